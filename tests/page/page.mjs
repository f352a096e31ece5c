// Opens the page of a graph in Debian's Chromium and does what a reader would.
//
//   node page.mjs CHROMIUM PLAYWRIGHT PAGE.html SCREENSHOT.png
//
// PAGE.html is the order graph of a program with findings. Exit status 0: everything on the page does what it says, no two texts or boxes
// lie on each other, axe has no complaint, nothing was written to the console, and nothing was asked of the network. axe-core lies beside
// PLAYWRIGHT.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

const [chromium, playwright, page_file, screenshot] = process.argv.slice(2);
const {chromium: browser_type} = createRequire(import.meta.url)(path.resolve(playwright));
const url = pathToFileURL(path.resolve(page_file)).href;
const browser = await browser_type.launch({executablePath: chromium, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']});
const axe = readFileSync(path.join(path.resolve(playwright), '../axe-core/axe.min.js'), 'utf8');
const complaints = [], requests = [];
const tests = [];
const test = (name, run) => tests.push({name, run});

async function open(options = {}) {
  const {hash, ...rest} = options;
  const context = await browser.newContext({viewport: {width: 1400, height: 860}, ...rest});
  const page = await context.newPage();
  page.on('console', message => complaints.push(message.type() + ': ' + message.text()));
  page.on('pageerror', error => complaints.push(String(error)));
  page.on('request', request => request.url().split('#')[0] === url || request.url().startsWith('data:') || requests.push(request.url()));
  await page.goto(url + (hash || ''));
  return page;
}

// The page as it is when it was just opened. A process of the browser for each test would take most of the time.
let used;
async function afresh() {
  used ||= await open();
  await used.goto('about:blank');
  await used.setViewportSize({width: 1400, height: 860});
  await used.emulateMedia({colorScheme: null, media: null, reducedMotion: null});
  await used.mouse.move(0, 0);
  await used.goto(url);
  return used;
}

const data = async page => (await page.evaluate(() => JSON.parse(document.getElementById('data').textContent))).graphs[0];
const classes = (page, name) => page.$$eval('g.node.' + name, all => all.map(n => Number(n.id.slice(1))).sort((a, b) => a - b));
const text = (page, id) => page.textContent('#' + id);
const named = n => n.title + n.arguments;
const seen = d => d.nodes.flatMap((n, i) => n.fold === null ? [i] : []);
// How the drawing is moved and zoomed: {x, y, k}.
const view = page => page.$eval('#view', g => {
  const m = g.transform.baseVal.consolidate().matrix;
  return {x: m.e, y: m.f, k: m.a};
});

// Texts and boxes that lie on each other: each node, and each text that stands outside of nodes.
const overlaps = page => page.evaluate(() => {
  const boxes = [...document.querySelectorAll('#view .node rect.own, #view .edge text, #view .lane text, #view .region text')].map(e => ({what: e.textContent || e.parentNode.id, box: e.getBoundingClientRect()}));
  const found = [];
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach(b => {
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left), high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (wide > 2 && high > 3) found.push(a.what + ' on ' + b.what);
  }));
  for (const text of document.querySelectorAll('#view .node text')) {
    const own = text.getBoundingClientRect(), node = text.parentNode.querySelector('rect.own').getBoundingClientRect();
    if (own.left < node.left - 1 || own.right > node.right + 1 || own.bottom > node.bottom + 2) found.push(text.textContent + ' beyond its box');
  }
  return found;
});
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
  const at = seen(d).find(i => reached(d, i, 'to', 'from').length && reached(d, i, 'from', 'to').length);
  assert.notEqual(at, undefined);
  return at;
}

test('the finding is visible, and can be read', async page => {
  const d = await data(page);
  assert.ok(d.findings.length > 0);
  assert.equal(await page.locator('.finding').count(), d.findings.length);
  const shown = await text(page, 'findings');
  for (const f of d.findings) assert.ok(shown.includes(f.rule) && shown.includes('line ' + f.place.split(':').pop()) && shown.includes(f.function));
  for (const height of await page.$$eval('.finding', all => all.map(b => b.clientHeight))) assert.ok(height < 40, 'one line each');
  assert.ok((await text(page, 'message')).includes(d.findings[0].message));
  assert.equal(await page.title(), d.title);
  const wrong = d.findings[0].node;
  const place = await page.locator('#n' + wrong).boundingBox(), frame = await page.locator('#drawing').boundingBox();
  assert.ok(place.y >= frame.y && place.y + place.height <= frame.y + frame.height && place.x >= frame.x, 'the operation is in sight');
  assert.ok((await page.textContent('#n' + wrong)).includes(d.findings[0].rule), 'and says what is wrong');
  assert.ok((await view(page)).k >= 1, 'no text is smaller than its 12 pixels');
  const sizes = await page.$$eval('#view text', all => all.map(t => parseFloat(getComputedStyle(t).fontSize)));
  assert.ok(sizes.every(size => size >= 12), 'which they are');
  assert.ok(d.edges.some(e => e.kind === 'missing'), 'the missing edge is drawn');
  assert.ok((await page.textContent('#view')).includes('missing'));
});

for (const viewport of [{width: 1400, height: 860}, {width: 400, height: 800}])
  test('nothing lies on something else at ' + viewport.width + ' pixels', async page => {
    await page.setViewportSize(viewport);
    assert.deepEqual(await overlaps(page), []);
  });

test('every node and edge of the data is in the drawing', async page => {
  const d = await data(page);
  for (const i of seen(d)) assert.equal(await page.locator('#n' + i + '.node').count(), 1);
  if (d.nodes.every(n => n.fold === null && !n.copies)) for (let i = 0; i < d.edges.length; i++) assert.equal(await page.locator('#e' + i + '.edge').count(), 1);
  for (const region of d.regions.filter((_, i) => d.nodes.some(n => n.region === i))) assert.ok((await page.textContent('#view')).includes(region.title));
});

test('hover lights up what is ordered before and after, and nothing else', async page => {
  const d = await data(page), node = middle(d), shown = new Set(seen(d));
  await page.keyboard.press('0');
  await page.locator('#n' + node).hover();
  assert.deepEqual(await classes(page, 'before'), reached(d, node, 'to', 'from').filter(i => shown.has(i)));
  assert.deepEqual(await classes(page, 'after'), reached(d, node, 'from', 'to').filter(i => shown.has(i)));
  assert.deepEqual(await classes(page, 'here'), [node]);
  await page.mouse.move(5, 5);
  assert.deepEqual(await classes(page, 'here'), []);
});

test('an edge says what makes it', async page => {
  const d = await data(page), edge = d.edges.findIndex(e => e.orders && e.how && seen(d).includes(e.from) && seen(d).includes(e.to));
  await page.$eval('#e' + edge + ' .hit', e => e.dispatchEvent(new PointerEvent('pointerenter')));
  const e = d.edges[edge];
  assert.equal(await text(page, 'tip'), 'orders ' + named(d.nodes[e.from]) + ' before ' + named(d.nodes[e.to]) + ': ' + e.how);
  await page.$eval('#e' + edge + ' .hit', e => e.dispatchEvent(new PointerEvent('pointerleave')));
  assert.equal(await text(page, 'tip'), '');
});

test('what orders A before B?', async page => {
  const d = await data(page), node = middle(d), before = reached(d, node, 'to', 'from').filter(i => seen(d).includes(i))[0];
  const apart = [];
  for (const a of seen(d)) for (const b of seen(d)) if (a < b && !reached(d, a, 'from', 'to').includes(b) && !reached(d, b, 'from', 'to').includes(a)) apart.push([a, b]);
  await page.click('#ask');
  await page.locator('#n' + node).press('Enter');
  await page.locator('#n' + before).press('Enter');
  const answer = await text(page, 'answer');
  assert.ok(answer.startsWith(named(d.nodes[before]) + ' is ordered before ' + named(d.nodes[node])), answer);
  assert.ok(await page.locator('#answer li').count() >= 1);
  if (apart.length) {
    await page.locator('#n' + apart[0][0]).press('Enter');
    await page.locator('#n' + apart[0][1]).press('Enter');
    assert.ok((await text(page, 'answer')).startsWith('nothing: racing'));
  }
  await page.keyboard.press('Escape');
  assert.equal(await page.isVisible('#answer'), false);
});

test('lanes and kinds of edges can be hidden', async page => {
  const d = await data(page), lane = d.nodes[seen(d)[0]].lane, kind = d.edges[0].kind;
  const of_lane = seen(d).filter(i => d.nodes[i].lane === lane);
  await page.locator('#lanes label', {hasText: d.lanes[lane].title}).first().locator('input').uncheck();
  for (const i of of_lane) assert.equal(await page.locator('#n' + i).count(), 0);
  await page.locator('#lanes label', {hasText: d.lanes[lane].title}).first().locator('input').check();
  for (const i of of_lane) assert.equal(await page.locator('#n' + i).count(), 1);
  await page.locator('#legend input').first().uncheck();
  assert.ok(await page.locator('g.edge').count() < d.edges.length, kind);
});

test('a link opens a finding', async page => {
  const d = await data(page), last = d.findings.length;
  assert.ok((await page.evaluate(() => location.hash)).includes('finding=1'));
  const other = await open({hash: '#finding=' + last});
  assert.ok((await text(other, 'message')).includes(d.findings[last - 1].message));
  await other.context().close();
});

test('it prints on one page', async page => {
  const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
  assert.equal((pdf.match(/\/Type\s*\/Page\b(?!s)/g) || []).length, 1);
});

test('axe has no complaint, in both colour schemes', async page => {
  for (const dark of [false, true]) {
    await page.evaluate(on => document.documentElement.classList.toggle('dark', on), dark);
    await page.evaluate(axe);
    const result = await page.evaluate(() => axe.run(document, {resultTypes: ['violations']}));
    assert.deepEqual(result.violations.map(v => v.id + ': ' + v.nodes.map(n => n.html.slice(0, 120)).join('; ')), []);
  }
});

test('a click shows the operation and its source line', async page => {
  const d = await data(page), node = d.nodes.findIndex(n => n.source && n.verdict);
  await page.keyboard.press('0');
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
    assert.deepEqual(await classes(page, 'current'), steps[i].node === null ? [] : [steps[i].node]);
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
  const expected = d.nodes.flatMap((n, i) => [named(n), n.text, n.place, n.source, n.verdict, d.lanes[n.lane].title].join(' ').includes(word) ? [i] : []);
  assert.deepEqual(await classes(page, 'hit'), expected);
  assert.equal(await text(page, 'hits'), expected.length + ' found');
  await page.keyboard.press('Enter');
  assert.deepEqual(await classes(page, 'here'), [expected[0]]);
  await page.fill('#search', 'nothing is called this');
  assert.equal(await text(page, 'hits'), '0 found');
  await page.keyboard.press('Escape');
  assert.deepEqual(await classes(page, 'hit'), []);
});

test('zoom and pan by wheel, mouse and keys', async page => {
  const before = await view(page), frame = await page.locator('#drawing').boundingBox();
  await page.mouse.move(frame.x + 300, frame.y + 300);
  await page.mouse.wheel(0, -240);
  await until(async () => (await view(page)).k > before.k);
  const near = await view(page);
  await page.mouse.move(frame.x + 8, frame.y + frame.height - 60);
  await page.mouse.down();
  await page.mouse.move(frame.x + 108, frame.y + frame.height - 120, {steps: 4});
  await page.mouse.up();
  const moved = await view(page);
  assert.ok(moved.x > near.x && moved.y < near.y);
  assert.equal(moved.k, near.k);
  await page.click('#fit');
  const whole = await view(page);
  await page.keyboard.press('+');
  assert.ok((await view(page)).k > whole.k);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  assert.deepEqual(await view(page), whole);
  await page.keyboard.press('s');
  assert.ok((await view(page)).y < whole.y);
});

test('a pinch changes the scale', async () => {
  const page = await open({viewport: {width: 400, height: 800}, hasTouch: true, isMobile: true});
  const before = await view(page), frame = await page.locator('#drawing').boundingBox(), x = frame.x + frame.width / 2, y = frame.y + frame.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type, apart) => session.send('Input.dispatchTouchEvent', {type, touchPoints: apart ? [{x: x - apart, y, id: 0}, {x: x + apart, y, id: 1}] : []});
  await touch('touchStart', 30);
  for (let apart = 40; apart <= 90; apart += 10) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await until(async () => (await view(page)).k > 1.5 * before.k);
  await page.context().close();
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

test('what is folded can be opened', async page => {
  const d = await data(page), fold = d.nodes.findIndex(n => n.copies);
  if (fold < 0) return;
  const hidden = d.nodes.flatMap((n, i) => n.fold === fold ? [i] : []);
  assert.equal(hidden.length, d.nodes[fold].copies - 1);
  assert.ok((await page.textContent('#n' + fold)).includes('×' + d.nodes[fold].copies));
  await page.locator('#n' + fold).press('Enter');
  await page.click('#details .unfold');
  for (const i of hidden) assert.equal(await page.locator('#n' + i).count(), 1);
  assert.deepEqual(await overlaps(page), []);
  await page.click('#details .unfold');
  for (const i of hidden) assert.equal(await page.locator('#n' + i).count(), 0);
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
  const page = await afresh();
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
}

const page = await afresh();
await page.keyboard.press('0');
await page.locator('#n' + middle(await data(page))).hover();
await page.screenshot({path: screenshot});
await page.setViewportSize({width: 400, height: 800});
await page.goto(url);
await page.screenshot({path: screenshot.replace(/\.png$/, '-small.png')});
await page.setViewportSize({width: 1400, height: 860});
await page.emulateMedia({colorScheme: 'dark'});
await page.goto(url);
await page.screenshot({path: screenshot.replace(/\.png$/, '-dark.png')});
await browser.close();
console.log(failures + ' of ' + tests.length + ' failed');
process.exit(failures ? 1 : 0);
