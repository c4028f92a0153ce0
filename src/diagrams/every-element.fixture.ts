import { arc, arrow, besideLabel, circle, curve, label, line, polygon } from './elements.ts';
import { point } from './point.ts';
import type { Scene, SceneElement } from './scene.ts';

const elements: readonly SceneElement[] = [
  line(point(0, 0), point(2, 0), { heads: 'both', dash: 'dotted' }),
  arrow(point(0, 1), point(2, 1), { weight: 'thick' }),
  line(point(0, 2), point(2, 2), { heads: 'middle', tone: 'soft' }),
  polygon([point(3, 0), point(4, 0), point(3.5, 1)], { fill: 'shade' }),
  curve([point(3, 2), point(3.5, 2.6), point(4, 2)], { dash: 'dashed' }),
  circle(point(5.5, 0.5), 0.5),
  arc(point(5.5, 2), 0.5, { start: 20, end: 200, close: 'segment', fill: 'solid' }),
  { kind: 'arc', centre: point(5.5, 3), rx: 0.6, ry: 0.3, start: 0, end: 270, heads: 'end' },
  besideLabel([point(0, 0), point(2, 0)], '$\\vec{v}$', 'right'),
  label(point(0, 3), '$\\frac{1}{2}\\sqrt{x_1^{2}}$'),
  { kind: 'dot', at: point(1, 3) },
  { kind: 'dot', at: point(1.3, 3), hollow: true },
  { kind: 'cross', at: point(1.6, 3) },
  {
    kind: 'angle-mark',
    vertex: point(7, 0),
    from: point(8, 0),
    to: point(7.5, 1),
    tex: '$\\alpha$',
    arcs: 3,
  },
  { kind: 'right-angle-mark', vertex: point(7, 2), from: point(8, 2), to: point(7, 3) },
  { kind: 'equal-marks', from: point(7, 2), to: point(8, 2), count: 2 },
  { kind: 'parallel-marks', from: point(7, 2), to: point(7, 3), count: 3 },
  { kind: 'dimension', from: point(0, -1), to: point(2, -1), tex: '2 m', offset: -0.4 },
  { kind: 'brace', from: point(3, -1), to: point(5, -1), tex: '$n$ terms' },
  { kind: 'hatching', points: [point(6, -1), point(8, -1), point(8, -0.4), point(6, -0.4)] },
  { kind: 'spring', from: point(0, 4), to: point(2, 4) },
  { kind: 'wave', from: point(3, 4), to: point(5, 4), amplitude: 0.3, waveCount: 2, phase: 90 },
  { kind: 'component', symbol: 'variable-resistor', from: point(6, 4), to: point(8, 4), tex: '$R$' },
  {
    kind: 'axes',
    origin: point(0, 5),
    x: { from: 0, to: 3, ticks: [{ at: 1, tex: '$1$' }], tex: '$t$ (s)', name: 'along' },
    y: { from: 5, to: 7, ticks: [{ at: 6, tex: '$1$' }], tex: '$v$' },
    grid: { x: [1, 2], y: [6] },
    originTex: '$O$',
  },
];

/** A scene with at least one element of each kind. */
export const everyElement: Scene = { elements, alt: 'One of everything.', toScale: true };

/** Malformed or malicious labels. */
export const hostileLabels: readonly string[] = [
  '</text><script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  "\"onload=alert(1) & 'x'",
  ']]>',
  '\u0000\u0008\ud800',
  '\\input{/etc/passwd}',
  '\\def\\x{\\x\\x}\\x',
  '};\\draw (0,0) -- (9,9);{',
  '100% of {x',
  '$x^2^3$',
  '$x_',
  '$\\frac{1}$',
  '$\\left(x$',
  '\\alpha outside maths',
  'a_b & c#1 ~ ^',
  '$$x$$',
  '\\begin{tabular}{c}x\\end{tabular}',
  '\\verb|x|',
  '\\\\',
  '日本語 ✓ ½ £5',
  '$\\text{cost} = \\pounds 5$',
  '$x\\text{ if } y_1$',
  '\\textbf{$x$}',
  '$\\mathbf{a} \\cdot \\mathbf{b}$',
  '$^2$',
  '$\\text{a_b}$',
  '$\\text{x^2}$',
  '$\\mathrm{m\\,s^{-1}}$',
];
