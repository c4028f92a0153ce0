import type { AlgebraTask, TaskText } from './algebra-task.ts';
import {
  differentiate,
  evaluateAt,
  findRoots,
  getDegree,
  printFactors,
  printPolynomial,
  printTermsAt,
  readPolynomial,
  type WholeNumberPolynomial,
} from './polynomial.ts';
import {
  clean,
  type DefinedFunction,
  findFunction,
  findPoint,
  printDerivativeName,
} from './read-function.ts';

/** “Differentiate”, “derivative”, `find $\frac{dy}{dx}$` or `find $f'(x)$`. */
const DERIVATIVE_TASK =
  /\b(?:differentiate|derivative)\b|find\s+\$\s*(?:\\displaystyle\s*)?\\[dt]?frac\{\s*(?:\\mathrm\{d\}|d)\s*[a-z]\s*\}|find\s+\$\s*[a-z]'\s*\(\s*[a-z]\s*\)\s*\$/i;

/** Solves a task for the derivative of a function, but not for its value at a point. */
export const solveDerivative: AlgebraTask = (text) => {
  const defined = findFunction(text);
  if (defined === undefined || !DERIVATIVE_TASK.test(text.task) || hasPoint(text, defined.polynomial))
    return undefined;
  const derivative = differentiate(defined.polynomial);
  const answer = printPolynomial(derivative);
  const { coefficients } = derivative;
  return {
    values: coefficients.filter((value) => value !== 0 && value !== 1).map(Math.abs),
    answer,
    steps: [`Differentiating each term gives $${printDerivativeName(defined)} = ${answer}$.`],
  };
};

function hasPoint(text: TaskText, { letter }: WholeNumberPolynomial): boolean {
  return findPoint(text, letter) !== undefined || /[a-z]'\s*\(\s*-?\d/.test(text.task);
}

/** Solves a task for the slope of a curve at a point. */
export const solveSlope: AlgebraTask = (text) => {
  const defined = findFunction(text);
  const [, argument] = /[a-z]'\s*\(\s*(-?\d+)\s*\)/.exec(text.task) ?? [];
  const isAsked =
    /\b(?:slope|gradient|derivative|rate of change|differentiate)\b/i.test(text.task) ||
    argument !== undefined;
  const point =
    argument === undefined ? defined && findPoint(text, defined.polynomial.letter) : Number(argument);
  if (defined === undefined || point === undefined || !isAsked || /\bequation of the\b/i.test(text.task))
    return undefined;
  const derivative = differentiate(defined.polynomial);
  const value = evaluateAt(derivative, point);
  const { letter } = derivative;
  return {
    values: [Math.abs(value)],
    answer: String(value),
    steps: [
      `$${printDerivativeName(defined)} = ${printPolynomial(derivative)}$.`,
      `At $${letter} = ${point}$ this is $${printTermsAt(derivative, point)}${getDegree(derivative) > 0 ? ` = ${value}` : ''}$.`,
    ],
  };
};

/** “at rest”: the derivative is a velocity. */
const REST_TASK = /\bat rest\b|instantaneously (?:at )?rest/i;
/** “stationary points”, or an equation `f'(x) = 0`. */
const STATIONARY_TASK =
  /\b(?:stationary|turning|critical) (?:point|value)s?\b|[a-z]'\s*\(\s*[a-z]\s*\)\s*=\s*0/i;
const OTHER_TASK = /\b(?:nature|classif|sketch)/i;
const COORDINATES_TASK = /\bcoordinates of\b|\bstationary points\b|\bturning points\b/i;
const ONLY_X_COORDINATES = /x\$?-coordinates/;

/** Solves a task for the points at which the derivative is zero: stationary points, or times at rest. */
export const solveStationaryPoints: AlgebraTask = (text) => {
  const { task } = text;
  const isRest = REST_TASK.test(task);
  const isAsked = (isRest || STATIONARY_TASK.test(task)) && !OTHER_TASK.test(task);
  const defined = findFunction(text);
  if (defined === undefined || !isAsked) return undefined;
  const derivative = differentiate(defined.polynomial);
  const roots = findRoots(derivative);
  if (roots === undefined || !roots.every(Number.isInteger)) return undefined;
  const startsBeforeZero = isRest && roots[0] < 0;
  if (startsBeforeZero) return undefined;
  const { letter } = derivative;
  const name = isRest ? 'v' : printDerivativeName(defined);
  const steps = [
    `$${name} = ${printPolynomial(derivative)} = ${printFactors(derivative, roots)}$.`,
    `This is $0$ at $${letter} = ${roots[0]}$ and $${letter} = ${roots[1]}$.`,
  ];
  const asksForCoordinates = !isRest && COORDINATES_TASK.test(task) && !ONLY_X_COORDINATES.test(task);
  if (asksForCoordinates) return addCoordinates(defined, roots, steps);
  return { values: roots.map(Math.abs), answer: `${letter} = ${roots[0]}, ${letter} = ${roots[1]}`, steps };
};

function addCoordinates(
  { name, polynomial }: DefinedFunction,
  roots: readonly [number, number],
  steps: readonly string[],
): ReturnType<AlgebraTask> {
  const points = roots.map((root) => ({ root, value: evaluateAt(polynomial, root) }));
  const answer = points.map(({ root, value }) => `(${root}, ${value})`).join(', ');
  const sentences = points.map(
    ({ root, value }) =>
      `At $${polynomial.letter} = ${root}$, $${name} = ${printTermsAt(polynomial, root)} = ${value}$.`,
  );
  const [first, second] = points;
  return {
    values: points.flatMap(({ root, value }) => [Math.abs(root), Math.abs(value)]),
    answer,
    steps: [
      ...steps,
      ...sentences,
      `The points are $(${first?.root}, ${first?.value})$ and $(${second?.root}, ${second?.value})$.`,
    ],
  };
}

/** Solves a task for the nature of the stationary points (maximum or minimum), by the second derivative. */
export const solveNature: AlgebraTask = (text) => {
  const defined = findFunction(text);
  if (defined === undefined || !/\bnature\b/i.test(text.task)) return undefined;
  const derivative = differentiate(defined.polynomial);
  const roots = findRoots(derivative);
  const second = differentiate(derivative);
  if (roots === undefined || !roots.every(Number.isInteger)) return undefined;
  const sentences = roots.map((root) => {
    const value = evaluateAt(second, root);
    return `At $${second.letter} = ${root}$ it is $${value} ${value < 0 ? '< 0' : '> 0'}$, so this point is a ${value < 0 ? 'maximum' : 'minimum'}.`;
  });
  return {
    values: roots.map((root) => Math.abs(evaluateAt(second, root))),
    answer: roots
      .map(
        (root) =>
          `\\text{${evaluateAt(second, root) < 0 ? 'maximum' : 'minimum'} at } ${second.letter} = ${root}`,
      )
      .join(', '),
    steps: [`$${printDerivativeName(defined, 2)} = ${printPolynomial(second)}$.`, ...sentences],
  };
};

const INTEGRAL =
  /\\int(?:\\limits)?\s*_\s*(?:\{\s*(-?\d+)\s*\}|(\d))\s*\^\s*(?:\{\s*(-?\d+)\s*\}|(\d))\s*(.+?)\s*(?:\\mathrm\{d\}|(?<![A-Za-z\\])d)\s*([a-z])\s*[.=]?\s*$/;

/** Solves a task for a definite integral of a polynomial. */
export const solveIntegral: AlgebraTask = (text) => {
  const matches = text.formulas.flatMap((formula) => INTEGRAL.exec(clean(formula)) ?? []);
  const [, lowerBraced, lowerDigit, upperBraced, upperDigit, body = '', letter] = matches;
  const [lower, upper] = [Number(lowerBraced ?? lowerDigit), Number(upperBraced ?? upperDigit)];
  const polynomial = readPolynomial(body);
  if (polynomial === undefined || polynomial.letter !== letter || !(upper > lower)) return undefined;
  const terms = polynomial.coefficients
    .map((value, degree) => ({ value, degree: degree + 1 }))
    .filter(({ value }) => value !== 0)
    .toReversed();
  const evaluate = (at: number): number =>
    terms.reduce((sum, { value, degree }) => sum + (value / degree) * at ** degree, 0);
  const [high, low] = [evaluate(upper), evaluate(lower)];
  const isWhole = terms.every(
    ({ value, degree }) =>
      Number.isInteger((value / degree) * upper ** degree) &&
      Number.isInteger((value / degree) * lower ** degree),
  );
  if (!isWhole) return undefined;
  const printed = terms.map(({ value, degree }, index) => {
    const sign = index === 0 ? (value < 0 ? '-' : '') : value < 0 ? ' - ' : ' + ';
    const size = Math.abs(value) / degree;
    const power = degree === 1 ? letter : `${letter}^${degree}`;
    if (Number.isInteger(size)) return `${sign}${size === 1 ? '' : size}${power}`;
    return `${sign}\\frac{${Math.abs(value) === 1 ? '' : Math.abs(value)}${power}}{${degree}}`;
  });
  const answer = high - low;
  return {
    values: [Math.abs(answer)],
    answer: String(answer),
    steps: [
      `$\\left[${printed.join('')}\\right]_{${lower}}^{${upper}} = ${high} - ${low < 0 ? `(${low})` : low} = ${answer}$.`,
    ],
  };
};
