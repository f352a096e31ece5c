// Validates documents against a JSON schema, by ajv: node ajv.js SCHEMA FILE...
"use strict";
const fs = require("fs");
const Ajv = require("ajv");

const [schema, ...files] = process.argv.slice(2);
const validate = new Ajv({ allErrors: true }).compile(JSON.parse(fs.readFileSync(schema, "utf8")));
let findings = 0;
for (const file of files) {
  const report = JSON.parse(fs.readFileSync(file, "utf8"));
  if (!validate(report)) {
    for (const error of validate.errors.slice(0, 20)) console.error(`${file}: ${error.dataPath} ${error.message} ${JSON.stringify(error.params)}`);
    process.exit(1);
  }
  findings += report.files.reduce((sum, of) => sum + of.findings.length, 0);
}
console.log(`${files.length} reports, ${findings} findings, as the schema says`);
