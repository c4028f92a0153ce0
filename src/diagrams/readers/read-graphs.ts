import { createPolynomial, drawFunctionGraph, findStationaryPoints } from '../families/function-graph.ts';
import { drawParabola, findQuadraticRoots } from '../families/parabola.ts';
import { drawStraightLines, type StraightLine } from '../families/straight-lines.ts';
import { drawTrigGraph } from '../families/trig-graph.ts';
import { findPoints, findPolynomials } from './polynomials.ts';
import { findQuantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readStraightLines: Reader = {
  family: 'straight-lines',
  pattern: /\b(?:straight )?lines?\b|\baxes\b|\bgraph\b/i,
  drawableWords: [],
  read: (text) => {
    const lines = readLines(text);
    const points = /through|point|from/i.test(text) ? findPoints(text) : [];
    if (lines.length === 0) return undefined;
    const maxCoordinate = Math.max(
      4,
      ...points.flat().map(Math.abs),
      ...lines.map(({ intercept }) => Math.abs(intercept) + 1),
    );
    const range = { min: -Math.ceil(maxCoordinate), max: Math.ceil(maxCoordinate) };
    return drawStraightLines({
      lines,
      x: range,
      y: range,
      points: points.map(([x, y]) => ({ x, y, tex: `$(${x}, ${y})$` })),
    });
  },
};

/** A line in standard form, such as `2x + 3y = 12`. */
const STANDARD_FORM = /(-?\d*)x ([+-]) (\d*)y = (-?\d+)/g;

/** Converts a line in standard form, such as `2x + 3y = 12`, to gradient and intercept. */
function readStandardForm([tex, a = '', sign, b = '', c = '']: RegExpExecArray): StraightLine {
  const [p, q] = [
    a === '' ? 1 : a === '-' ? -1 : Number(a),
    (b === '' ? 1 : Number(b)) * (sign === '-' ? -1 : 1),
  ];
  return { gradient: -p / q, intercept: Number(c) / q, tex: `$${tex}$` };
}

function readLines(text: string): StraightLine[] {
  const equations = findPolynomials(text).filter(({ coefficients }) => coefficients.length <= 2);
  if (equations.length > 0)
    return equations.map(({ coefficients: [intercept = 0, gradient = 0], tex }) => ({
      gradient,
      intercept,
      tex,
    }));
  const standard = [...text.matchAll(STANDARD_FORM)].map(readStandardForm);
  if (standard.length > 0) return standard;
  const gradient = findQuantityAfter(text, 'gradient|slope')?.value;
  const intercept =
    findQuantityAfter(text, 'intercept')?.value ?? (/through the origin/i.test(text) ? 0 : undefined);
  if (gradient !== undefined && intercept !== undefined) return [{ gradient, intercept }];
  const [a, b] = findPoints(text);
  if (a === undefined || b === undefined || a[0] === b[0] || !/line/i.test(text)) return [];
  const slope = (b[1] - a[1]) / (b[0] - a[0]);
  return [{ gradient: slope, intercept: a[1] - slope * a[0] }];
}

export const readParabola: Reader = {
  family: 'parabola',
  pattern: /\bparabola\b|\bquadratic\b|[x)]\^\{?2\}?|=\s*-?\d*x?\s*\(\s*-?\d*x\s*[+-]/i,
  drawableWords: ['parabola'],
  read: (text) => {
    const vertexForm = VERTEX_FORM.exec(text);
    if (vertexForm) return drawVertexForm(vertexForm);
    const [equation, ...others] = findPolynomials(text);
    if (others.length > 0) return undefined;
    if (equation) {
      const [c = 0, b = 0, a = 0] = equation.coefficients;
      if (equation.coefficients.length !== 3) return undefined;
      const hasShortRoots = findQuadraticRoots({ a, b, c }).every((root) => Number.isInteger(root * 100));
      return drawParabola({
        a,
        b,
        c,
        tex: equation.tex,
        show: hasShortRoots ? ['roots', 'turning-point'] : ['turning-point'],
      });
    }
    return drawFromFeatures(text);
  },
};

/** A parabola in vertex form, such as `y = 2(x - 3)^2 + 1`. */
const VERTEX_FORM =
  /y\s*=\s*(-?\d*(?:\.\d+)?)\s*\(x\s*([+-])\s*(\d+(?:\.\d+)?)\)\^\{?2\}?(?:\s*([+-])\s*(\d+(?:\.\d+)?))?/;

/** Draws a parabola in vertex form. */
function drawVertexForm([tex, factor = '', sign, p = '', liftSign, q = '0']: RegExpExecArray): ReturnType<
  Reader['read']
> {
  const a = factor === '' ? 1 : factor === '-' ? -1 : Number(factor);
  const x = Number(p) * (sign === '-' ? 1 : -1);
  const y = Number(q) * (liftSign === '-' ? -1 : 1);
  return drawParabola({ a, b: -2 * a * x, c: a * x * x + y, tex: `$${tex}$`, show: ['turning-point'] });
}

/** Draws a parabola from its roots, or from its turning point and another point. */
function drawFromFeatures(text: string): ReturnType<Reader['read']> {
  const sign = /maximum|opens? down|inverted|negative/i.test(text) ? -1 : 1;
  const roots = /roots?(?: at| of)?(?: x ?=)? (-?\d+(?:\.\d+)?) and (?:x ?= ?)?(-?\d+(?:\.\d+)?)/i.exec(text);
  if (roots) {
    const [p, q] = [Number(roots[1]), Number(roots[2])];
    return drawParabola({ a: sign, b: -sign * (p + q), c: sign * p * q, show: ['roots', 'turning-point'] });
  }
  const [turningPoint, other] = findPoints(text);
  if (turningPoint === undefined || !/turning point|vertex|minimum|maximum/i.test(text)) return undefined;
  const a =
    other === undefined || other[0] === turningPoint[0]
      ? sign
      : (other[1] - turningPoint[1]) / (other[0] - turningPoint[0]) ** 2;
  return drawParabola({
    a,
    b: -2 * a * turningPoint[0],
    c: a * turningPoint[0] ** 2 + turningPoint[1],
    show: ['turning-point'],
  });
}

export const readFunctionGraph: Reader = {
  family: 'function-graph',
  pattern: /\bcubic\b|\bquartic\b|x\^\{?[34]\}?|\bf\(x\)|x\s*[+-]\s*\d+(?:\.\d+)?\)\s*\(/i,
  drawableWords: [],
  read: (text) => {
    const [equation, ...others] = findPolynomials(text);
    if (equation === undefined || others.length > 0 || equation.coefficients.length < 3) return undefined;
    const { coefficients, tex } = equation;
    const stationaryXs = findStationaryPoints(coefficients, { min: -50, max: 50 });
    const maxCoordinate = Math.max(2, ...stationaryXs.map((x) => Math.abs(x) * 1.6));
    const hasShortCoordinates = stationaryXs.every(
      (x) =>
        Number.isInteger(x * 10) &&
        Number.isInteger(Math.round(createPolynomial(coefficients)(x) * 1e6) / 1e4),
    );
    return drawFunctionGraph({
      coefficients,
      x: { min: -maxCoordinate, max: maxCoordinate },
      tex,
      ...(hasShortCoordinates && { stationaryLabels: 'coordinates' }),
    });
  },
};

/** A sine, cosine or tangent equation, such as `y = 3 sin 2(x + 30)° - 1`. */
const TRIG_EQUATION =
  /y\s*=\s*(-?\d+(?:\.\d+)?)?\s*(sin|cos|tan)\s*\(?\s*(\d+(?:\.\d+)?)?\s*\(?\s*(?:x|θ)\s*(?:°)?\s*(?:([+-])\s*(\d+)°?)?\s*\)*\s*(?:([+-])\s*(\d+(?:\.\d+)?))?/;

export const readTrigGraph: Reader = {
  family: 'trig-graph',
  pattern: /(?<![a-z])(?:sin|cos|tan|sine|cosine|tangent)\b/i,
  drawableWords: ['wave', 'tangent'],
  read: (text) => {
    const equation = TRIG_EQUATION.exec(text);
    if (equation) return drawTrigEquation(equation);
    const curveName = /\b(sine|cosine)\b (?:graph|curve|wave)|graph of (?:a |the )?(sine|cosine)/i.exec(text);
    const fn = (curveName?.[1] ?? curveName?.[2])?.toLowerCase() === 'cosine' ? 'cos' : 'sin';
    const period = findQuantityAfter(text, 'period')?.value;
    const amplitude = findQuantityAfter(text, 'amplitude')?.value;
    if (curveName === null || (period === undefined && amplitude === undefined)) return undefined;
    return drawTrigGraph({ fn, amplitude: amplitude ?? 1, frequency: 360 / (period ?? 360) });
  },
};

function drawTrigEquation([
  equation,
  factor,
  fn,
  frequency,
  sign,
  shift,
  liftSign,
  lift,
]: RegExpExecArray): ReturnType<Reader['read']> {
  const isTan = fn === 'tan';
  // In `sin(2x + 30)` the shift is inside the factor 2, so it is divided by it; in `sin 2(x + 30)` it is not.
  const shiftFactor = /\(\s*x/.test(equation) ? 1 : Number(frequency ?? 1);
  return drawTrigGraph({
    fn: isTan ? 'tan' : fn === 'cos' ? 'cos' : 'sin',
    amplitude: Number(factor ?? 1),
    frequency: Number(frequency ?? 1),
    shift: shift === undefined ? 0 : (Number(shift) * (sign === '+' ? -1 : 1)) / shiftFactor,
    verticalShift: lift === undefined ? 0 : Number(lift) * (liftSign === '-' ? -1 : 1),
    ...(isTan && { from: 0, to: 360 }),
    tex: `$${equation
      .trim()
      .replace(/\s*(sin|cos|tan)\s*/, '\\$1 ')
      .replaceAll('°', '^\\circ')}$`,
  });
}
