'use strict';
// The page around a drawing: data is what the program knows of it; all text goes in as text, never as markup.
const data = JSON.parse(document.getElementById('data').textContent);
const at = id => document.getElementById(id);
const drawing = at('drawing'), svg = drawing.querySelector('svg');
const nodes = data.nodes.map((_, i) => at('n' + i));
const edges = data.edges.map((_, i) => at('e' + i));
data.edges.forEach((e, i) => e.missing && edges[i].classList.add('lack'));

function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

// ---- what is ordered before and after a node

const onward = data.nodes.map(() => []), backward = data.nodes.map(() => []);
data.edges.forEach((e, i) => {
  if (!e.orders) return;
  onward[e.from].push({node: e.to, edge: i});
  backward[e.to].push({node: e.from, edge: i});
});

function reach(from, arcs) {
  const found = {nodes: new Set(), edges: new Set()}, queue = [from];
  while (queue.length) {
    for (const arc of arcs[queue.pop()]) {
      found.edges.add(arc.edge);
      if (!found.nodes.has(arc.node)) found.nodes.add(arc.node), queue.push(arc.node);
    }
  }
  return found;
}

let chosen = -1;

function unlight() {
  drawing.classList.remove('lit');
  nodes.forEach(n => n && n.classList.remove('before', 'after', 'here'));
  edges.forEach(e => e && e.classList.remove('way'));
}

function light(node) {
  unlight();
  if (node < 0) return;
  const before = reach(node, backward), after = reach(node, onward);
  drawing.classList.add('lit');
  nodes[node].classList.add('here');
  before.nodes.forEach(n => nodes[n].classList.add('before'));
  after.nodes.forEach(n => nodes[n].classList.add('after'));
  before.edges.forEach(e => edges[e].classList.add('way'));
  after.edges.forEach(e => edges[e].classList.add('way'));
}

// ---- details

function show(node) {
  chosen = node;
  const details = at('details'), n = data.nodes[node];
  details.replaceChildren();
  if (!n) {
    details.append(make('p', 'soft', 'Click an operation, or press Enter on it.'));
    return;
  }
  details.append(make('b', '', n.title + n.arguments), make('div', 'soft', [n.place, n.lane].filter(Boolean).join(' · ')));
  if (n.text) details.append(make('div', 'source', n.text));
  if (n.source) details.append(make('div', 'source', n.source));
  if (n.verdict) details.append(make('p', 'wrong', n.verdict));
  if (n.message) details.append(make('p', '', n.message));
  data.edges.forEach(e => e.missing && (e.from === node || e.to === node) && details.append(make('p', 'wrong', 'missing: ' + e.label)));
  details.append(make('p', 'soft', reach(node, backward).nodes.size + ' ordered before it, ' + reach(node, onward).nodes.size + ' after it'));
}

nodes.forEach((element, i) => {
  if (!element) return;
  element.setAttribute('tabindex', '0');
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', [data.nodes[i].title + data.nodes[i].arguments, data.nodes[i].place, data.nodes[i].verdict].filter(Boolean).join(', '));
  element.addEventListener('pointerenter', () => dragged || light(i));
  element.addEventListener('pointerleave', () => light(chosen));
  element.addEventListener('focus', () => light(i));
  element.addEventListener('blur', () => light(chosen));
  element.addEventListener('click', () => moved || (show(i), light(i)));
  element.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    show(i);
  });
});

// ---- moving about: the part of the drawing that is seen is the view box

const whole = svg.viewBox.baseVal, home = {x: whole.x, y: whole.y, width: whole.width, height: whole.height};
svg.removeAttribute('width');
svg.removeAttribute('height');
let view = {...home};

function look() { svg.setAttribute('viewBox', [view.x, view.y, view.width, view.height].join(' ')); }

function scale() { return Math.max(view.width / drawing.clientWidth, view.height / drawing.clientHeight); }

// By `factor`, so that the point (x, y) of the drawing stays where it is.
function zoom(factor, x = view.x + view.width / 2, y = view.y + view.height / 2) {
  const width = Math.min(Math.max(view.width * factor, home.width / 60), home.width * 4), by = width / view.width;
  view = {x: x - (x - view.x) * by, y: y - (y - view.y) * by, width, height: view.height * by};
  look();
}

function point(event) { return new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse()); }

function fit() {
  view = {...home};
  look();
}

// The whole, but no larger than is of use and no smaller than can be read: then it begins at the top.
function start() {
  const large = 1.35, small = 0.65, whole = Math.max(home.width / drawing.clientWidth, home.height / drawing.clientHeight);
  const readable = Math.min(Math.max(whole, 1 / large), 1 / small);
  const height = drawing.clientHeight * readable;
  view = {x: home.x - (drawing.clientWidth * readable - home.width) / 2, y: height > home.height ? home.y - (height - home.height) / 2 : home.y, width: drawing.clientWidth * readable, height};
  look();
}

// Into sight, without a jump where it is in sight already.
function reveal(node) {
  const element = nodes[node];
  if (!element) return;
  const box = element.getBoundingClientRect(), frame = drawing.getBoundingClientRect();
  const inside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  if (inside) return;
  const to = point({clientX: box.left + box.width / 2, clientY: box.top + box.height / 2});
  view.x = to.x - view.width / 2;
  view.y = to.y - view.height / 2;
  look();
}

drawing.addEventListener('wheel', event => {
  event.preventDefault();
  const p = point(event);
  zoom(Math.exp(Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 120) / 500), p.x, p.y);
}, {passive: false});

let dragged = null, moved = false;
drawing.addEventListener('pointerdown', event => {
  if (event.button !== 0) return;
  dragged = {x: event.clientX, y: event.clientY, view: {...view}};
  moved = false;
});
window.addEventListener('pointermove', event => {
  if (!dragged) return;
  const dx = event.clientX - dragged.x, dy = event.clientY - dragged.y, by = scale();
  if (Math.abs(dx) + Math.abs(dy) > 4) moved = true, drawing.classList.add('dragging');
  if (!moved) return;
  view.x = dragged.view.x - dx * by;
  view.y = dragged.view.y - dy * by;
  look();
});
window.addEventListener('pointerup', () => {
  dragged = null;
  drawing.classList.remove('dragging');
  setTimeout(() => moved = false);
});
at('in').addEventListener('click', () => zoom(0.8));
at('out').addEventListener('click', () => zoom(1.25));
at('fit').addEventListener('click', fit);

// ---- search

let hits = [], hit = -1;

function search(words) {
  const wanted = words.trim().toLowerCase();
  hits = [];
  hit = -1;
  data.nodes.forEach((n, i) => {
    const text = [n.title + n.arguments, n.text, n.place, n.source, n.verdict, n.lane].join(' ').toLowerCase();
    const found = wanted !== '' && text.includes(wanted);
    if (nodes[i]) nodes[i].classList.toggle('hit', found);
    if (found) hits.push(i);
  });
  at('hits').textContent = wanted === '' ? '' : hits.length + ' found';
}

at('search').addEventListener('input', event => search(event.target.value));
at('search').addEventListener('keydown', event => {
  if (event.key !== 'Enter' || !hits.length) return;
  hit = (hit + (event.shiftKey ? hits.length - 1 : 1)) % hits.length;
  show(hits[hit]);
  light(hits[hit]);
  reveal(hits[hit]);
});

// ---- findings, and the steps that lead to them

let finding = -1;

function walk(step) {
  const steps = data.findings[finding].steps, here = at('step');
  const number = Math.min(Math.max(step, 1), steps.length), it = steps[number - 1];
  at('slider').value = number;
  nodes.forEach(n => n && n.classList.remove('current'));
  here.replaceChildren(make('b', '', 'step ' + number + ' of ' + steps.length + ': ' + it.message), make('div', 'soft', it.place));
  if (it.source) here.append(make('div', 'source', it.source));
  if (it.node < 0) return;
  nodes[it.node].classList.add('current');
  reveal(it.node);
}

function choose(index) {
  finding = index;
  at('slider').max = data.findings[index].steps.length;
  document.querySelectorAll('.finding').forEach((b, i) => b.setAttribute('aria-pressed', i === index));
  walk(1);
}

data.findings.forEach((f, i) => {
  const button = make('button', 'finding ' + f.severity);
  button.append(make('b', '', (f.severity === 'error' ? '✗ ' : f.severity === 'warning' ? '⚠ ' : '? ') + f.rule), make('span', '', f.message));
  button.addEventListener('click', () => choose(i));
  at('findings').append(button);
});
at('found').hidden = !data.findings.length;
at('slider').addEventListener('input', event => walk(Number(event.target.value)));
at('back').addEventListener('click', () => walk(Number(at('slider').value) - 1));
at('on').addEventListener('click', () => walk(Number(at('slider').value) + 1));

// ---- legend

const space = 'http://www.w3.org/2000/svg';
data.arrows.forEach(a => {
  const row = make('div'), picture = document.createElementNS(space, 'svg');
  a.color.split(':').forEach((color, i, all) => {
    const line = document.createElementNS(space, 'line'), y = 7 + (i - (all.length - 1) / 2) * 2;
    for (const [name, value] of Object.entries({x1: 2, x2: 42, y1: y, y2: y, stroke: color, 'stroke-width': a.width})) line.setAttribute(name, value);
    line.style.stroke = color;
    if (a.style !== 'solid') line.setAttribute('stroke-dasharray', a.style === 'dotted' ? '1 4' : '6 4');
    picture.append(line);
  });
  row.append(picture, make('span', '', a.meaning));
  at('legend').append(row);
});
data.remarks.forEach(text => at('legend').append(make('p', 'wrong', text)));

// ---- light and dark

function theme(dark) { document.documentElement.classList.toggle('dark', dark); }
const wish = matchMedia('(prefers-color-scheme: dark)');
theme(wish.matches);
wish.addEventListener('change', event => theme(event.matches));
at('theme').addEventListener('click', () => document.documentElement.classList.toggle('dark'));

// ---- keys

const keys = {
  '/': () => at('search').focus(),
  '+': () => zoom(0.8), '=': () => zoom(0.8), '-': () => zoom(1.25), '0': fit,
  t: () => document.documentElement.classList.toggle('dark'),
  w: () => move(0, -1), s: () => move(0, 1), a: () => move(-1, 0), d: () => move(1, 0),
  ArrowRight: () => finding >= 0 && walk(Number(at('slider').value) + 1),
  ArrowLeft: () => finding >= 0 && walk(Number(at('slider').value) - 1),
};

function move(x, y) {
  view.x += x * view.width / 10;
  view.y += y * view.height / 10;
  look();
}

document.addEventListener('keydown', event => {
  if (event.key === 'Escape') {
    at('search').value = '';
    search('');
    show(-1);
    unlight();
    if (document.activeElement) document.activeElement.blur();
    return;
  }
  if (event.target.tagName === 'INPUT' || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

document.title = data.title;
at('title').textContent = data.title;
start();
if (data.findings.length) choose(0);
reveal(data.nodes.findIndex(n => n.verdict && n.message));
