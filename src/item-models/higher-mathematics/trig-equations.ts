/** The learner solves trigonometric equations with a double angle. */

import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { arccos, arcsin } from '../write/angle.ts';
import { fixedTex, isNearTie } from '../write/number.ts';
import { piTex } from '../write/radians.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { expandProduct, termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

type TrigName = 'sin' | 'cos';
type Unit = 'degrees' | 'radians';

/** Returns the solutions from 0 up to 360 degrees, in order; none if the value is impossible. */
function findAngles(name: TrigName, value: number): number[] {
  if (Math.abs(value) > 1) return [];
  const firstAngle = name === 'cos' ? arccos(value) : arcsin(value);
  const secondAngle = name === 'cos' ? 360 - firstAngle : 180 - firstAngle;
  const normalised = [firstAngle, secondAngle].map((angle) => ((Number(angle.toFixed(9)) % 360) + 360) % 360);
  return [...new Set(normalised)].sort((angle, otherAngle) => angle - otherAngle);
}

const isWhole = (angle: number): boolean => Math.abs(angle - Math.round(angle)) < 1e-6;

function angleTex(angle: number, unit: Unit): string {
  if (unit === 'radians') return piTex(Math.round(angle), 180);
  return isWhole(angle) ? String(Math.round(angle)) : fixedTex(angle, 1);
}

const listTex = (angles: readonly number[], unit: Unit): string =>
  [...new Set(angles.map((angle) => angleTex(angle, unit)))].map((tex) => `x = ${tex}`).join(', ');

const sortAngles = (angles: readonly number[]): number[] =>
  [...angles].sort((angle, otherAngle) => angle - otherAngle);

const rangeTex = (unit: Unit): string => (unit === 'degrees' ? '0 \\leq x < 360' : '0 \\leq x < 2\\pi');
const xTex = (unit: Unit): string => (unit === 'degrees' ? 'x^\\circ' : 'x');

/** Writes each solution as an exact expression that the maths engine evaluates. */
function checkTex(name: TrigName, roots: readonly FunctionValue[], unit: Unit): string {
  const scale = unit === 'degrees' ? '\\frac{180}{\\pi} \\times ' : '';
  const halfTurn = unit === 'degrees' ? '180' : '\\pi';
  const fullTurn = unit === 'degrees' ? '360' : '2\\pi';
  return roots
    .filter(([p, m]) => Math.abs(p) <= m)
    .flatMap(([p, m]) => {
      const acuteTex = `${scale}\\${name}^{-1}(\\frac{${Math.abs(p)}}{${m}})`;
      if (name === 'cos') {
        if (p === m) return ['x = 0'];
        if (p === -m) return [`x = ${halfTurn}`];
        return p > 0
          ? [`x = ${acuteTex}`, `x = ${fullTurn} - ${acuteTex}`]
          : [`x = ${halfTurn} - ${acuteTex}`, `x = ${halfTurn} + ${acuteTex}`];
      }
      if (Math.abs(p) === m) return [`x = ${p > 0 ? acuteTex : `${halfTurn} + ${acuteTex}`}`];
      return p >= 0
        ? [`x = ${acuteTex}`, `x = ${halfTurn} - ${acuteTex}`]
        : [`x = ${halfTurn} + ${acuteTex}`, `x = ${fullTurn} - ${acuteTex}`];
    })
    .join(', ');
}

/** The quadratic (mC - p)(nC - q) = 0 in the function C = sin x or cos x. */
type QuadraticEquation = {
  readonly name: TrigName;
  readonly m: number;
  readonly p: number;
  readonly n: number;
  readonly q: number;
  readonly unit: Unit;
};

/** A value of sin x or cos x as a fraction. */
type FunctionValue = readonly [top: number, bottom: number];

const factorTex = (k: number, c: number, functionTex: string): string =>
  termsTex([[k, functionTex] as const, [c, ''] as const]);

const findSolutions = (name: TrigName, roots: readonly FunctionValue[], sign: 1 | -1 = 1): number[] =>
  sortAngles(roots.flatMap(([top, bottom]) => findAngles(name, (sign * top) / bottom)));

function listQuadraticMistakes(name: TrigName, roots: readonly FunctionValue[], unit: Unit): MistakeDraft[] {
  const functionTex = `\\${name} ${xTex(unit)}`;
  const firstAngles = sortAngles(
    roots.flatMap(([top, bottom]) => findAngles(name, top / bottom).slice(0, 1)),
  );
  const correctAnswer = listTex(findSolutions(name, roots), unit);
  return [
    {
      tag: 'second-quadrant',
      answer: listTex(firstAngles, unit),
      why: `Only one angle was found for each value of $${functionTex}$.`,
      earns: [1, 2, 3, 4],
    },
    {
      tag: 'root-sign',
      answer: listTex(findSolutions(name, roots, -1), unit),
      why: `The values of $${functionTex}$ were given the signs in the brackets.`,
      earns: [1, 2, 3],
    },
  ].filter(({ answer }) => answer !== correctAnswer);
}

/** The learner solves a cos 2x + b cos x + c = 0 (or with sin x), which is a quadratic in one function. */
function writeQuadratic({ name, m, p, n, q, unit }: QuadraticEquation): ItemDraft {
  const x = xTex(unit);
  const roots = [[p, m] as const, [q, n] as const];
  const functionTex = `\\${name} ${x}`;
  const doubleTex = `\\cos 2${x}`;
  const [quadraticCoefficient = 0, linearCoefficient = 0, constant = 0] = expandProduct([m, -p], [n, -q]);
  const a = quadraticCoefficient / 2;
  const [b, c] = name === 'cos' ? [linearCoefficient, constant + a] : [-linearCoefficient, -constant - a];
  const equation = `${termsTex([[a, doubleTex] as const, [b, functionTex] as const, [c, ''] as const])} = 0`;
  const identity = name === 'cos' ? `2\\cos^2 ${x} - 1` : `1 - 2\\sin^2 ${x}`;
  const squareTex = `\\${name}^2 ${x}`;
  const standardTex = `${termsTex([
    [quadraticCoefficient, squareTex],
    [linearCoefficient, functionTex],
    [constant, ''],
  ])} = 0`;
  const productTex = [
    [m, p],
    [n, q],
  ]
    .map(([k = 1, r = 0]) => `(${factorTex(k, -r, functionTex)})`)
    .join('');
  const valuesTex = `${functionTex} = ${fractionTex(ratio(p, m))}, ${functionTex} = ${fractionTex(ratio(q, n))}`;
  const impossible = roots.find(([top, bottom]) => Math.abs(top) > bottom);
  const solutions = findSolutions(name, roots);
  return {
    stem: `Solve the equation $${equation}$ for $${rangeTex(unit)}$.`,
    answer: listTex(solutions, unit),
    recomputedFrom: checkTex(name, roots, unit),
    bullets: [
      strategy('Use a double angle formula', `${a === 1 ? '' : a}(${identity})`, {
        working: `$${a === 1 ? '' : a}(${identity}) + \\ldots$`,
        alsoAccepted: [standardTex],
        gaps: ['double-angle'],
        impliedBy: [2, 3],
      }),
      step('Write as a quadratic equation', standardTex, { gaps: ['quadratic-in-trig'], impliedBy: [3] }),
      step('Factorise', productTex, {
        form: 'factorised',
        working: `$${productTex} = 0$`,
        gaps: ['factorise-trinomial'],
        impliedBy: [4],
      }),
      step(`Solve for $${functionTex}$`, valuesTex, {
        working:
          impossible === undefined
            ? `$${valuesTex}$`
            : `$${valuesTex}$ (the value $${fractionTex(ratio(...impossible))}$ is impossible)`,
        gaps: ['root-sign'],
        impliedBy: [5],
      }),
      step('Find all the solutions', listTex(solutions, unit), { gaps: ['second-quadrant', 'cast'] }),
    ],
    mistakes: listQuadraticMistakes(name, roots, unit),
    ...(unit === 'degrees' ? { policies: { tolerance: { absolute: 0.1 } } } : {}),
  };
}

/** a sin 2x + b cos x = 0, or with sin x. */
type ProductEquation = {
  readonly name: TrigName;
  readonly a: number;
  readonly b: number;
  readonly unit: Unit;
};

/** The learner solves a sin 2x + b cos x = 0 (or with sin x). The common factor must not be divided out. */
function writeProduct({ name, a, b, unit }: ProductEquation): ItemDraft {
  const x = xTex(unit);
  const otherName: TrigName = name === 'cos' ? 'sin' : 'cos';
  const [functionTex, otherTex] = [`\\${name} ${x}`, `\\${otherName} ${x}`];
  const equation = `${termsTex([
    [a, `\\sin 2${x}`],
    [b, functionTex],
  ])} = 0`;
  const value = ratio(-b, 2 * a);
  const [zeroAngles, otherAngles] = [findAngles(name, 0), findAngles(otherName, -b / (2 * a))];
  const solutions = sortAngles([...zeroAngles, ...otherAngles]);
  const valuesTex = `${functionTex} = 0, ${otherTex} = ${fractionTex(value)}`;
  const factorisedTex = `${functionTex}(${termsTex([
    [2 * a, otherTex],
    [b, ''],
  ])})`;
  return {
    stem: `Solve the equation $${equation}$ for $${rangeTex(unit)}$.`,
    answer: listTex(solutions, unit),
    recomputedFrom: `${checkTex(name, [[0, 1]], unit)}, ${checkTex(otherName, [[-b, 2 * a]], unit)}`,
    bullets: [
      strategy('Use the double angle formula', `${2 * a}\\sin ${x}\\cos ${x}`, {
        working: `$${termsTex([
          [2 * a, `\\sin ${x}\\cos ${x}`],
          [b, functionTex],
        ])} = 0$`,
        gaps: ['double-angle'],
        impliedBy: [2],
      }),
      step('Take out the common factor', factorisedTex, {
        form: 'factorised',
        working: `$${factorisedTex} = 0$`,
        gaps: ['lost-root'],
        impliedBy: [3],
      }),
      step(`Solve for $\\sin ${x}$ and $\\cos ${x}$`, valuesTex, {
        gaps: ['rearrange-sign'],
        impliedBy: [4],
      }),
      step('Find all the solutions', listTex(solutions, unit), { gaps: ['second-quadrant', 'cast'] }),
    ],
    mistakes: [
      {
        tag: 'lost-root',
        answer: listTex(otherAngles, unit),
        why: `The equation was divided by $${functionTex}$, which loses the solutions with $${functionTex} = 0$.`,
        earns: [1],
      },
      {
        tag: 'rearrange-sign',
        answer: listTex(sortAngles([...zeroAngles, ...findAngles(otherName, b / (2 * a))]), unit),
        why: `The sign of $${otherTex}$ was lost in rearranging.`,
        earns: [1, 2],
      },
    ],
    ...(unit === 'degrees' ? { policies: { tolerance: { absolute: 0.1 } } } : {}),
  };
}

const isPossibleValue = (top: number, bottom: number): boolean => Math.abs(top) <= bottom;
const hasClearRounding = (angles: readonly number[]): boolean =>
  angles.every((angle) => !isNearTie(angle, 1, 0.05));

export const trigEquations = higherMathematicsModel({
  id: 'HM-13',
  title: 'Trigonometric equations with double angles',
  outcomeId: 'MNU-H-09',
  calculator: 'allowed',
  marks: [4, 5],
  choose: (random) => ({
    isProduct: random.chance(0.3),
    product: {
      name: random.pick(['sin', 'cos'] as const),
      a: random.int(1, 6),
      b: random.int(-9, 9, [0]),
      unit: 'degrees' as const,
    },
    factors: {
      name: random.pick(['sin', 'cos'] as const),
      m: random.int(2, 6),
      p: random.int(-5, 5, [0]),
      n: random.int(1, 2),
      q: random.int(-3, 3, [0]),
      unit: 'degrees' as const,
    },
  }),
  accepts: ({ isProduct, product: { a, b, name }, factors: { m, p, n, q, name: quadraticName } }) => {
    if (isProduct)
      return (
        Math.abs(b) < 2 * a &&
        hasClearRounding(findAngles(name === 'cos' ? 'sin' : 'cos', -b / (2 * a))) &&
        greatestCommonDivisor(a, b) === 1
      );
    const isReduced =
      greatestCommonDivisor(m, p) === 1 && greatestCommonDivisor(n, q) === 1 && (m * n) % 2 === 0;
    const hasLinearTerm = m * q + n * p !== 0;
    return (
      isReduced &&
      hasLinearTerm &&
      isPossibleValue(p, m) &&
      Math.abs(p) !== m &&
      p * n !== q * m &&
      (m > 2 || n > 1) &&
      Math.abs(q / n) !== 0.5 &&
      hasClearRounding(findAngles(quadraticName, p / m))
    );
  },
  write: ({ isProduct, product, factors }) => (isProduct ? writeProduct(product) : writeQuadratic(factors)),
});

export const exactTrigEquations = higherMathematicsModel({
  id: 'HM-22',
  title: 'Trigonometric equations with exact solutions',
  outcomeId: 'MNU-H-09',
  calculator: 'forbidden',
  marks: [4, 5],
  choose: (random) => {
    const unit: Unit = random.pick(['degrees', 'radians']);
    const name: TrigName = random.pick(['sin', 'cos']);
    const a = random.int(1, 9);
    return {
      isProduct: random.chance(0.3),
      product: { name, a, b: a * random.sign(), unit },
      factors: { name, m: 2, p: random.sign(), n: 1, q: random.int(-8, 8, [0]), unit },
    };
  },
  write: ({ isProduct, product, factors }) => (isProduct ? writeProduct(product) : writeQuadratic(factors)),
});
