'use strict';
// Where everything of a graph stands: the same grid as in layout.c, of what is seen at the moment, with text as wide as it is shown.
//
// Nodes stand in columns and rows. Left of each column is a channel, in which lines run up and down; above each row a gap, in which they
// run from side to side, and below which their labels stand. Lines that would lie on each other have slots of their own.

const SLOT = 8, MARGIN = 8, INSET = 5, PORT = 9, FIRST_PORT = 15, PAD = 6, EDGE = 14, HEAD = 20, SLOTS = 24, PORTS = 8;
const TEXT_WIDTH = 290, BODY_WIDTH = 400, LEAST_WIDTH = 110;
const STYLES = {verdict: {size: 12, height: 15, bold: true}, title: {size: 13, height: 17, bold: true}, args: {size: 13, height: 17}, body: {size: 12, height: 15},
  place: {size: 12, height: 15}, label: {size: 12, height: 15}, alarm: {size: 12, height: 15, bold: true}, lane: {size: 12, height: 16, bold: true}, head: {size: 13, height: 17, bold: true}};
const SIGNS = {birth: '○ ', death: '† ', branch: '◇ ', consequence: '↳ ', unproved: '? ', warning: '⚠ ', error: '✗ ', missing: '+ '};

const brush = document.createElement('canvas').getContext('2d'), widths = new Map();

function textWidth(text, style) {
  const key = style + text;
  let width = widths.get(key);
  if (width === undefined) {
    brush.font = (STYLES[style].bold ? 'bold ' : '') + STYLES[style].size + 'px ' + getComputedStyle(document.body).fontFamily;
    widths.set(key, width = brush.measureText(text).width);
  }
  return width;
}

// The text in lines no wider than `width`, cut after `most` of them.
function wrap(text, style, width, most) {
  const lines = [];
  while (text && lines.length < most) {
    let low = 1, high = text.length;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (textWidth(text.slice(0, middle), style) <= width) low = middle; else high = middle - 1;
    }
    let end = low;
    if (end < text.length) {
      const blank = text.lastIndexOf(' ', end);
      if (blank > end / 2) end = blank + 1;
    }
    const cut = lines.length + 1 === most && end < text.length;
    lines.push({text: text.slice(0, end).trimEnd() + (cut ? '…' : ''), style});
    text = text.slice(end);
  }
  return lines;
}

function nodeLines(n) {
  const sign = SIGNS[n.mark] || '', own = SIGNS[n.kind] || '';
  let lines = n.verdict ? wrap((n.kind === 'missing' ? own : sign) + n.verdict, 'verdict', TEXT_WIDTH, 3) : [];
  const title = wrap((n.verdict ? '' : sign) + (n.kind === 'missing' ? '' : own) + n.title + (n.copies ? ' ×' + n.copies : ''), 'title', TEXT_WIDTH, 3);
  lines = lines.concat(title);
  if (n.arguments && title.length) {
    const last = title[title.length - 1], joins = textWidth(last.text, 'title') + textWidth(n.arguments, 'args') <= TEXT_WIDTH;
    if (joins) last.more = n.arguments;
    else lines = lines.concat(wrap(n.arguments.trimStart(), 'args', TEXT_WIDTH, 3));
  }
  for (const line of n.text.split('\n').slice(0, 60)) lines = lines.concat(line ? wrap(line, 'body', BODY_WIDTH, 2) : n.text ? [{text: '', style: 'body'}] : []);
  while (lines.length && lines[lines.length - 1].style === 'body' && !lines[lines.length - 1].text) lines.pop();
  const steps = n.steps.length ? 'step ' + n.steps.slice(0, 8).join(',') : '';
  return n.place || steps ? lines.concat(wrap([n.place, steps].filter(Boolean).join(' · '), 'place', TEXT_WIDTH, 12)) : lines;
}

const lineWidth = line => textWidth(line.text, line.style) + (line.more ? textWidth(line.more, 'args') : 0);
const linesHeight = lines => lines.reduce((sum, line) => sum + STYLES[line.style].height, 0);

// Each run gets the first slot in which nothing is in its way; gives how many there are in each zone.
function giveSlots(runs) {
  const counts = new Map();
  runs.sort((a, b) => a.zone - b.zone || a.lo - b.lo || a.hi - b.hi || a.number - b.number);
  let ends = [], zone = -1;
  runs.forEach((run, i) => {
    if (run.zone !== zone) ends = [], zone = run.zone;
    let slot = ends.findIndex(end => end < run.lo);
    if (slot < 0) slot = ends.length < SLOTS ? ends.length : i % SLOTS;
    ends[slot] = run.hi;
    run.give(slot);
    counts.set(zone, ends.length);
  });
  return counts;
}

// `seen(i)`: is the node to be seen; `end(i)`: what stands for it, or -1; `drawn(edge)`: is that kind of edge to be seen.
function arrange(graph, seen, end, drawn) {
  const nodes = graph.nodes, lanes = graph.lanes, root = lane => lanes[lane].parent === null ? lane : lanes[lane].parent;
  const shown = nodes.map((_, i) => i).filter(seen);

  // rows and columns in which something is seen
  const sorted = shown.slice().sort((a, b) => nodes[a].row - nodes[b].row || nodes[a].column - nodes[b].column);
  const columns = [...new Set(shown.map(i => nodes[i].column))].sort((a, b) => a - b), columnAt = new Map(columns.map((c, i) => [c, i]));
  const row = new Map(), column = new Map(), above = new Map(), last = new Map(), section = [];
  let rows = 0;
  sorted.forEach((node, i) => {
    if (i && nodes[node].row !== nodes[sorted[i - 1]].row) rows++;
    const c = columnAt.get(nodes[node].column);
    row.set(node, rows);
    column.set(node, c);
    section[rows] = root(nodes[node].lane);
    if (last.has(c)) above.set(node, last.get(c));
    last.set(c, node);
  });
  rows = sorted.length ? rows + 1 : 0;

  // what lanes and regions cover
  const cover = () => ({first: Infinity, last: -1, left: Infinity, right: -1});
  const take = (e, node) => {
    e.first = Math.min(e.first, row.get(node)); e.last = Math.max(e.last, row.get(node));
    e.left = Math.min(e.left, column.get(node)); e.right = Math.max(e.right, column.get(node));
  };
  const laneCover = lanes.map(cover), regionCover = graph.regions.map(cover);
  const depth = [];
  graph.regions.forEach((r, i) => depth[i] = r.parent === null ? 0 : Math.min(depth[r.parent] + 1, 7));
  for (const node of shown) {
    take(laneCover[nodes[node].lane], node);
    if (lanes[nodes[node].lane].parent !== null) take(laneCover[lanes[nodes[node].lane].parent], node);
    for (let r = nodes[node].region; r !== null; r = graph.regions[r].parent) take(regionCover[r], node);
  }

  // ways of edges
  const ports = new Map(shown.map(i => [i, {topLeft: 0, topRight: 0, bottomLeft: 0, bottomRight: 0, left: 0, right: 0}])), middle = new Set();
  const takePort = (node, side) => { const p = ports.get(node), taken = p[side]; if (taken + 1 < PORTS) p[side]++; return taken; };
  const gapAbove = r => 2 * r + 1, gapBelow = r => 2 * (r + 1) + (r + 1 < rows && section[r + 1] === section[r] ? 1 : 0);
  const routes = [], already = new Set();
  graph.edges.forEach((edge, i) => {
    const from = end(edge.from), to = end(edge.to);
    if (from < 0 || to < 0 || from === to || !drawn(edge)) return;
    if (from !== edge.from || to !== edge.to) {
      const key = from + ' ' + to + ' ' + edge.kind;
      if (row.get(from) >= row.get(to) || already.has(key)) return;
      already.add(key);
    } else if (nodes[from].copies || nodes[to].copies) {
      const key = from + ' ' + to + ' ' + edge.kind;
      if (already.has(key)) return;
      already.add(key);
    }
    const r = {edge: i, from, to, label: edge.label ? (edge.kind === 'missing' ? 'missing: ' : '') + edge.label : ''};
    const a = column.get(from), b = column.get(to), right = b > a, fromRow = row.get(from), toRow = row.get(to);
    if (fromRow === toRow) {
      const near = Math.abs(a - b) === 1;
      r.kind = near ? 'beside' : 'under';
      r.out = {zone: gapBelow(fromRow)};
      r.fromSide = near ? right ? 'right' : 'left' : right ? 'bottomRight' : 'bottomLeft';
      r.toSide = near ? right ? 'left' : 'right' : right ? 'bottomLeft' : 'bottomRight';
    } else if (fromRow > toRow) {
      r.kind = a === b && !r.label ? 'here' : 'back';
      r.channel = right ? a + 1 : a;
      r.fromSide = right ? 'right' : 'left';
      r.toSide = r.kind === 'here' ? 'left' : r.label || right ? 'topLeft' : 'topRight';
      r.in = {zone: gapAbove(toRow)};
    } else if (a === b && above.get(to) === from) {
      r.kind = 'straight';
      r.toSide = 'topLeft';
    } else {
      r.kind = toRow === fromRow + 1 ? 'next' : 'down';
      r.channel = right ? b : b + 1;
      r.fromSide = b >= a ? 'bottomRight' : 'bottomLeft';
      r.toSide = r.label || right ? 'topLeft' : 'topRight';
      r.out = {zone: gapBelow(fromRow)};
      r.in = {zone: gapAbove(toRow)};
    }
    if (r.kind === 'straight' && !r.label && !middle.has(to)) {
      middle.add(to);
      r.middle = true;
    } else {
      if (r.kind !== 'straight') r.fromPort = takePort(from, r.fromSide);
      r.toPort = takePort(to, r.toSide);
    }
    routes.push(r);
  });

  // slots
  const across = [], down = [];
  const run = (list, zone, x, y, give) => list.push({zone, lo: Math.min(x, y), hi: Math.max(x, y), number: list.length, give});
  for (const r of routes) {
    const at = (c, side) => 4 * c + (side === 'topLeft' || side === 'bottomLeft' ? 1 : 3);
    const a = at(column.get(r.from), r.fromSide), b = at(column.get(r.to), r.toSide), c = 4 * r.channel, fromRow = row.get(r.from), toRow = row.get(r.to);
    if (r.kind === 'down') run(down, r.channel, 2 * fromRow + 1, 2 * toRow, slot => r.slot = slot);
    if (r.kind === 'here' || r.kind === 'back') run(down, r.channel, 2 * toRow, 2 * fromRow + 1, slot => r.slot = slot);
    if (r.kind === 'down' || r.kind === 'under') run(across, r.out.zone, a, r.kind === 'down' ? c : b, slot => r.out.slot = slot);
    if (r.kind === 'down' || r.kind === 'back' || r.kind === 'next') run(across, r.in.zone, r.kind === 'next' ? a : c, b, slot => r.in.slot = slot);
  }
  const gaps = giveSlots(across), channels = giveSlots(down);

  // sizes
  const width = columns.map(() => LEAST_WIDTH), height = Array(rows).fill(0), lines = new Map();
  for (const node of shown) {
    const text = nodeLines(nodes[node]), c = column.get(node), r = row.get(node);
    lines.set(node, text);
    width[c] = Math.max(width[c], Math.max(0, ...text.map(lineWidth)) + 22);
    height[r] = Math.max(height[r], linesHeight(text) + 10);
  }
  const deepest = Math.max(0, ...graph.regions.map((_, i) => regionCover[i].last < 0 ? 0 : depth[i] + 1)), aside = MARGIN + INSET * deepest;
  const x = [], channelX = [];
  let at = EDGE;
  for (let c = 0; c <= columns.length; c++) {
    const slots = channels.get(c) || 0;
    channelX[c] = at + SLOT;
    at += SLOT * (slots + 1) + (slots ? SLOT : 0);
    x[c] = at + aside;
    if (c < columns.length) at += width[c] + 2 * aside;
  }
  const whole = {width: at + EDGE, height: 0};

  // labels stand beside the lines that come to their node
  const labelHeight = Array(rows).fill(0), used = new Map();
  for (const r of routes) {
    if (!r.label) continue;
    const p = ports.get(r.to), c = column.get(r.to), left = FIRST_PORT + PORT * p.topLeft + 3;
    const style = ['missing', 'lost'].includes(graph.edges[r.edge].kind) ? 'alarm' : 'label', text = wrap(r.label, style, width[c] - left - (p.topRight ? FIRST_PORT + PORT * p.topRight : 0), 8), top = used.get(r.to) || 0;
    r.text = {x: x[c] + left, top, lines: text};
    used.set(r.to, top + linesHeight(text));
    labelHeight[row.get(r.to)] = Math.max(labelHeight[row.get(r.to)], used.get(r.to));
  }

  // rows
  const begins = Array(rows).fill(0), ends = Array(rows).fill(0), bits = set => { let n = 0; for (; set; set &= set - 1) n++; return n; };
  regionCover.forEach((e, i) => { if (e.last >= 0) begins[e.first] |= 1 << depth[i], ends[e.last] |= 1 << depth[i]; });
  const titles = lanes.map((lane, i) => laneCover[i].last < 0 ? [] : wrap(lane.title, lane.parent === null ? 'head' : 'lane', lane.parent === null ? 600 : width[laneCover[i].left], lane.parent === null ? 1 : 3));
  const y = [], gapY = [], endsY = [], headsY = [], laneTop = [], sectionEnd = new Map();
  at = EDGE;
  for (let r = 0; r <= rows; r++) {
    const starts = r < rows && (!r || section[r] !== section[r - 1]);
    endsY[r] = at;
    if (r) at += INSET * bits(ends[r - 1]);
    gapY[2 * r] = at + SLOT;
    at += gaps.get(2 * r) ? SLOT * (gaps.get(2 * r) + 1) : 0;
    if (r && (starts || r === rows)) sectionEnd.set(section[r - 1], at), at += PAD;
    if (starts) {
      at += r ? 2 * PAD : 0;
      laneTop[section[r]] = at;
      at += HEAD;
      let most = 0;
      lanes.forEach((lane, i) => { if (lane.parent === section[r]) laneTop[i] = at, most = Math.max(most, linesHeight(titles[i])); });
      at += most ? most + 4 : 0;
    }
    gapY[2 * r + 1] = at + SLOT;
    at += gaps.get(2 * r + 1) ? SLOT * (gaps.get(2 * r + 1) + 1) : PAD;
    headsY[r] = at;
    if (r === rows) break;
    at += HEAD * bits(begins[r]) + labelHeight[r] + 4;
    y[r] = at;
    at += height[r] + 4;
  }
  whole.height = at + EDGE;

  // boxes
  const box = new Map(shown.map(i => [i, {x: x[column.get(i)], y: y[row.get(i)], width: width[column.get(i)], height: linesHeight(lines.get(i)) + 10}]));
  const laneBox = lanes.map((lane, i) => {
    const e = laneCover[i];
    if (e.last < 0) return null;
    const top = laneTop[i], bottom = sectionEnd.get(root(i));
    if (lane.parent === null) return {x: EDGE / 2, y: top, width: whole.width - EDGE, height: bottom + PAD - top, lines: titles[i]};
    return {x: x[e.left] - aside, y: top, width: width[e.left] + 2 * aside, height: bottom + PAD / 2 - top, lines: titles[i]};
  });
  const regionBox = graph.regions.map((region, i) => {
    const e = regionCover[i], before = (1 << depth[i]) - 1, inset = 3 + INSET * depth[i];
    if (e.last < 0) return null;
    const top = headsY[e.first] + HEAD * bits(begins[e.first] & before), left = x[e.left] - aside + inset;
    const bottom = endsY[e.last + 1] + INSET * (bits(ends[e.last] & ~before) - 1), wide = x[e.right] + width[e.right] + aside - inset - left;
    const words = (region.loop ? '↻ ' : '') + region.title + (region.place ? ', ' + region.place : '');
    return {x: left, y: top + 1, width: wide, height: bottom - top - 1, lines: wrap(words, 'lane', wide - 10, 1)};
  });

  // lines
  const port = (node, side, number) => {
    const b = box.get(node), along = FIRST_PORT + PORT * number;
    if (side === 'left' || side === 'right') {
      const middle = b.y + b.height / 2, off = middle + 4 * ((number + 1) >> 1) * (number % 2 ? 1 : -1);
      return {x: side === 'left' ? b.x : b.x + b.width, y: off < b.y + 3 || off > b.y + b.height - 3 ? middle : off};
    }
    return {x: side === 'topLeft' || side === 'bottomLeft' ? b.x + along : b.x + b.width - along, y: side === 'topLeft' || side === 'topRight' ? b.y : b.y + b.height};
  };
  for (const r of routes) {
    const from = box.get(r.from), to = box.get(r.to), points = r.points = [];
    if (r.text) r.text.y = y[row.get(r.to)] - 3 - labelHeight[row.get(r.to)] + r.text.top;
    if (r.kind === 'straight') {
      const px = r.middle ? to.x + to.width / 2 : port(r.to, 'topLeft', r.toPort).x;
      points.push({x: px, y: from.y + from.height}, {x: px, y: to.y});
      continue;
    }
    const a = port(r.from, r.fromSide, r.fromPort), b = port(r.to, r.toSide, r.toPort);
    const cx = r.channel === undefined ? 0 : channelX[r.channel] + SLOT * r.slot, out = r.out ? gapY[r.out.zone] + SLOT * r.out.slot : 0, into = r.in ? gapY[r.in.zone] + SLOT * r.in.slot : 0;
    if (r.kind === 'beside') a.y = b.y = Math.min(a.y, b.y);
    points.push(a);
    if (r.kind === 'down') points.push({x: a.x, y: out}, {x: cx, y: out}, {x: cx, y: into}, {x: b.x, y: into});
    if (r.kind === 'under') points.push({x: a.x, y: out}, {x: b.x, y: out});
    if (r.kind === 'next') points.push({x: a.x, y: into}, {x: b.x, y: into});
    if (r.kind === 'here') points.push({x: cx, y: a.y}, {x: cx, y: b.y});
    if (r.kind === 'back') points.push({x: cx, y: a.y}, {x: cx, y: into}, {x: b.x, y: into});
    points.push(b);
  }
  return {whole, shown, box, lines, laneBox, regionBox, routes};
}
