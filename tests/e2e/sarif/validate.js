// Validates SARIF documents against the schema of the standard, with its formats, by ajv.
//
// usage: node validate.js FILE...
"use strict";
const fs = require("fs");
const path = require("path");
const Ajv = require("ajv");

const schema = JSON.parse(fs.readFileSync(path.join(__dirname, "sarif-schema-2.1.0.json"), "utf8").replace(/^\uFEFF/, ""));
schema.$schema = "http://json-schema.org/draft-07/schema#"; // the dialect of the standard; nothing in it is newer
const ajv = new Ajv({ allErrors: true, format: "full" });
const validate = ajv.compile(schema);

let failures = 0;
for (const file of process.argv.slice(2)) {
  if (validate(JSON.parse(fs.readFileSync(file, "utf8")))) continue;
  failures++;
  for (const error of validate.errors.slice(0, 20)) console.error(`${file}: ${error.dataPath} ${error.message} ${JSON.stringify(error.params)}`);
}
process.exit(failures ? 1 : 0);
