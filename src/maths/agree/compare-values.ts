import { variablesOf } from '../exact/core.ts';
import { evaluate } from '../exact/evaluate.ts';
import { toNumber } from '../exact/rational.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { MathNode } from '../read/node.ts';
import type { Values } from './collect-values.ts';
import type { Comparer } from './comparer.ts';
import type { NamedValue } from './named-value.ts';
import { isRight, type Outcome, right, UNDECIDED, wrong } from './outcome.ts';

const MAX_ITEMS = 60;
type Items = Values['items'];

/** Compares two collections: by name, in order, or as sets. */
export function compareValues(expected: Values, given: Values, comparer: Comparer): Outcome {
  if (expected.items.length > MAX_ITEMS || given.items.length > MAX_ITEMS) return UNDECIDED;
  if (clashOfBrackets(expected, given)) return wrong('shape');
  const [e, g] = [tuplesByName(expected), tuplesByName(given)];
  if (namesDifferInCount(e, g)) return wrong('other-name');
  if (hasDistinctNames(e) || hasDistinctNames(g)) return compareByName(e, g, comparer);
  if (otherNames(e, g)) return wrong('other-name');
  if (isPointAgainstRoots(e, g) || isPointAgainstRoots(g, e)) return wrong('shape');
  const ordered = comparer.rules.ordered || e.order === 'kept' || g.order === 'kept';
  return ordered ? compareInOrder(e.items, g.items, comparer) : compareAsSets(e.items, g.items, comparer);
}

/** A set is not a tuple, and a closed interval is not an open one. */
function clashOfBrackets(a: Values, b: Values): boolean {
  if (a.brackets === b.brackets || a.brackets === '' || b.brackets === '') return false;
  if (a.brackets === '{' || b.brackets === '{') return true;
  return a.items.length === 2 || b.items.length === 2;
}

function namesOf(values: Values): Set<string> {
  return new Set(values.items.flatMap((item) => item.name ?? []));
}

function hasDistinctNames(values: Values): boolean {
  return values.items.length > 1 && namesOf(values).size === values.items.length;
}

function otherNames(a: Values, b: Values): boolean {
  const [x, y] = [namesOf(a), namesOf(b)];
  const [p, q] = [[...x][0] ?? '', [...y][0] ?? ''];
  const same = p === q || (p.length === 1 && p.toLowerCase() === q.toLowerCase());
  return x.size === 1 && y.size === 1 && !same && !isIndexed(x) && !isIndexed(y);
}

/** Returns whether one side has values of one letter and the other of several. */
function namesDifferInCount(a: Values, b: Values): boolean {
  const [x, y] = [namesOf(a), namesOf(b)];
  if (x.size === 0 || y.size === 0 || isIndexed(x) || isIndexed(y)) return false;
  return (x.size === 1) !== (y.size === 1) && a.items.length > 1 && b.items.length > 1;
}

/** Returns whether a point meets two values of one letter: `y = 11, y = -4` is not the point (11, -4). */
function isPointAgainstRoots(point: Values, roots: Values): boolean {
  return (
    point.brackets === '(' && point.items.length > 1 && roots.items.length > 1 && namesOf(roots).size === 1
  );
}

/** Returns whether all names have subscripts, as x₁ and x₂ for two roots. */
function isIndexed(names: ReadonlySet<string>): boolean {
  return names.size > 0 && [...names].every((name) => name.includes('_'));
}

/** Groups `p=5, q=2; p=7, q=2` into the pairs (5,2), (7,2). */
function tuplesByName(values: Values): Values {
  const names = [...namesOf(values)];
  const count = values.items.length;
  if (names.length < 2 || names.length === count || count % names.length !== 0) return values;
  if (values.items.some((item, k) => item.name !== names[k % names.length])) return values;
  const items: NamedValue[] = [];
  for (let k = 0; k < count; k += names.length) {
    const part = values.items.slice(k, k + names.length).map((item) => item.value);
    const span = part[0]?.span ?? { start: 0, end: 0 };
    items.push({ name: undefined, value: { kind: 'group', open: '(', close: ')', items: part, span } });
  }
  return { items, order: 'free', brackets: '' };
}

/** Pairs values by name. Values without names correspond to names in alphabetical order. */
function compareByName(e: Values, g: Values, comparer: Comparer): Outcome {
  if (e.items.length !== g.items.length) return wrongCount(e.items, g.items);
  if (hasDistinctNames(e) && hasDistinctNames(g) && sameNames(e, g)) {
    const byName = new Map(g.items.map((item) => [item.name, item]));
    const paired = e.items.flatMap((item) => byName.get(item.name) ?? []);
    return compareInOrder(e.items, paired, comparer);
  }
  if (isIndexed(namesOf(e)) || isIndexed(namesOf(g))) return compareAsSets(e.items, g.items, comparer);
  if (hasDistinctNames(e) && hasDistinctNames(g)) return wrong('other-name');
  const listed = e.brackets === '' && g.brackets === '' && !(hasDistinctNames(e) && hasDistinctNames(g));
  if (listed && isRight(compareInOrder(e.items, g.items, comparer))) return right('equivalent');
  return compareInOrder(sorted(e), sorted(g), comparer);
}

function sameNames(e: Values, g: Values): boolean {
  const names = namesOf(g);
  return e.items.every((item) => item.name !== undefined && names.has(item.name));
}

function sorted(values: Values): Items {
  if (!hasDistinctNames(values)) return values.items;
  return [...values.items].sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
}

function wrongCount(expected: Items, given: Items): Outcome {
  return wrong(expected.length > given.length ? 'missing-values' : 'extra-values');
}

function compareInOrder(expected: Items, given: Items, comparer: Comparer): Outcome {
  if (expected.length !== given.length) return wrongCount(expected, given);
  let undecided = false;
  let last: Outcome = right('same');
  for (let k = 0; k < expected.length; k++) {
    const [e, g] = [expected[k], given[k]];
    if (!e || !g) continue;
    const outcome = comparer.compare(e.value, g.value, comparer);
    if (outcome.verdict === 'incorrect')
      return permuted(expected, given, comparer) ? wrong('order') : outcome;
    if (outcome.verdict === 'undecided') undecided = true;
    if (outcome.reason !== 'same') last = outcome;
  }
  return undecided ? UNDECIDED : last;
}

/** Returns whether the values are right but in a different order. */
function permuted(expected: Items, given: Items, comparer: Comparer): boolean {
  return expected.length > 1 && expected.length <= 6 && isRight(compareAsSets(expected, given, comparer));
}

/** Matches each expected value with a given one, ignoring order and repetition. */
function compareAsSets(expected: Items, given: Items, comparer: Comparer): Outcome {
  const [items, candidates] = [distinct(expected, comparer), distinct(given, comparer)];
  const strict = isStrict(comparer);
  let undecided = false;
  const free = new Set(candidates);
  for (const item of items) {
    const match = [...free].find((candidate) => {
      if (strict && differClearly(item.value, candidate.value)) return false;
      const outcome = comparer.compare(item.value, candidate.value, comparer);
      if (outcome.verdict === 'undecided') undecided = true;
      return isRight(outcome);
    });
    if (match) free.delete(match);
    else if (undecided) return UNDECIDED;
    else return wrong(items.length > candidates.length ? 'missing-values' : 'different');
  }
  if (free.size === 0) return right('equivalent');
  return undecided ? UNDECIDED : wrong('extra-values');
}

/** Returns whether values must be equal exactly, so that a quick estimate can rule out a match. */
function isStrict({ rules }: Comparer): boolean {
  return !rules.tolerance && !rules.sigFigs && !rules.places && rules.units === 'optional';
}

/** Returns whether two constants differ in a quick estimate, so that an exact comparison is unnecessary. */
function differClearly(a: MathNode, b: MathNode): boolean {
  const [x, y] = [estimate(a), estimate(b)];
  return x !== undefined && y !== undefined && Math.abs(x - y) > 1e-6 * Math.max(Math.abs(x), Math.abs(y));
}

/** Evaluates a constant in floating point; undefined for anything else. */
function estimate(node: MathNode): number | undefined {
  if (node.kind === 'number') return toNumber(node.value);
  if (!['root', 'sum', 'product', 'quotient', 'negate', 'power'].includes(node.kind)) return undefined;
  const core = lowerToCore(node);
  const value = core && variablesOf(core).size === 0 ? evaluate(core, new Map()) : undefined;
  return value && value.im === 0 && Number.isFinite(value.re) ? value.re : undefined;
}

/** Removes repeated elements, which do not change a set. */
function distinct(items: Items, comparer: Comparer): NamedValue[] {
  const kept: NamedValue[] = [];
  for (const item of items) {
    const repeats = kept.some(
      (other) => !differClearly(other.value, item.value) && isSameNode(other.value, item.value, comparer),
    );
    if (!repeats) kept.push(item);
  }
  return kept;
}

function isSameNode(a: MathNode, b: MathNode, comparer: Comparer): boolean {
  const strict = { ...comparer.rules, tolerance: undefined, sigFigs: undefined, places: undefined };
  return isRight(comparer.compare(a, b, { ...comparer, rules: strict }));
}
