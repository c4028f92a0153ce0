import { expandBothSigns, hasBothSigns } from '../agree/both-signs.ts';
import { differenceOfSides } from '../agree/compare-equations.ts';
import { listPoints } from '../agree/real-set.ts';
import { solve } from '../agree/solve.ts';
import { real } from '../exact/approximate.ts';
import { evaluate } from '../exact/evaluate.ts';
import {
  type Expression,
  num,
  pow,
  product,
  substitute,
  sum,
  symbol,
  variablesOf,
} from '../exact/expression.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser, EXPONENT_SCALE, type Term } from '../exact/polynomial.ts';
import { divide, fromNumber, MINUS_ONE, multiply, type Rational, rational, ZERO } from '../exact/rational.ts';
import type { MathNode } from '../read/node.ts';
import { findCommonRoots } from './find-common-roots.ts';

/** Maps each unknown to its value. */
export type SolutionPoint = ReadonlyMap<string, number>;

const MAX_BRANCHES = 16;
const MAX_POINTS = 64;

/**
 * Returns the real solutions of equations joined by “and” or “or”; undefined if they are not a finite list.
 */
export function findSolutionPoints(node: MathNode): SolutionPoint[] | undefined {
  const branches = expandBranches(node);
  if (!branches) return undefined;
  const points: SolutionPoint[] = [];
  for (const branch of branches) {
    const branchPoints = solveBranch(branch, 4);
    if (!branchPoints) return undefined;
    for (const point of branchPoints)
      if (!points.some((other) => samePoint(other, point))) points.push(point);
  }
  return points;
}

export function samePoint(a: SolutionPoint, b: SolutionPoint): boolean {
  return a.size === b.size && [...a].every(([name, x]) => isNear(x, b.get(name) ?? Number.NaN));
}

function isNear(x: number, y: number): boolean {
  return Math.abs(x - y) <= 1e-7 * Math.max(1, Math.abs(x), Math.abs(y));
}

/** Expands “and” and “or” into alternative branches. Each branch lists expressions that must all be zero. */
function expandBranches(node: MathNode): Expression[][] | undefined {
  if (node.kind === 'relation') {
    if (!node.operators.every((operator) => operator === '=')) return undefined;
    if (hasBothSigns(node)) return concatenateBranches(expandBothSigns(node).map(expandBranches));
    const expression = node.operands.length === 2 ? differenceOfSides(node) : undefined;
    return expression && [[expression]];
  }
  if (node.kind === 'compound' && node.connective === 'or')
    return concatenateBranches(node.items.map(expandBranches));
  if (node.kind !== 'list' && node.kind !== 'compound') return undefined;
  return node.items.map(expandBranches).reduce(multiplyBranches, [[]]);
}

function concatenateBranches(parts: readonly (Expression[][] | undefined)[]): Expression[][] | undefined {
  const knownParts = parts.filter((part) => part !== undefined);
  return knownParts.length === parts.length ? limitBranches(knownParts.flat()) : undefined;
}

function multiplyBranches(
  a: Expression[][] | undefined,
  b: Expression[][] | undefined,
): Expression[][] | undefined {
  return a && b && limitBranches(a.flatMap((left) => b.map((right) => [...left, ...right])));
}

function limitBranches(branches: Expression[][]): Expression[][] | undefined {
  return branches.length <= MAX_BRANCHES ? branches : undefined;
}

/**
 * Solves one branch by the first method that applies: an equation in one letter, elimination, or a pair of
 * polynomials.
 */
function solveBranch(expressions: readonly Expression[], depth: number): SolutionPoint[] | undefined {
  const unsolved = expressions.filter((expression) => variablesOf(expression).size > 0);
  if (expressions.some((expression) => variablesOf(expression).size === 0 && !isZeroValue(expression)))
    return [];
  if (unsolved.length === 0) return [new Map()];
  if (depth === 0) return undefined;
  return solveSingleVariable(unsolved, depth) ?? eliminate(unsolved, depth) ?? solvePair(unsolved);
}

function isZeroValue(expression: Expression): boolean {
  const { re, im } = evaluate(expression, new Map());
  return Math.abs(re) < 1e-7 && Math.abs(im) < 1e-7;
}

/** Solves an equation in one letter and substitutes each value into the others. */
function solveSingleVariable(expressions: readonly Expression[], depth: number): SolutionPoint[] | undefined {
  const expression = expressions.find((other) => variablesOf(other).size === 1);
  const [name] = expression ? variablesOf(expression) : [];
  if (!expression || name === undefined) return undefined;
  const values = solve({ left: expression, operator: '=', right: num(ZERO) }, name);
  const solutions = values && listPoints(values);
  if (!solutions) return undefined;
  const points: SolutionPoint[] = [];
  for (const { approx, exact } of solutions) {
    const substitution = new Map([[name, num(exact ?? fromNumber(approx))]]);
    const remainingPoints = solveBranch(
      expressions.filter((other) => other !== expression).map((other) => substitute(other, substitution)),
      depth - 1,
    );
    if (!remainingPoints || points.length + remainingPoints.length > MAX_POINTS) return undefined;
    points.push(...remainingPoints.map((point) => new Map(point).set(name, approx)));
  }
  return points;
}

/** Solves two polynomial equations in two letters, such as two conics. */
function solvePair(expressions: readonly Expression[]): SolutionPoint[] | undefined {
  const [first, second, ...others] = expressions;
  const [x, y, ...more] = [
    ...new Set(expressions.flatMap((expression) => [...variablesOf(expression)])),
  ].sort();
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
function eliminate(expressions: readonly Expression[], depth: number): SolutionPoint[] | undefined {
  for (const expression of expressions) {
    for (const name of variablesOf(expression)) {
      const value = isolateVariable(expression, name);
      if (!value) continue;
      const substitution = new Map([[name, value]]);
      const remainingPoints = solveBranch(
        expressions.filter((other) => other !== expression).map((other) => substitute(other, substitution)),
        depth - 1,
      );
      if (remainingPoints?.every((point) => [...variablesOf(value)].every((other) => point.has(other)))) {
        return remainingPoints.map((point) => new Map(point).set(name, valueAt(value, point)));
      }
    }
  }
  return undefined;
}

function valueAt(expression: Expression, point: SolutionPoint): number {
  return evaluate(expression, new Map([...point].map(([name, x]) => [name, real(x)]))).re;
}

/** Solves for a letter that occurs linearly; undefined otherwise. */
function isolateVariable(expression: Expression, name: string): Expression | undefined {
  const form = withinBudget(() => normalise(expression, createNormaliser()));
  if (!form) return undefined;
  let factor: Rational | undefined;
  const otherTerms: Term[] = [];
  for (const term of form.num.values()) {
    const factorOfName = term.m.find(([atom]) => atom === name);
    if (!factorOfName) otherTerms.push(term);
    else if (term.m.length > 1 || factorOfName[1] !== EXPONENT_SCALE) return undefined;
    else factor = term.c;
  }
  if (!factor) return undefined;
  const scale = divide(MINUS_ONE, factor);
  const terms = otherTerms.flatMap(({ c, m }) => toTermExpression(multiply(c, scale), m) ?? []);
  return terms.length === otherTerms.length ? sum(...terms) : undefined;
}

function toTermExpression(c: Rational, m: Term['m']): Expression | undefined {
  if (m.some(([atom]) => /[#({@]/u.test(atom))) return undefined;
  return product(
    num(c),
    ...m.map(([atom, e]) => pow(symbol(atom), num(rational(BigInt(e), BigInt(EXPONENT_SCALE))))),
  );
}
