import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { arccos, arcsin } from '../write/angle.ts';
import { fixedTex, isNearTie } from '../write/number.ts';
import { piTex } from '../write/radians.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { expandProduct, termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

type Name = 'sin' | 'cos';
type Unit = 'degrees' | 'radians';

/** The solutions from 0 up to 360 degrees, in order; none if the value is impossible. */
function anglesOf(name: Name, value: number): number[] {
  if (Math.abs(value) > 1) return [];
  const first = name === 'cos' ? arccos(value) : arcsin(value);
  const second = name === 'cos' ? 360 - first : 180 - first;
  const turned = [first, second].map((angle) => ((Number(angle.toFixed(9)) % 360) + 360) % 360);
  return [...new Set(turned)].sort((one, other) => one - other);
}

const isWhole = (angle: number): boolean => Math.abs(angle - Math.round(angle)) < 1e-6;

function angleTex(angle: number, unit: Unit): string {
  if (unit === 'radians') return piTex(Math.round(angle), 180);
  return isWhole(angle) ? String(Math.round(angle)) : fixedTex(angle, 1);
}

const listTex = (angles: readonly number[], unit: Unit): string =>
  [...new Set(angles.map((angle) => angleTex(angle, unit)))].map((tex) => `x = ${tex}`).join(', ');

const inOrder = (angles: readonly number[]): number[] => [...angles].sort((one, other) => one - other);

const rangeOf = (unit: Unit): string => (unit === 'degrees' ? '0 \\leq x < 360' : '0 \\leq x < 2\\pi');
const xOf = (unit: Unit): string => (unit === 'degrees' ? 'x^\\circ' : 'x');

/** Each angle as an exact expression that the maths engine evaluates. */
function checkTex(name: Name, roots: readonly Root[], unit: Unit): string {
  const scale = unit === 'degrees' ? '\\frac{180}{\\pi} \\times ' : '';
  const half = unit === 'degrees' ? '180' : '\\pi';
  const whole = unit === 'degrees' ? '360' : '2\\pi';
  return roots
    .filter(([p, m]) => Math.abs(p) <= m)
    .flatMap(([p, m]) => {
      const acute = `${scale}\\${name}^{-1}(\\frac{${Math.abs(p)}}{${m}})`;
      if (name === 'cos') {
        if (p === m) return ['x = 0'];
        if (p === -m) return [`x = ${half}`];
        return p > 0
          ? [`x = ${acute}`, `x = ${whole} - ${acute}`]
          : [`x = ${half} - ${acute}`, `x = ${half} + ${acute}`];
      }
      if (Math.abs(p) === m) return [`x = ${p > 0 ? acute : `${half} + ${acute}`}`];
      return p >= 0
        ? [`x = ${acute}`, `x = ${half} - ${acute}`]
        : [`x = ${half} + ${acute}`, `x = ${whole} - ${acute}`];
    })
    .join(', ');
}

type Factors = {
  readonly name: Name;
  readonly m: number;
  readonly p: number;
  readonly n: number;
  readonly q: number;
  readonly unit: Unit;
};

type Root = readonly [top: number, bottom: number];

const linearTex = (k: number, c: number, fn: string): string =>
  termsTex([[k, fn] as const, [c, ''] as const]);

const solutionsOf = (name: Name, roots: readonly Root[], sign: 1 | -1 = 1): number[] =>
  inOrder(roots.flatMap(([top, bottom]) => anglesOf(name, (sign * top) / bottom)));

function quadraticMistakes(name: Name, roots: readonly Root[], unit: Unit): MistakeDraft[] {
  const fn = `\\${name} ${xOf(unit)}`;
  const firstOnly = inOrder(roots.flatMap(([top, bottom]) => anglesOf(name, top / bottom).slice(0, 1)));
  const right = listTex(solutionsOf(name, roots), unit);
  return [
    {
      tag: 'second-quadrant',
      answer: listTex(firstOnly, unit),
      why: `Only one angle was found for each value of $${fn}$.`,
      earns: [1, 2, 3, 4],
    },
    {
      tag: 'root-sign',
      answer: listTex(solutionsOf(name, roots, -1), unit),
      why: `The values of $${fn}$ were given the signs in the brackets.`,
      earns: [1, 2, 3],
    },
  ].filter(({ answer }) => answer !== right);
}

/** a cos 2x + b cos x + c = 0 (or sin x): a quadratic (mC − p)(nC − q) in one function. */
function writeQuadratic({ name, m, p, n, q, unit }: Factors): ItemDraft {
  const x = xOf(unit);
  const roots = [[p, m] as const, [q, n] as const];
  const fn = `\\${name} ${x}`;
  const double = `\\cos 2${x}`;
  const [second = 0, first = 0, last = 0] = expandProduct([m, -p], [n, -q]);
  const a = second / 2;
  const [b, c] = name === 'cos' ? [first, last + a] : [-first, -last - a];
  const equation = `${termsTex([[a, double] as const, [b, fn] as const, [c, ''] as const])} = 0`;
  const identity = name === 'cos' ? `2\\cos^2 ${x} - 1` : `1 - 2\\sin^2 ${x}`;
  const square = `\\${name}^2 ${x}`;
  const standard = `${termsTex([
    [second, square],
    [first, fn],
    [last, ''],
  ])} = 0`;
  const product = [
    [m, p],
    [n, q],
  ]
    .map(([k = 1, r = 0]) => `(${linearTex(k, -r, fn)})`)
    .join('');
  const values = `${fn} = ${fractionTex(ratio(p, m))}, ${fn} = ${fractionTex(ratio(q, n))}`;
  const impossible = roots.find(([top, bottom]) => Math.abs(top) > bottom);
  const solutions = solutionsOf(name, roots);
  return {
    stem: `Solve the equation $${equation}$ for $${rangeOf(unit)}$.`,
    answer: listTex(solutions, unit),
    check: checkTex(name, roots, unit),
    bullets: [
      strategy('Use a double angle formula', `${a === 1 ? '' : a}(${identity})`, {
        working: `$${a === 1 ? '' : a}(${identity}) + \\ldots$`,
        or: [standard],
        gaps: ['double-angle'],
        impliedBy: [2, 3],
      }),
      step('Write as a quadratic equation', standard, { gaps: ['quadratic-in-trig'], impliedBy: [3] }),
      step('Factorise', product, {
        form: 'factorised',
        working: `$${product} = 0$`,
        gaps: ['factorise-trinomial'],
        impliedBy: [4],
      }),
      step(`Solve for $${fn}$`, values, {
        working:
          impossible === undefined
            ? `$${values}$`
            : `$${values}$ (the value $${fractionTex(ratio(...impossible))}$ is impossible)`,
        gaps: ['root-sign'],
        impliedBy: [5],
      }),
      step('Find all the solutions', listTex(solutions, unit), { gaps: ['second-quadrant', 'cast'] }),
    ],
    mistakes: quadraticMistakes(name, roots, unit),
    ...(unit === 'degrees' ? { policies: { tolerance: { absolute: 0.1 } } } : {}),
  };
}

type Product = { readonly name: Name; readonly a: number; readonly b: number; readonly unit: Unit };

/** a sin 2x + b cos x = 0 (or sin x): a common factor that must not be divided out. */
function writeProduct({ name, a, b, unit }: Product): ItemDraft {
  const x = xOf(unit);
  const other: Name = name === 'cos' ? 'sin' : 'cos';
  const [fn, rest] = [`\\${name} ${x}`, `\\${other} ${x}`];
  const equation = `${termsTex([
    [a, `\\sin 2${x}`],
    [b, fn],
  ])} = 0`;
  const value = ratio(-b, 2 * a);
  const [zero, found] = [anglesOf(name, 0), anglesOf(other, -b / (2 * a))];
  const solutions = inOrder([...zero, ...found]);
  const values = `${fn} = 0, ${rest} = ${fractionTex(value)}`;
  const factorised = `${fn}(${termsTex([
    [2 * a, rest],
    [b, ''],
  ])})`;
  return {
    stem: `Solve the equation $${equation}$ for $${rangeOf(unit)}$.`,
    answer: listTex(solutions, unit),
    check: `${checkTex(name, [[0, 1]], unit)}, ${checkTex(other, [[-b, 2 * a]], unit)}`,
    bullets: [
      strategy('Use the double angle formula', `${2 * a}\\sin ${x}\\cos ${x}`, {
        working: `$${termsTex([
          [2 * a, `\\sin ${x}\\cos ${x}`],
          [b, fn],
        ])} = 0$`,
        gaps: ['double-angle'],
        impliedBy: [2],
      }),
      step('Take out the common factor', factorised, {
        form: 'factorised',
        working: `$${factorised} = 0$`,
        gaps: ['lost-root'],
        impliedBy: [3],
      }),
      step(`Solve for $\\sin ${x}$ and $\\cos ${x}$`, values, { gaps: ['rearrange-sign'], impliedBy: [4] }),
      step('Find all the solutions', listTex(solutions, unit), { gaps: ['second-quadrant', 'cast'] }),
    ],
    mistakes: [
      {
        tag: 'lost-root',
        answer: listTex(found, unit),
        why: `The equation was divided by $${fn}$, which loses the solutions with $${fn} = 0$.`,
        earns: [1],
      },
      {
        tag: 'rearrange-sign',
        answer: listTex(inOrder([...zero, ...anglesOf(other, b / (2 * a))]), unit),
        why: `The sign of $${rest}$ was lost in rearranging.`,
        earns: [1, 2],
      },
    ],
    ...(unit === 'degrees' ? { policies: { tolerance: { absolute: 0.1 } } } : {}),
  };
}

const isReachable = (top: number, bottom: number): boolean => Math.abs(top) <= bottom;
const isTidy = (angles: readonly number[]): boolean => angles.every((angle) => !isNearTie(angle, 1, 0.05));

export const trigEquations = higherMathematicsModel({
  id: 'HM-13',
  title: 'Trigonometric equations with double angles',
  outcomeId: 'MNU-H-09',
  calculator: 'allowed',
  marks: [4, 5],
  draw: (random) => ({
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
  accepts: ({ isProduct, product: { a, b, name }, factors: { m, p, n, q, name: fn } }) => {
    if (isProduct)
      return (
        Math.abs(b) < 2 * a &&
        isTidy(anglesOf(name === 'cos' ? 'sin' : 'cos', -b / (2 * a))) &&
        greatestCommonDivisor(a, b) === 1
      );
    const isProper =
      greatestCommonDivisor(m, p) === 1 && greatestCommonDivisor(n, q) === 1 && (m * n) % 2 === 0;
    const hasMiddle = m * q + n * p !== 0;
    return (
      isProper &&
      hasMiddle &&
      isReachable(p, m) &&
      Math.abs(p) !== m &&
      p * n !== q * m &&
      (m > 2 || n > 1) &&
      Math.abs(q / n) !== 0.5 &&
      isTidy(anglesOf(fn, p / m))
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
  draw: (random) => {
    const unit: Unit = random.pick(['degrees', 'radians']);
    const name: Name = random.pick(['sin', 'cos']);
    const a = random.int(1, 9);
    return {
      isProduct: random.chance(0.3),
      product: { name, a, b: a * random.sign(), unit },
      factors: { name, m: 2, p: random.sign(), n: 1, q: random.int(-8, 8, [0]), unit },
    };
  },
  write: ({ isProduct, product, factors }) => (isProduct ? writeProduct(product) : writeQuadratic(factors)),
});
