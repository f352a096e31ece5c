// Opens the page of a graph in Debian's Chromium and does what a reader would.
//
//   node page.mjs CHROMIUM PLAYWRIGHT PAGE.html SCREENSHOT.png
//
// PAGE.html is the order graph of a program with findings. Exit status 0: everything on the page does what it says, nothing was written to
// the console, and nothing was asked of the network.
import assert from 'node:assert/strict';
import path from 'node:path';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

const [chromium, playwright, page_file, screenshot] = process.argv.slice(2);
const {chromium: browser_type} = createRequire(import.meta.url)(path.resolve(playwright));
const url = pathToFileURL(path.resolve(page_file)).href;
const browser = await browser_type.launch({executablePath: chromium, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']});
const complaints = [], requests = [];
const tests = [];
const test = (name, run) => tests.push({name, run});

async function open(options = {}) {
  const context = await browser.newContext({viewport: {width: 1280, height: 860}, ...options});
  const page = await context.newPage();
  page.on('console', message => complaints.push(message.type() + ': ' + message.text()));
  page.on('pageerror', error => complaints.push(String(error)));
  page.on('request', request => request.url() === url || request.url().startsWith('data:') || requests.push(request.url()));
  await page.goto(url);
  return page;
}

const data = page => page.evaluate(() => JSON.parse(document.getElementById('data').textContent));
const classes = (page, name) => page.$$eval('g.node.' + name, all => all.map(n => Number(n.id.slice(1))).sort((a, b) => a - b));
const text = (page, id) => page.textContent('#' + id);
const box = page => page.$eval('#drawing svg', svg => svg.getAttribute('viewBox').split(' ').map(Number));

// The page forbids the evaluation of text, on which the driver's own waiting rests.
async function until(holds) {
  for (let i = 0; i < 100; i++) {
    if (await holds()) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  assert.fail('it never came true');
}

function reached(d, node, from, to) {
  const found = new Set(), queue = [node];
  while (queue.length) {
    const at = queue.pop();
    for (const e of d.edges) if (e.orders && e[from] === at && !found.has(e[to])) found.add(e[to]), queue.push(e[to]);
  }
  return [...found].sort((a, b) => a - b);
}

// A node that something is ordered before and something after.
function middle(d) {
  const at = d.nodes.findIndex((_, i) => reached(d, i, 'to', 'from').length && reached(d, i, 'from', 'to').length);
  assert.notEqual(at, -1);
  return at;
}

test('the finding is visible', async page => {
  const d = await data(page);
  assert.ok(d.findings.length > 0);
  assert.ok(await page.isVisible('.finding'));
  const shown = await text(page, 'findings');
  for (const f of d.findings) assert.ok(shown.includes(f.rule) && shown.includes(f.message));
  assert.equal(await page.title(), d.title);
  const wrong = d.nodes.findIndex(n => n.verdict === d.findings[0].rule);
  const place = await page.locator('#n' + wrong).boundingBox(), frame = await page.locator('#drawing').boundingBox();
  assert.ok(place.y >= frame.y && place.y + place.height <= frame.y + frame.height && place.x >= frame.x, 'the operation is in sight');
  assert.ok((await page.textContent('#n' + wrong)).includes(d.findings[0].rule), 'and says what is wrong');
  assert.ok(d.edges.some(e => e.missing), 'the missing edge is drawn');
  assert.ok((await page.textContent('#drawing svg')).includes('missing'));
});

test('every node and edge of the data is in the drawing', async page => {
  const d = await data(page);
  for (let i = 0; i < d.nodes.length; i++) assert.equal(await page.locator('#n' + i + '.node').count(), 1);
  for (let i = 0; i < d.edges.length; i++) assert.equal(await page.locator('#e' + i + '.edge').count(), 1);
});

test('hover lights up what is ordered before and after, and nothing else', async page => {
  const d = await data(page), node = middle(d);
  await page.hover('#n' + node);
  assert.deepEqual(await classes(page, 'before'), reached(d, node, 'to', 'from'));
  assert.deepEqual(await classes(page, 'after'), reached(d, node, 'from', 'to'));
  assert.deepEqual(await classes(page, 'here'), [node]);
  await page.mouse.move(5, 200);
  assert.deepEqual(await classes(page, 'here'), []);
});

test('a click shows the operation and its source line', async page => {
  const d = await data(page), node = d.nodes.findIndex(n => n.source && n.verdict);
  await page.click('#n' + node);
  const shown = await text(page, 'details');
  for (const part of [d.nodes[node].title, d.nodes[node].place, d.nodes[node].source, d.nodes[node].verdict, d.nodes[node].message])
    assert.ok(shown.includes(part), part);
});

test('the slider walks the witness', async page => {
  const d = await data(page), steps = d.findings[0].steps;
  assert.ok(steps.length > 1);
  for (let i = 0; i < steps.length; i++) {
    await page.locator('#slider').evaluate((slider, value) => {
      slider.value = value;
      slider.dispatchEvent(new Event('input'));
    }, i + 1);
    const shown = await text(page, 'step');
    assert.ok(shown.includes(steps[i].message) && shown.includes('step ' + (i + 1) + ' of ' + steps.length));
    assert.deepEqual(await classes(page, 'current'), steps[i].node < 0 ? [] : [steps[i].node]);
  }
  await page.click('#back');
  assert.ok((await text(page, 'step')).includes(steps[steps.length - 2].message));
  await page.click('#on');
  assert.ok((await text(page, 'step')).includes(steps[steps.length - 1].message));
});

test('search finds operations', async page => {
  const d = await data(page), word = d.nodes[0].title;
  await page.keyboard.press('/');
  await page.keyboard.type(word.toUpperCase());
  const expected = d.nodes.flatMap((n, i) => JSON.stringify(n).includes(word) ? [i] : []);
  assert.deepEqual(await classes(page, 'hit'), expected);
  assert.equal(await text(page, 'hits'), expected.length + ' found');
  await page.keyboard.press('Enter');
  assert.deepEqual(await classes(page, 'here'), [expected[0]]);
  await page.fill('#search', 'nothing is called this');
  assert.equal(await text(page, 'hits'), '0 found');
  await page.keyboard.press('Escape');
  assert.deepEqual(await classes(page, 'hit'), []);
});

test('zoom and pan', async page => {
  const before = await box(page);
  const frame = await page.locator('#drawing').boundingBox();
  await page.mouse.move(frame.x + 300, frame.y + 300);
  await page.mouse.wheel(0, -240);
  await until(async () => (await box(page))[2] < before[2]);
  const near = await box(page);
  await page.mouse.move(frame.x + 20, frame.y + frame.height - 20);
  await page.mouse.down();
  await page.mouse.move(frame.x + 120, frame.y + frame.height - 80, {steps: 4});
  await page.mouse.up();
  const moved = await box(page);
  assert.ok(moved[0] < near[0] && moved[1] > near[1]);
  assert.equal(moved[2], near[2]);
  await page.click('#fit');
  const whole = await box(page);
  await page.keyboard.press('+');
  assert.ok((await box(page))[2] < whole[2]);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  assert.deepEqual(await box(page), whole);
  await page.keyboard.press('s');
  assert.ok((await box(page))[1] > whole[1]);
});

test('everything can be done from the keyboard', async page => {
  const d = await data(page);
  await page.focus('#on');
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
  await page.focus('#n' + middle(d));
  assert.deepEqual(await classes(page, 'here'), [middle(d)]);
  await page.keyboard.press('Enter');
  assert.ok((await text(page, 'details')).includes(d.nodes[middle(d)].title));
  await page.keyboard.press('ArrowRight');
  assert.ok((await text(page, 'step')).includes('step 2 of'));
  await page.keyboard.press('ArrowLeft');
  assert.ok((await text(page, 'step')).includes('step 1 of'));
  await page.keyboard.press('Escape');
  assert.deepEqual(await classes(page, 'here'), []);
});

test('light and dark', async page => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  assert.equal(light, 'rgb(255, 255, 255)');
  await page.click('#theme');
  assert.notEqual(await background(), light);
  await page.keyboard.press('t');
  assert.equal(await background(), light);
  await page.emulateMedia({colorScheme: 'dark'});
  await until(() => page.evaluate(() => document.documentElement.classList.contains('dark')));
});

test('nothing can be fetched', async page => {
  const fetched = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(() => true, () => false));
  assert.equal(fetched, false);
  assert.ok(complaints.length > 0, 'the policy of the page forbids it');
  complaints.length = 0; // this test asked for it
});

let failures = 0;
for (const {name, run} of tests) {
  const page = await open();
  try {
    await run(page);
    assert.deepEqual(complaints, [], 'the console');
    assert.deepEqual(requests, [], 'the network');
    console.log('ok   ' + name);
  } catch (error) {
    failures++;
    console.log('FAIL ' + name + '\n' + error.stack);
  }
  complaints.length = requests.length = 0;
  await page.context().close();
}

const page = await open();
await page.hover('#n' + middle(await data(page)));
await page.screenshot({path: screenshot});
await page.context().close();
const dark = await open({colorScheme: 'dark'});
await dark.screenshot({path: screenshot.replace(/\.png$/, '-dark.png')});
await browser.close();
console.log(failures + ' of ' + tests.length + ' failed');
process.exit(failures ? 1 : 0);
