import { bothSigns, hasBothSigns } from '../agree/both-signs.ts';
import { differenceOfSides } from '../agree/compare-equations.ts';
import { pointsOf } from '../agree/real-set.ts';
import { solve } from '../agree/solve.ts';
import { real } from '../exact/approximate.ts';
import { type Core, num, pow, product, substitute, sum, symbol, variablesOf } from '../exact/core.ts';
import { evaluate } from '../exact/evaluate.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser, EXPONENT_SCALE, type Term } from '../exact/polynomial.ts';
import { divide, fromNumber, MINUS_ONE, multiply, type Rational, rational, ZERO } from '../exact/rational.ts';
import type { MathNode } from '../read/node.ts';
import { findCommonRoots } from './find-common-roots.ts';

/** A value for each unknown. */
export type SolutionPoint = ReadonlyMap<string, number>;

const MAX_BRANCHES = 16;
const MAX_POINTS = 64;

/**
 * Returns the real points that satisfy equations joined by and/or; undefined when there is no finite list.
 */
export function solutionPoints(node: MathNode): SolutionPoint[] | undefined {
  const branches = branchesOf(node);
  if (!branches) return undefined;
  const points: SolutionPoint[] = [];
  for (const branch of branches) {
    const found = solveBranch(branch, 4);
    if (!found) return undefined;
    for (const point of found) if (!points.some((other) => samePoint(other, point))) points.push(point);
  }
  return points;
}

export function samePoint(a: SolutionPoint, b: SolutionPoint): boolean {
  return a.size === b.size && [...a].every(([name, x]) => isNear(x, b.get(name) ?? Number.NaN));
}

function isNear(x: number, y: number): boolean {
  return Math.abs(x - y) <= 1e-7 * Math.max(1, Math.abs(x), Math.abs(y));
}

/** Expands and/or into branches; each is a list of expressions that must all be zero. */
function branchesOf(node: MathNode): Core[][] | undefined {
  if (node.kind === 'relation') {
    if (!node.operators.every((operator) => operator === '=')) return undefined;
    if (hasBothSigns(node)) return joined(bothSigns(node).map(branchesOf));
    const gap = node.operands.length === 2 ? differenceOfSides(node) : undefined;
    return gap && [[gap]];
  }
  if (node.kind === 'compound' && node.connective === 'or') return joined(node.items.map(branchesOf));
  if (node.kind !== 'list' && node.kind !== 'compound') return undefined;
  return node.items.map(branchesOf).reduce(crossed, [[]]);
}

function joined(parts: readonly (Core[][] | undefined)[]): Core[][] | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? capped(known.flat()) : undefined;
}

function crossed(a: Core[][] | undefined, b: Core[][] | undefined): Core[][] | undefined {
  return a && b && capped(a.flatMap((left) => b.map((right) => [...left, ...right])));
}

function capped(branches: Core[][]): Core[][] | undefined {
  return branches.length <= MAX_BRANCHES ? branches : undefined;
}

/**
 * Solves one branch by an equation in one letter, by elimination, or as a pair of polynomials, in this order.
 */
function solveBranch(gaps: readonly Core[], depth: number): SolutionPoint[] | undefined {
  const open = gaps.filter((gap) => variablesOf(gap).size > 0);
  if (gaps.some((gap) => variablesOf(gap).size === 0 && !isZeroValue(gap))) return [];
  if (open.length === 0) return [new Map()];
  if (depth === 0) return undefined;
  return solveOne(open, depth) ?? eliminate(open, depth) ?? solvePair(open);
}

function isZeroValue(gap: Core): boolean {
  const { re, im } = evaluate(gap, new Map());
  return Math.abs(re) < 1e-7 && Math.abs(im) < 1e-7;
}

/** Solves an equation in one letter and substitutes each value into the others. */
function solveOne(gaps: readonly Core[], depth: number): SolutionPoint[] | undefined {
  const gap = gaps.find((one) => variablesOf(one).size === 1);
  const [name] = gap ? variablesOf(gap) : [];
  if (!gap || name === undefined) return undefined;
  const values = solve({ left: gap, operator: '=', right: num(ZERO) }, name);
  const places = values && pointsOf(values);
  if (!places) return undefined;
  const points: SolutionPoint[] = [];
  for (const { approx, exact } of places) {
    const put = new Map([[name, num(exact ?? fromNumber(approx))]]);
    const rest = solveBranch(
      gaps.filter((one) => one !== gap).map((one) => substitute(one, put)),
      depth - 1,
    );
    if (!rest || points.length + rest.length > MAX_POINTS) return undefined;
    points.push(...rest.map((point) => new Map(point).set(name, approx)));
  }
  return points;
}

/** Solves two polynomial equations in two letters, such as two conics. */
function solvePair(gaps: readonly Core[]): SolutionPoint[] | undefined {
  const [first, second, ...others] = gaps;
  const [x, y, ...more] = [...new Set(gaps.flatMap((gap) => [...variablesOf(gap)]))].sort();
  if (!first || !second || others.length > 0 || x === undefined || y === undefined || more.length > 0)
    return undefined;
  const points = findCommonRoots([first, second], [x, y]);
  return points?.map(
    ([a, b]) =>
      new Map([
        [x, a],
        [y, b],
      ]),
  );
}

/** Uses an equation that is linear in a letter to express that letter by the others. */
function eliminate(gaps: readonly Core[], depth: number): SolutionPoint[] | undefined {
  for (const gap of gaps) {
    for (const name of variablesOf(gap)) {
      const value = isolated(gap, name);
      if (!value) continue;
      const put = new Map([[name, value]]);
      const rest = solveBranch(
        gaps.filter((one) => one !== gap).map((one) => substitute(one, put)),
        depth - 1,
      );
      if (rest?.every((point) => [...variablesOf(value)].every((other) => point.has(other)))) {
        return rest.map((point) => new Map(point).set(name, valueAt(value, point)));
      }
    }
  }
  return undefined;
}

function valueAt(core: Core, point: SolutionPoint): number {
  return evaluate(core, new Map([...point].map(([name, x]) => [name, real(x)]))).re;
}

/** Solves for a letter that occurs linearly; undefined otherwise. */
function isolated(gap: Core, name: string): Core | undefined {
  const form = withinBudget(() => normalise(gap, createNormaliser()));
  if (!form) return undefined;
  let factor: Rational | undefined;
  const rest: Term[] = [];
  for (const term of form.num.values()) {
    const own = term.m.find(([atom]) => atom === name);
    if (!own) rest.push(term);
    else if (term.m.length > 1 || own[1] !== EXPONENT_SCALE) return undefined;
    else factor = term.c;
  }
  if (!factor) return undefined;
  const by = divide(MINUS_ONE, factor);
  const terms = rest.flatMap(({ c, m }) => termCore(multiply(c, by), m) ?? []);
  return terms.length === rest.length ? sum(...terms) : undefined;
}

function termCore(c: Rational, m: Term['m']): Core | undefined {
  if (m.some(([atom]) => /[#({@]/u.test(atom))) return undefined;
  return product(
    num(c),
    ...m.map(([atom, e]) => pow(symbol(atom), num(rational(BigInt(e), BigInt(EXPONENT_SCALE))))),
  );
}
