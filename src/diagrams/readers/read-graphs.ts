import { drawFunctionGraph, polynomial, stationaryPoints } from '../families/function-graph.ts';
import { drawParabola, quadraticRoots } from '../families/parabola.ts';
import { drawStraightLines, type StraightLine } from '../families/straight-lines.ts';
import { drawTrigGraph } from '../families/trig-graph.ts';
import { findPoints, findPolynomials } from './polynomials.ts';
import { quantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readStraightLines: Reader = {
  family: 'straight-lines',
  cue: /\b(?:straight )?lines?\b|\baxes\b|\bgraph\b/i,
  draws: [],
  read: (text) => {
    const lines = linesOf(text);
    const points = /through|point|from/i.test(text) ? findPoints(text) : [];
    if (lines.length === 0) return undefined;
    const reach = Math.max(
      4,
      ...points.flat().map(Math.abs),
      ...lines.map(({ intercept }) => Math.abs(intercept) + 1),
    );
    const range = { min: -Math.ceil(reach), max: Math.ceil(reach) };
    return drawStraightLines({
      lines,
      x: range,
      y: range,
      points: points.map(([x, y]) => ({ x, y, tex: `$(${x}, ${y})$` })),
    });
  },
};

const STANDARD = /(-?\d*)x ([+-]) (\d*)y = (-?\d+)/g;

/** Solves `2x + 3y = 12` for y. */
function fromStandard([tex, a = '', sign, b = '', c = '']: RegExpExecArray): StraightLine {
  const [p, q] = [
    a === '' ? 1 : a === '-' ? -1 : Number(a),
    (b === '' ? 1 : Number(b)) * (sign === '-' ? -1 : 1),
  ];
  return { gradient: -p / q, intercept: Number(c) / q, tex: `$${tex}$` };
}

function linesOf(text: string): StraightLine[] {
  const written = findPolynomials(text).filter(({ coefficients }) => coefficients.length <= 2);
  if (written.length > 0)
    return written.map(({ coefficients: [intercept = 0, gradient = 0], tex }) => ({
      gradient,
      intercept,
      tex,
    }));
  const standard = [...text.matchAll(STANDARD)].map(fromStandard);
  if (standard.length > 0) return standard;
  const gradient = quantityAfter(text, 'gradient|slope')?.value;
  const intercept =
    quantityAfter(text, 'intercept')?.value ?? (/through the origin/i.test(text) ? 0 : undefined);
  if (gradient !== undefined && intercept !== undefined) return [{ gradient, intercept }];
  const [a, b] = findPoints(text);
  if (a === undefined || b === undefined || a[0] === b[0] || !/line/i.test(text)) return [];
  const slope = (b[1] - a[1]) / (b[0] - a[0]);
  return [{ gradient: slope, intercept: a[1] - slope * a[0] }];
}

export const readParabola: Reader = {
  family: 'parabola',
  cue: /\bparabola\b|\bquadratic\b|[x)]\^\{?2\}?/i,
  draws: ['parabola'],
  read: (text) => {
    const completed = VERTEX_FORM.exec(text);
    if (completed) return fromVertexForm(completed);
    const [written, ...others] = findPolynomials(text);
    if (others.length > 0) return undefined;
    if (written) {
      const [c = 0, b = 0, a = 0] = written.coefficients;
      if (written.coefficients.length !== 3) return undefined;
      const whole = quadraticRoots({ a, b, c }).every((root) => Number.isInteger(root * 100));
      return drawParabola({
        a,
        b,
        c,
        tex: written.tex,
        show: whole ? ['roots', 'turning-point'] : ['turning-point'],
      });
    }
    return fromFeatures(text);
  },
};

const VERTEX_FORM =
  /y\s*=\s*(-?\d*(?:\.\d+)?)\s*\(x\s*([+-])\s*(\d+(?:\.\d+)?)\)\^\{?2\}?(?:\s*([+-])\s*(\d+(?:\.\d+)?))?/;

/** Draws `y = 2(x - 3)^2 + 1`. */
function fromVertexForm([tex, factor = '', sign, p = '', lift, q = '0']: RegExpExecArray): ReturnType<
  Reader['read']
> {
  const a = factor === '' ? 1 : factor === '-' ? -1 : Number(factor);
  const x = Number(p) * (sign === '-' ? 1 : -1);
  const y = Number(q) * (lift === '-' ? -1 : 1);
  return drawParabola({ a, b: -2 * a * x, c: a * x * x + y, tex: `$${tex}$`, show: ['turning-point'] });
}

/** Draws a parabola from its roots, or from its turning point and another point. */
function fromFeatures(text: string): ReturnType<Reader['read']> {
  const sign = /maximum|opens? down|inverted|negative/i.test(text) ? -1 : 1;
  const roots = /roots?(?: at| of)?(?: x ?=)? (-?\d+(?:\.\d+)?) and (?:x ?= ?)?(-?\d+(?:\.\d+)?)/i.exec(text);
  if (roots) {
    const [p, q] = [Number(roots[1]), Number(roots[2])];
    return drawParabola({ a: sign, b: -sign * (p + q), c: sign * p * q, show: ['roots', 'turning-point'] });
  }
  const [turn, other] = findPoints(text);
  if (turn === undefined || !/turning point|vertex|minimum|maximum/i.test(text)) return undefined;
  const a =
    other === undefined || other[0] === turn[0] ? sign : (other[1] - turn[1]) / (other[0] - turn[0]) ** 2;
  return drawParabola({ a, b: -2 * a * turn[0], c: a * turn[0] ** 2 + turn[1], show: ['turning-point'] });
}

export const readFunctionGraph: Reader = {
  family: 'function-graph',
  cue: /\bcubic\b|\bquartic\b|x\^\{?[34]\}?|\bf\(x\)/i,
  draws: [],
  read: (text) => {
    const [written, ...others] = findPolynomials(text);
    if (written === undefined || others.length > 0 || written.coefficients.length < 3) return undefined;
    const { coefficients, tex } = written;
    const turns = stationaryPoints(coefficients, { min: -50, max: 50 });
    const reach = Math.max(2, ...turns.map((at) => Math.abs(at) * 1.6));
    const isWhole = turns.every(
      (at) =>
        Number.isInteger(at * 10) && Number.isInteger(Math.round(polynomial(coefficients)(at) * 1e6) / 1e4),
    );
    return drawFunctionGraph({
      coefficients,
      x: { min: -reach, max: reach },
      tex,
      ...(isWhole && { stationary: 'coordinates' }),
    });
  },
};

const TRIG =
  /y\s*=\s*(-?\d+(?:\.\d+)?)?\s*(sin|cos|tan)\s*\(?\s*(\d+(?:\.\d+)?)?\s*\(?\s*(?:x|θ)\s*(?:°)?\s*(?:([+-])\s*(\d+)°?)?\s*\)*\s*(?:([+-])\s*(\d+(?:\.\d+)?))?/;

export const readTrigGraph: Reader = {
  family: 'trig-graph',
  cue: /(?<![a-z])(?:sin|cos|tan|sine|cosine|tangent)\b/i,
  draws: ['wave', 'tangent'],
  read: (text) => {
    const written = TRIG.exec(text);
    if (written) return fromEquation(written);
    const named = /\b(sine|cosine)\b (?:graph|curve|wave)|graph of (?:a |the )?(sine|cosine)/i.exec(text);
    const fn = (named?.[1] ?? named?.[2])?.toLowerCase() === 'cosine' ? 'cos' : 'sin';
    const period = quantityAfter(text, 'period')?.value;
    const amplitude = quantityAfter(text, 'amplitude')?.value;
    if (named === null || (period === undefined && amplitude === undefined)) return undefined;
    return drawTrigGraph({ fn, amplitude: amplitude ?? 1, frequency: 360 / (period ?? 360) });
  },
};

function fromEquation([
  whole,
  factor,
  fn,
  frequency,
  sign,
  shift,
  liftSign,
  lift,
]: RegExpExecArray): ReturnType<Reader['read']> {
  const isTan = fn === 'tan';
  return drawTrigGraph({
    fn: isTan ? 'tan' : fn === 'cos' ? 'cos' : 'sin',
    amplitude: Number(factor ?? 1),
    frequency: Number(frequency ?? 1),
    shift:
      shift === undefined
        ? 0
        : (Number(shift) * (sign === '+' ? -1 : 1)) / (/\(\s*x/.test(whole) ? 1 : Number(frequency ?? 1)),
    lift: lift === undefined ? 0 : Number(lift) * (liftSign === '-' ? -1 : 1),
    ...(isTan && { from: 0, to: 360 }),
    tex: `$${whole
      .trim()
      .replace(/\s*(sin|cos|tan)\s*/, '\\$1 ')
      .replaceAll('°', '^\\circ')}$`,
  });
}
