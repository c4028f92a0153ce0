import { evaluate } from '../exact/evaluate.ts';
import { variablesOf } from '../exact/expression.ts';
import { toNumber } from '../exact/rational.ts';
import type { MathNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import type { Values } from './collect-values.ts';
import type { Comparer } from './comparer.ts';
import type { NamedValue } from './named-value.ts';
import { correct, incorrect, isCorrect, type Outcome, UNDECIDED } from './outcome.ts';

const MAX_ITEMS = 60;
type Items = Values['items'];

/** Compares two collections: by name, in order, or as sets. */
export function compareValues(expected: Values, given: Values, comparer: Comparer): Outcome {
  if (expected.items.length > MAX_ITEMS || given.items.length > MAX_ITEMS) return UNDECIDED;
  if (haveDifferentBrackets(expected, given)) return incorrect('shape');
  const [e, g] = [groupIntoTuples(expected), groupIntoTuples(given)];
  if (haveDifferentNameCount(e, g)) return incorrect('other-name');
  if (hasDistinctNames(e) || hasDistinctNames(g)) return compareByName(e, g, comparer);
  if (haveDifferentName(e, g)) return incorrect('other-name');
  if (isPointAgainstRoots(e, g) || isPointAgainstRoots(g, e)) return incorrect('shape');
  const isOrdered = comparer.rules.ordered || e.order === 'kept' || g.order === 'kept';
  if (isOrdered) return compareInOrder(e.items, g.items, comparer);
  const countsRepeated = comparer.rules.countsRoots && e.brackets !== '{' && g.brackets !== '{';
  return countsRepeated ? matchEach(e.items, g.items, comparer) : compareAsSets(e.items, g.items, comparer);
}

/**
 * Returns whether the brackets mean different things: a set and a tuple, or an open and a closed interval.
 */
function haveDifferentBrackets(a: Values, b: Values): boolean {
  if (a.brackets === b.brackets || a.brackets === '' || b.brackets === '') return false;
  if (a.brackets === '{' || b.brackets === '{') return true;
  return a.items.length === 2 || b.items.length === 2;
}

function collectNames(values: Values): Set<string> {
  return new Set(values.items.flatMap((item) => item.name ?? []));
}

function hasDistinctNames(values: Values): boolean {
  return values.items.length > 1 && collectNames(values).size === values.items.length;
}

function haveDifferentName(a: Values, b: Values): boolean {
  const [x, y] = [collectNames(a), collectNames(b)];
  const [p, q] = [[...x][0] ?? '', [...y][0] ?? ''];
  const areSame = p === q || (p.length === 1 && p.toLowerCase() === q.toLowerCase());
  return x.size === 1 && y.size === 1 && !areSame && !isIndexed(x) && !isIndexed(y);
}

/** Returns whether one side names a single letter and the other several. */
function haveDifferentNameCount(a: Values, b: Values): boolean {
  const [x, y] = [collectNames(a), collectNames(b)];
  if (x.size === 0 || y.size === 0 || isIndexed(x) || isIndexed(y)) return false;
  return (x.size === 1) !== (y.size === 1) && a.items.length > 1 && b.items.length > 1;
}

/**
 * Returns whether one side is a point and the other has two values of one letter, as (11, -4) and
 * `y = 11, y = -4`.
 */
function isPointAgainstRoots(point: Values, roots: Values): boolean {
  return (
    point.brackets === '(' &&
    point.items.length > 1 &&
    roots.items.length > 1 &&
    collectNames(roots).size === 1
  );
}

/** Returns whether all names have subscripts, as x₁ and x₂ for two roots. */
function isIndexed(names: ReadonlySet<string>): boolean {
  return names.size > 0 && [...names].every((name) => name.includes('_'));
}

/** Groups `p=5, q=2; p=7, q=2` into the pairs (5,2), (7,2). */
function groupIntoTuples(values: Values): Values {
  const names = [...collectNames(values)];
  const count = values.items.length;
  if (names.length < 2 || names.length === count || count % names.length !== 0) return values;
  if (values.items.some((item, k) => item.name !== names[k % names.length])) return values;
  const items: NamedValue[] = [];
  for (let k = 0; k < count; k += names.length) {
    const tupleItems = values.items.slice(k, k + names.length).map((item) => item.value);
    const span = tupleItems[0]?.span ?? { start: 0, end: 0 };
    items.push({ name: undefined, value: { kind: 'group', open: '(', close: ')', items: tupleItems, span } });
  }
  return { items, order: 'free', brackets: '' };
}

/** Pairs values by name. Values without names correspond to names in alphabetical order. */
function compareByName(e: Values, g: Values, comparer: Comparer): Outcome {
  if (e.items.length !== g.items.length) return createCountOutcome(e.items, g.items);
  if (hasDistinctNames(e) && hasDistinctNames(g) && sameNames(e, g)) {
    const byName = new Map(g.items.map((item) => [item.name, item]));
    const paired = e.items.flatMap((item) => byName.get(item.name) ?? []);
    return compareInOrder(e.items, paired, comparer);
  }
  if (isIndexed(collectNames(e)) || isIndexed(collectNames(g)))
    return compareAsSets(e.items, g.items, comparer);
  if (hasDistinctNames(e) && hasDistinctNames(g)) return incorrect('other-name');
  const areLists = e.brackets === '' && g.brackets === '' && !(hasDistinctNames(e) && hasDistinctNames(g));
  if (areLists && isCorrect(compareInOrder(e.items, g.items, comparer))) return correct('equivalent');
  return compareInOrder(sortByName(e), sortByName(g), comparer);
}

function sameNames(e: Values, g: Values): boolean {
  const names = collectNames(g);
  return e.items.every((item) => item.name !== undefined && names.has(item.name));
}

function sortByName(values: Values): Items {
  if (!hasDistinctNames(values)) return values.items;
  return [...values.items].sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
}

function createCountOutcome(expected: Items, given: Items): Outcome {
  return incorrect(expected.length > given.length ? 'missing-values' : 'extra-values');
}

function compareInOrder(expected: Items, given: Items, comparer: Comparer): Outcome {
  if (expected.length !== given.length) return createCountOutcome(expected, given);
  let isUndecided = false;
  let outcomeSoFar: Outcome = correct('same');
  for (let k = 0; k < expected.length; k++) {
    const [e, g] = [expected[k], given[k]];
    if (!e || !g) continue;
    const outcome = comparer.compare(e.value, g.value, comparer);
    if (outcome.verdict === 'incorrect')
      return isPermutation(expected, given, comparer) ? incorrect('order') : outcome;
    if (outcome.verdict === 'undecided') isUndecided = true;
    if (outcome.reason !== 'same') outcomeSoFar = outcome;
  }
  return isUndecided ? UNDECIDED : outcomeSoFar;
}

/** Returns whether the values are right but in a different order. */
function isPermutation(expected: Items, given: Items, comparer: Comparer): boolean {
  return expected.length > 1 && expected.length <= 6 && isCorrect(compareAsSets(expected, given, comparer));
}

/** Matches each expected value with a given one, ignoring order and repetition. */
function compareAsSets(expected: Items, given: Items, comparer: Comparer): Outcome {
  return matchEach(removeRepeated(expected, comparer), removeRepeated(given, comparer), comparer);
}

/** Matches each expected value with its own given one, ignoring order. */
function matchEach(items: Items, candidates: Items, comparer: Comparer): Outcome {
  const isExact = requiresExactValues(comparer);
  let isUndecided = false;
  const unmatched = new Set(candidates);
  for (const item of items) {
    const match = [...unmatched].find((candidate) => {
      if (isExact && differClearly(item.value, candidate.value)) return false;
      const outcome = comparer.compare(item.value, candidate.value, comparer);
      if (outcome.verdict === 'undecided') isUndecided = true;
      return isCorrect(outcome);
    });
    if (match) unmatched.delete(match);
    else if (isUndecided) return UNDECIDED;
    else return incorrect(items.length > candidates.length ? 'missing-values' : 'different');
  }
  if (unmatched.size === 0) return correct('equivalent');
  return isUndecided ? UNDECIDED : incorrect('extra-values');
}

/** Returns whether values must be equal exactly, so that a quick estimate can rule out a match. */
function requiresExactValues({ rules }: Comparer): boolean {
  const accuracyRule = rules.tolerance ?? rules.sigFigs ?? rules.places ?? rules.range;
  return accuracyRule === undefined && !rules.ignoresSign && rules.units === 'optional';
}

/** Returns whether two constants differ in a quick estimate, so an exact comparison is unnecessary. */
function differClearly(a: MathNode, b: MathNode): boolean {
  const [x, y] = [estimate(a), estimate(b)];
  return x !== undefined && y !== undefined && Math.abs(x - y) > 1e-6 * Math.max(Math.abs(x), Math.abs(y));
}

/** Evaluates a constant in floating point; undefined for anything else. */
function estimate(node: MathNode): number | undefined {
  if (node.kind === 'number') return toNumber(node.value);
  if (!['root', 'sum', 'product', 'quotient', 'negate', 'power'].includes(node.kind)) return undefined;
  const expression = toExpression(node);
  const value =
    expression && variablesOf(expression).size === 0 ? evaluate(expression, new Map()) : undefined;
  return value && value.im === 0 && Number.isFinite(value.re) ? value.re : undefined;
}

/** Removes repeated elements, which do not change a set. */
function removeRepeated(items: Items, comparer: Comparer): NamedValue[] {
  const distinctItems: NamedValue[] = [];
  for (const item of items) {
    const isRepeated = distinctItems.some(
      (earlier) =>
        !differClearly(earlier.value, item.value) && isSameNode(earlier.value, item.value, comparer),
    );
    if (!isRepeated) distinctItems.push(item);
  }
  return distinctItems;
}

function isSameNode(a: MathNode, b: MathNode, comparer: Comparer): boolean {
  const exactRules = { ...comparer.rules, tolerance: undefined, sigFigs: undefined, places: undefined };
  return isCorrect(comparer.compare(a, b, { ...comparer, rules: exactRules }));
}
