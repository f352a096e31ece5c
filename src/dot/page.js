// The page of a graph: data is what the program knows of it; all text goes in as text, never as markup. d3 moves and zooms it.
const data = JSON.parse(document.getElementById('data').textContent);
const at = id => document.getElementById(id);
const drawing = at('drawing'), space = 'http://www.w3.org/2000/svg';

function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

function shape(tag, attributes, parent, text) {
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  if (parent) parent.append(element);
  return element;
}

// ---- what is seen of which graph

let graph = data.graphs[0], pass = 0, placed = null;
let opened = new Set(), hiddenLanes = new Set(), onward = [], backward = [];
const hiddenKinds = new Set();
let nodes = [], edges = []; // their elements, where they are seen

const isFolded = i => graph.nodes[i].fold !== null && !opened.has(graph.nodes[i].fold);
const isSeen = i => !isFolded(i) && !hiddenLanes.has(graph.nodes[i].lane);
const end = i => { const shown = isFolded(i) ? graph.nodes[i].fold : i; return hiddenLanes.has(graph.nodes[shown].lane) ? -1 : shown; };

const svg = shape('svg', {role: 'group', 'aria-label': 'the graph'}, drawing), defs = shape('defs', {}, svg), view = shape('g', {id: 'view'}, svg);

// ---- heads of edges, by form and colour; the colours are those of the style sheet

const colors = {'#7a7f87': 'gray', '#0072b2': 'blue', '#b06f00': 'orange', '#007a5a': 'green', '#9a4f83': 'purple', '#c8102e': 'red', '#5b3f98': 'violet'};
const colorOf = arrow => 'var(--' + (colors[arrow.color.split(':')[0]] || 'gray') + ')';
const triangle = 'M0,1 L9,5 L0,9 Z';
const heads = {
  normal: {d: triangle, filled: true}, onormal: {d: triangle}, vee: {d: 'M0,1 L9,5 L0,9 M9,5 L0,5', open: true}, normalnormal: {d: 'M0,1 L6,5 L0,9 Z M6,1 L12,5 L6,9 Z', filled: true, width: 12},
  box: {d: 'M1,1 H9 V9 H1 Z', filled: true}, odiamond: {d: 'M0,5 L5,1 L10,5 L5,9 Z'}, odot: {d: 'M1,5 a4,4 0 1,0 8,0 a4,4 0 1,0 -8,0'}, tee: {d: 'M8,0 V10', open: true}, curve: {d: 'M4,0 A5,5 0 0,1 4,10', open: true},
};
const markers = new Set();

function marker(arrow, where) {
  const head = heads[arrow.head];
  if (!head) return '';
  const id = 'h-' + arrow.head + '-' + (colors[arrow.color.split(':')[0]] || 'gray'), width = head.width || 10;
  if (!markers.has(id)) {
    markers.add(id);
    const m = shape('marker', {id, viewBox: '0 0 ' + width + ' 10', refX: head.open && arrow.head !== 'vee' ? 8 : width - 1, refY: 5, markerWidth: width, markerHeight: 10, markerUnits: 'userSpaceOnUse', orient: 'auto'}, where);
    const path = shape('path', {d: head.d, 'stroke-width': 1.6}, m);
    path.style.stroke = colorOf(arrow);
    path.style.fill = head.filled ? colorOf(arrow) : head.open ? 'none' : 'var(--page)';
  }
  return 'url(#' + id + ')';
}

// A line as its kind is drawn: two beside each other are one on top of a wider one.
function strokes(arrow, d, parent) {
  const double = arrow.color.includes(':'), width = Number(arrow.width), lines = [];
  const line = shape('path', {class: 'line', d, 'stroke-width': double ? 4.2 : width}, parent);
  line.style.stroke = colorOf(arrow);
  if (arrow.style === 'dashed') line.setAttribute('stroke-dasharray', '7 4');
  if (arrow.style === 'dotted') line.setAttribute('stroke-dasharray', '1.5 4');
  lines.push(line);
  if (double) {
    const inner = shape('path', {class: 'inner', d, 'stroke-width': 1.6, fill: 'none'}, parent);
    inner.style.stroke = 'var(--page)';
    lines.push(inner);
  }
  const url = marker(arrow, defs);
  if (url) lines[lines.length - 1].setAttribute('marker-end', url);
  return line;
}

// ---- drawing

function putLines(lines, x, y, anchor, parent) {
  for (const line of lines) {
    const style = STYLES[line.style];
    if (!line.text) {
      y += style.height;
      continue;
    }
    const text = shape('text', {class: 't-' + line.style, x, y: y + style.size, 'text-anchor': anchor}, parent);
    if (line.more) {
      shape('tspan', {}, text, line.text);
      shape('tspan', {class: 't-args'}, text, line.more);
    } else {
      text.textContent = line.text;
    }
    y += style.height;
  }
}

const nameOf = i => graph.nodes[i].title + graph.nodes[i].arguments;
const arrowOf = edge => data.arrows[edge.kind];

function words(edge) {
  const from = nameOf(edge.from), to = nameOf(edge.to), how = edge.how || edge.label || arrowOf(edge).meaning;
  if (edge.kind === 'missing') return 'missing between ' + from + ' and ' + to + ': ' + edge.label;
  return (edge.orders ? 'orders ' + from + ' before ' + to : from + ' to ' + to) + ': ' + how;
}

function drawEdge(route) {
  const edge = graph.edges[route.edge], g = shape('g', {class: 'edge ' + edge.kind, id: 'e' + route.edge}, view);
  const d = 'M' + route.points.map(p => p.x.toFixed(1) + ',' + p.y.toFixed(1)).join(' L');
  strokes(arrowOf(edge), d, g);
  const hit = shape('path', {class: 'hit', d}, g);
  const say = on => { at('tip').textContent = on ? words(edge) : ''; g.classList.toggle('pointed', on); };
  hit.addEventListener('pointerenter', () => say(true));
  hit.addEventListener('pointerleave', () => say(false));
  shape('title', {}, g, words(edge));
  if (route.text) putLines(route.text.lines, route.text.x, route.text.y, 'start', g);
  edges[route.edge] = g;
}

function drawNode(i) {
  const n = graph.nodes[i], b = placed.box.get(i), folds = n.copies && !opened.has(i);
  const g = shape('g', {class: ['node', n.kind, n.mark, folds ? 'folds' : ''].filter(Boolean).join(' '), id: 'n' + i, tabindex: 0, role: 'button',
    'aria-label': [nameOf(i) + (n.copies ? ', ' + n.copies + ' times' : ''), n.place, n.verdict].filter(Boolean).join(', ')}, view);
  if (folds) shape('rect', {class: 'back', x: b.x + 4, y: b.y + 4, width: b.width, height: b.height, rx: n.kind === 'work' ? 9 : 0}, g);
  shape('rect', {class: 'own', x: b.x, y: b.y, width: b.width, height: b.height, rx: n.kind === 'work' ? 9 : n.kind === 'event' ? b.height / 2 : 0}, g);
  const left = n.kind === 'block';
  putLines(placed.lines.get(i), left ? b.x + 9 : b.x + b.width / 2, b.y + 4, left ? 'start' : 'middle', g);
  g.addEventListener('pointerenter', () => light(i));
  g.addEventListener('pointerleave', () => light(chosen));
  g.addEventListener('focus', () => light(i));
  g.addEventListener('blur', () => light(chosen));
  g.addEventListener('click', () => pick(i));
  g.addEventListener('dblclick', event => { event.stopPropagation(); unfold(i); });
  g.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pick(i);
  });
  nodes[i] = g;
}

function drawBox(b, className) {
  const g = shape('g', {class: className}, view);
  shape('rect', {x: b.x, y: b.y, width: b.width, height: b.height, rx: 8}, g);
  return g;
}

function draw() {
  placed = arrange(graph, isSeen, end, edge => !hiddenKinds.has(edge.kind));
  view.replaceChildren();
  nodes = [];
  edges = [];
  graph.lanes.forEach((lane, i) => {
    const b = placed.laneBox[i];
    if (!b) return;
    const whole = lane.parent === null;
    putLines(b.lines, whole ? b.x + 10 : b.x + b.width / 2, b.y + 2, whole ? 'start' : 'middle', drawBox(b, 'lane ' + lane.kind));
  });
  graph.regions.forEach((region, i) => placed.regionBox[i] && putLines(placed.regionBox[i].lines, placed.regionBox[i].x + 6, placed.regionBox[i].y + 2, 'start', drawBox(placed.regionBox[i], region.loop ? 'region loop' : 'region')));
  placed.routes.forEach(drawEdge);
  placed.shown.forEach(drawNode);
}

// ---- moving about

const zoom = d3.zoom().scaleExtent([0.02, 8]).on('zoom', event => {
  view.setAttribute('transform', event.transform);
  drawing.dataset.scale = event.transform.k;
});
const picture = d3.select(svg).call(zoom).on('dblclick.zoom', null);
const frame = () => ({width: drawing.clientWidth || 1, height: drawing.clientHeight || 1});
const transform = () => d3.zoomTransform(svg);

function show(box, least, most) {
  const f = frame(), fits = Math.min(f.width / (box.width + 30), f.height / (box.height + 30)), k = Math.max(least, Math.min(most, fits));
  const x = (f.width - box.width * k) / 2 - box.x * k, y = (f.height - box.height * k) / 2 - box.y * k;
  const wide = box.width * k > f.width, high = box.height * k > f.height;
  picture.call(zoom.transform, d3.zoomIdentity.translate(wide ? 15 - box.x * k : x, high ? 15 - box.y * k : y).scale(k));
}

const wholeBox = () => ({x: 0, y: 0, width: placed.whole.width, height: placed.whole.height});
const fit = () => show(wholeBox(), 0.02, 1.5);

// The whole where it can be read, else what the finding is about, else the finding: no text is smaller than its 12 pixels.
function start() {
  const f = frame(), steps = finding < 0 ? [] : graph.findings[finding].steps.map(s => s.node).filter(i => i !== null && placed.box.has(end(i))).map(i => placed.box.get(end(i)));
  if (placed.whole.width <= f.width && placed.whole.height <= f.height) return show(wholeBox(), 1, 1.4);
  const x = Math.min(...steps.map(b => b.x)), y = Math.min(...steps.map(b => b.y));
  const around = {x, y, width: Math.max(...steps.map(b => b.x + b.width)) - x, height: Math.max(...steps.map(b => b.y + b.height)) - y};
  if (steps.length && around.width <= f.width && around.height <= f.height) return show(around, 1, 1);
  const node = finding < 0 ? null : graph.findings[finding].node;
  if (node !== null && placed.box.has(end(node))) return show(placed.box.get(end(node)), 1, 1);
  show({x: 0, y: 0, width: placed.whole.width, height: placed.whole.height}, 1, 1);
}

// Into sight, without a jump where it is in sight already.
function reveal(node) {
  const element = nodes[node];
  if (!element) return;
  const b = element.getBoundingClientRect(), f = drawing.getBoundingClientRect();
  if (b.left >= f.left && b.right <= f.right && b.top >= f.top && b.bottom <= f.bottom) return;
  const box = placed.box.get(node);
  picture.call(zoom.translateTo, box.x + box.width / 2, box.y + box.height / 2);
}

const nearer = by => picture.call(zoom.scaleBy, by);
const move = (x, y) => picture.call(zoom.translateBy, -x * frame().width / 10 / transform().k, -y * frame().height / 10 / transform().k);
at('in').addEventListener('click', () => nearer(1.25));
at('out').addEventListener('click', () => nearer(0.8));
at('fit').addEventListener('click', fit);
let before = null;
window.addEventListener('beforeprint', () => {
  before = transform();
  svg.setAttribute('viewBox', '0 0 ' + placed.whole.width + ' ' + placed.whole.height);
  picture.call(zoom.transform, d3.zoomIdentity);
});
window.addEventListener('afterprint', () => {
  svg.removeAttribute('viewBox');
  if (before) picture.call(zoom.transform, before);
});

// ---- what is ordered before and after a node

function index() {
  onward = graph.nodes.map(() => []);
  backward = graph.nodes.map(() => []);
  graph.edges.forEach((e, i) => {
    if (!e.orders) return;
    onward[e.from].push({node: e.to, edge: i});
    backward[e.to].push({node: e.from, edge: i});
  });
}

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

// The edges of a shortest path; null: there is none.
function pathOf(from, to) {
  const came = new Map([[from, null]]), queue = [from];
  for (let i = 0; i < queue.length && !came.has(to); i++)
    for (const arc of onward[queue[i]]) if (!came.has(arc.node)) came.set(arc.node, {edge: arc.edge, from: queue[i]}), queue.push(arc.node);
  if (!came.has(to)) return null;
  const path = [];
  for (let node = to; came.get(node); node = came.get(node).from) path.unshift(came.get(node).edge);
  return path;
}

let chosen = -1, asking = false, first = -1;

function unlight() {
  drawing.classList.remove('lit');
  nodes.forEach(n => n.classList.remove('before', 'after', 'here'));
  edges.forEach(e => e.classList.remove('way'));
}

function light(node) {
  if (lit) return;
  unlight();
  if (node < 0) return;
  const before = reach(node, backward), after = reach(node, onward);
  drawing.classList.add('lit');
  if (nodes[node]) nodes[node].classList.add('here');
  before.nodes.forEach(n => nodes[n] && nodes[n].classList.add('before'));
  after.nodes.forEach(n => nodes[n] && nodes[n].classList.add('after'));
  [...before.edges, ...after.edges].forEach(e => edges[e] && edges[e].classList.add('way'));
}

// ---- what orders A before B?

let lit = false; // an answer is shown

function ask(on) {
  asking = on;
  first = -1;
  lit = false;
  unlight();
  nodes.forEach(n => n.classList.remove('asked'));
  at('ask').setAttribute('aria-pressed', on);
  at('asking').hidden = !on;
  drawing.classList.toggle('asking', on);
  at('answer').replaceChildren(make('p', 'soft', 'Click the one, then the other; or press Enter on them.'));
}

function answer(a, b) {
  const forth = pathOf(a, b), back = forth ? null : pathOf(b, a), path = forth || back, out = at('answer');
  const one = back ? b : a, other = back ? a : b;
  out.replaceChildren(make('p', '', path ? nameOf(one) + ' is ordered before ' + nameOf(other) + ':' : 'nothing: racing'));
  if (!path) {
    out.append(make('p', 'soft', 'Neither ' + nameOf(a) + ' nor ' + nameOf(b) + ' is always over before the other begins. Where both touch the same bytes, and one of them writes, that is a race.'));
    return;
  }
  const list = make('ol');
  path.forEach(e => list.append(make('li', '', words(graph.edges[e]))));
  out.append(list);
  unlight();
  lit = true;
  drawing.classList.add('lit');
  for (const e of path) {
    if (edges[e]) edges[e].classList.add('way');
    for (const n of [graph.edges[e].from, graph.edges[e].to]) if (nodes[n]) nodes[n].classList.add('here');
  }
}

function pick(i) {
  if (!asking) {
    detail(i);
    light(i);
    return;
  }
  if (first >= 0 && first !== i) {
    nodes[i].classList.add('asked');
    answer(first, i);
    first = -1;
    return;
  }
  lit = false;
  nodes.forEach(n => n.classList.remove('asked'));
  first = i;
  nodes[i].classList.add('asked');
  at('answer').replaceChildren(make('p', '', nameOf(i) + ', and …?'));
}

at('ask').addEventListener('click', () => ask(!asking));

// ---- details, and what is folded

function unfold(i) {
  const fold = graph.nodes[i].copies ? i : graph.nodes[i].fold;
  if (fold === null || fold === undefined || fold < 0) return;
  const was = opened.has(fold), members = graph.nodes.map((_, n) => n).filter(n => graph.nodes[n].copies && sameRun(n, fold));
  for (const n of members) if (was) opened.delete(n); else opened.add(n);
  refresh();
  reveal(fold);
}

// The steps of one round open together: those of as many copies, one right after the other.
function sameRun(a, b) {
  if (graph.nodes[a].copies !== graph.nodes[b].copies) return false;
  const low = Math.min(a, b), high = Math.max(a, b);
  for (let i = low; i <= high; i++) if (graph.nodes[i].copies !== graph.nodes[a].copies && graph.nodes[i].fold === null) return false;
  return true;
}

function detail(node) {
  chosen = node;
  const details = at('details'), n = graph.nodes[node];
  details.replaceChildren();
  if (!n) {
    details.append(make('p', 'soft', 'Click an operation, or press Enter on it.'));
    return;
  }
  const lane = graph.lanes[n.lane];
  details.append(make('b', '', nameOf(node)), make('div', 'soft', [n.place, lane.title].filter(Boolean).join(' · ')));
  if (n.text) details.append(make('div', 'source', n.text));
  if (n.source) details.append(make('div', 'source', n.source));
  if (n.verdict) details.append(make('p', 'wrong', n.verdict));
  if (n.message) details.append(make('p', '', n.message));
  graph.edges.forEach(e => e.kind === 'missing' && (e.from === node || e.to === node) && details.append(make('p', 'wrong', 'missing: ' + e.label)));
  for (let r = n.region; r !== null; r = graph.regions[r].parent) details.append(make('p', 'soft', [graph.regions[r].title, graph.regions[r].place].filter(Boolean).join(', ')));
  if (n.copies || n.fold !== null) {
    const fold = n.copies ? node : n.fold, button = make('button', 'unfold', (opened.has(fold) ? 'fold the ' : 'open the ') + graph.nodes[fold].copies + ' copies');
    button.addEventListener('click', () => { unfold(fold); detail(fold); });
    details.append(button);
  }
  details.append(make('p', 'soft', reach(node, backward).nodes.size + ' ordered before it, ' + reach(node, onward).nodes.size + ' after it'));
}

// ---- search

let hits = [], hit = -1;

function search(text) {
  const wanted = text.trim().toLowerCase();
  hits = [];
  hit = -1;
  graph.nodes.forEach((n, i) => {
    const all = [nameOf(i), n.text, n.place, n.source, n.verdict, graph.lanes[n.lane].title].join(' ').toLowerCase();
    const found = wanted !== '' && all.includes(wanted);
    if (nodes[i]) nodes[i].classList.toggle('hit', found);
    if (found) hits.push(i);
  });
  at('hits').textContent = wanted === '' ? '' : hits.length + ' found';
}

at('search').addEventListener('input', event => search(event.target.value));
at('search').addEventListener('keydown', event => {
  if (event.key !== 'Enter' || !hits.length) return;
  hit = (hit + (event.shiftKey ? hits.length - 1 : 1)) % hits.length;
  const seen = end(hits[hit]);
  if (seen < 0) return;
  detail(seen);
  light(seen);
  reveal(seen);
});

// ---- findings, and the steps that lead to them

let finding = -1;

function walk(step) {
  const steps = graph.findings[finding].steps, here = at('step');
  const number = Math.min(Math.max(step, 1), steps.length), it = steps[number - 1];
  at('slider').value = number;
  nodes.forEach(n => n.classList.remove('current'));
  here.replaceChildren(make('b', '', 'step ' + number + ' of ' + steps.length + ': ' + it.message), make('div', 'soft', it.place));
  if (it.source) here.append(make('div', 'source', it.source));
  const node = it.node === null ? -1 : end(it.node);
  if (node < 0 || !nodes[node]) return;
  nodes[node].classList.add('current');
  reveal(node);
}

// The address says which finding and step is open, so that it can be passed on.
function remember() {
  const parts = [];
  if (data.graphs.length > 1) parts.push('step=' + (pass + 1));
  if (finding >= 0) parts.push('finding=' + (finding + 1));
  try {
    if (parts.length) history.replaceState(null, '', '#' + parts.join('&'));
  } catch {
    // a page inside of another, as in an editor, has no address of its own
  }
}

function choose(number) {
  finding = number;
  const f = graph.findings[number];
  at('slider').max = f.steps.length;
  at('message').textContent = f.message;
  document.querySelectorAll('.finding').forEach((b, i) => b.setAttribute('aria-pressed', i === number));
  walk(1);
  remember();
}

function listFindings() {
  at('findings').replaceChildren();
  graph.findings.forEach((f, i) => {
    const item = make('li'), button = make('button', 'finding ' + f.severity);
    const line = f.place.includes(':') ? 'line ' + f.place.slice(f.place.lastIndexOf(':') + 1) : f.place;
    button.append(make('b', '', (f.severity === 'error' ? '✗ ' : f.severity === 'warning' ? '⚠ ' : '? ') + f.rule), make('span', '', ' ' + [line, f.function && '@' + f.function].filter(Boolean).join(' ')));
    button.title = [f.place, f.message].filter(Boolean).join(': ');
    button.addEventListener('click', () => { choose(i); start(); walk(1); });
    item.append(button);
    at('findings').append(item);
  });
  at('found').hidden = !graph.findings.length;
}

at('slider').addEventListener('input', event => walk(Number(event.target.value)));
at('back').addEventListener('click', () => walk(Number(at('slider').value) - 1));
at('on').addEventListener('click', () => walk(Number(at('slider').value) + 1));

// ---- lanes and the legend, which hide what they list

function check(label, on, change, ...parts) {
  const row = make('label'), box = make('input');
  box.type = 'checkbox';
  box.checked = on;
  box.addEventListener('change', () => { change(box.checked); refresh(); });
  row.append(box, ...parts, make('span', '', label));
  return row;
}

function listLanes() {
  at('lanes').replaceChildren();
  const used = new Set(graph.nodes.map(n => n.lane));
  graph.lanes.forEach((lane, i) => {
    if (!used.has(i)) return;
    const outer = lane.parent === null ? '' : graph.lanes[lane.parent].title + ': ';
    at('lanes').append(check(outer + lane.title, !hiddenLanes.has(i), on => on ? hiddenLanes.delete(i) : hiddenLanes.add(i)));
  });
}

const meanings = {error: 'an error', warning: 'a warning', unproved: 'cannot be told', consequence: 'goes wrong because of it', step: 'a step on the way to the finding', birth: 'makes a stream, an event, a buffer or a module',
  death: 'destroys a stream or an event, unloads a module', branch: 'where control goes depends on this', missing: 'is not there, and would have to be'};

function listLegend() {
  const legend = at('legend');
  legend.replaceChildren();
  for (const kind of Object.keys(data.arrows)) {
    if (!graph.edges.some(e => e.kind === kind)) continue;
    const sample = shape('svg', {viewBox: '0 0 48 16', 'aria-hidden': 'true'});
    strokes(data.arrows[kind], 'M2,8 L44,8', sample);
    legend.append(check(data.arrows[kind].meaning, !hiddenKinds.has(kind), on => on ? hiddenKinds.delete(kind) : hiddenKinds.add(kind), sample));
  }
  for (const name of Object.keys(meanings)) {
    if (!graph.nodes.some(n => n.kind === name || n.mark === name)) continue;
    const row = make('div'), sign = make('span', 'sign', (SIGNS[name] || '').trim() || '\u00a0');
    if (['error', 'warning', 'unproved', 'consequence', 'step'].includes(name)) sign.style.background = 'var(--' + name + ')';
    row.append(sign, make('span', '', meanings[name]));
    legend.append(row);
  }
  if (graph.regions.length) {
    const row = make('div'), sign = make('span', 'sign', '↻');
    sign.style.background = 'var(--loop)';
    row.append(sign, make('span', '', 'shaded: only if the condition holds, or in a loop'));
    legend.append(row);
  }
  graph.remarks.forEach(text => legend.append(make('p', 'wrong', text)));
}

// ---- light and dark

function theme(dark) { document.documentElement.classList.toggle('dark', dark); }
const wish = matchMedia('(prefers-color-scheme: dark)');
theme(wish.matches);
wish.addEventListener('change', event => theme(event.matches));
at('theme').addEventListener('click', () => document.documentElement.classList.toggle('dark'));

// ---- keys

const keys = {
  '/': () => at('search').focus(),
  '+': () => nearer(1.25), '=': () => nearer(1.25), '-': () => nearer(0.8), '0': fit,
  t: () => document.documentElement.classList.toggle('dark'),
  q: () => ask(!asking), o: () => unfold(document.activeElement && /^n\d+$/.test(document.activeElement.id) ? Number(document.activeElement.id.slice(1)) : chosen < 0 ? -1 : chosen),
  w: () => move(0, -1), s: () => move(0, 1), a: () => move(-1, 0), d: () => move(1, 0),
  '[': () => finding > 0 && choose(finding - 1), ']': () => finding + 1 < graph.findings.length && choose(finding + 1),
  ArrowRight: () => finding >= 0 && walk(Number(at('slider').value) + 1),
  ArrowLeft: () => finding >= 0 && walk(Number(at('slider').value) - 1),
};

document.addEventListener('keydown', event => {
  if (event.key === 'Escape') {
    at('search').value = '';
    search('');
    if (asking) ask(false);
    detail(-1);
    unlight();
    if (document.activeElement) document.activeElement.blur();
    return;
  }
  if (event.target.tagName === 'INPUT' || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

// ---- one graph or, of several, one after the other

function refresh() {
  lit = false;
  draw();
  search(at('search').value);
  if (finding >= 0) walk(Number(at('slider').value));
  light(chosen);
}

function open(number, wanted) {
  pass = Math.min(Math.max(number, 0), data.graphs.length - 1);
  graph = data.graphs[pass];
  opened = new Set();
  hiddenLanes = new Set();
  chosen = finding = -1;
  index();
  listFindings();
  listLanes();
  listLegend();
  draw();
  detail(-1);
  document.title = at('title').textContent = graph.title;
  at('message').textContent = at('step').textContent = '';
  at('pass').value = pass + 1;
  at('pass-name').textContent = graph.step + ', ' + (pass + 1) + ' of ' + data.graphs.length;
  if (graph.findings.length) choose(Math.min(Math.max(wanted, 0), graph.findings.length - 1));
  remember();
  start();
}

const asked = new URLSearchParams(location.hash.slice(1));
at('passes').hidden = data.graphs.length < 2;
at('pass').max = data.graphs.length;
at('pass').addEventListener('input', event => open(Number(event.target.value) - 1, 0));
at('pass-back').addEventListener('click', () => open(pass - 1, 0));
at('pass-on').addEventListener('click', () => open(pass + 1, 0));
window.addEventListener('hashchange', () => { const to = new URLSearchParams(location.hash.slice(1)); open((Number(to.get('step')) || pass + 1) - 1, (Number(to.get('finding')) || 1) - 1); });
open((Number(asked.get('step')) || 1) - 1, (Number(asked.get('finding')) || 1) - 1);
