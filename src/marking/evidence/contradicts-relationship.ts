import type { Bullet } from '../../domain/marking-scheme.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence, type Task } from '../task.ts';
import { type Expected, readExpected } from './expected.ts';
import { bracketNumerator, listVariants } from './list-variants.ts';
import { listLetters } from './value-class.ts';

/** A number, perhaps in scientific notation. */
const NUMBER = /\d+(?:\.\d+)?(?:\s*(?:[×x*·]|\\times)\s*10\s*(?:\^\s*\{?[-−]?\d+\}?|[⁻⁰¹²³⁴-⁹]+))?/gu;

type RelationshipSearch = {
  readonly task: Task;
  readonly bullet: Bullet;
  readonly statements: readonly Statement[];
};

/** Returns whether a statement gives a relationship that contradicts the relationships of the bullet. */
export function statesOtherRelationship({ task, bullet, statements }: RelationshipSearch): boolean {
  const relationships = listEvidence(bullet).flatMap((evidence) =>
    evidence.kind === 'expression' ? [readExpected(evidence.tex, task.cache)] : [],
  );
  // A relationship in words cannot be compared with symbols.
  const inSymbols = relationships.filter(({ kind }) => kind === 'equation');
  return statements.some(
    (statement) =>
      contradictsRelationship(inSymbols, statement, task) && !isContinued(statement, { task, statements }),
  );
}

/** Returns whether a later calculation uses the value of a formula: `E = hf = 9.55 × 10^-19`, then `9.55 × 10^-19 - 6.54 × 10^-19`. */
function isContinued(
  { text, order, computedFrom = '' }: Statement,
  { task: { cache }, statements }: Pick<RelationshipSearch, 'task' | 'statements'>,
): boolean {
  const results = statements.filter(
    (other) =>
      cache.classify(other.text) === 'number' &&
      (other.order === order || (other.order > order && other.computedFrom === text)),
  );
  const numbers = results.flatMap((result) => /\d+\.\d+/u.exec(result.text)?.[0] ?? []);
  if (computedFrom === '' || numbers.length === 0) return false;
  return statements.some(
    (other) =>
      other.order > order &&
      cache.classify(other.text) === 'calculation' &&
      numbers.some((number) => other.text.includes(number)),
  );
}

/** Returns whether a statement gives a relationship that cannot be any of the expected ones. */
function contradictsRelationship(expected: readonly Expected[], statement: Statement, task: Task): boolean {
  const { name, computedFrom, text } = statement;
  const hasSource = name !== undefined && computedFrom !== undefined && computedFrom.trim() !== name;
  return (
    expected.some((each) => isOtherRelationship(each, statement, task)) &&
    expected.every((each) => !isSameRelationship(each, text, task)) &&
    !(hasSource && expected.some((each) => isSameRelationship(each, `${name} = ${computedFrom}`, task)))
  );
}

function isOtherRelationship(expected: Expected, statement: Statement, task: Task): boolean {
  return hasSameQuantities(expected, statement, task) || isFormulaOfOtherValue(expected, statement, task);
}

/** Returns whether a statement is a formula with the quantities of the expected one. */
function hasSameQuantities({ node: expected }: Expected, { text }: Statement, { cache }: Task): boolean {
  const node = cache.read(text);
  if (!node || !expected || cache.classify(text) !== 'equation' || /\d{2}|\d\.\d/u.test(text)) return false;
  const [expectedLetters, letters] = [listLetters(expected), listLetters(node)];
  // `1 × k - 4 × 2 = k - 8` simplifies a formula and states no relationship.
  const [left, right] = node.kind === 'relation' ? node.operands.map(printMath) : [];
  if (left !== undefined && right !== undefined && cache.agrees(left, right)) return false;
  return expectedLetters.size === letters.size && letters.isSubsetOf(expectedLetters);
}

/**
 * Returns whether a chain evaluates the wrong formula: one that lacks a quantity (`E = hc/λ = 377`), or that
 * has more quantities than numbers (`E = cmT = 3.1 × 3.95`). A formula with fewer quantities on its own line
 * may be a step on the way.
 */
function isFormulaOfOtherValue(
  { node: expected, name: subject }: Expected,
  { text, computedFrom = '', name }: Statement,
  { cache }: Task,
): boolean {
  const formula = cache.read(computedFrom);
  const kind = cache.classify(text);
  if (!formula || !expected || !isMonomial(formula) || cache.classify(computedFrom) !== 'expression')
    return false;
  if (name === undefined || !isSameName(name, subject) || !['number', 'calculation'].includes(kind))
    return false;
  if (computedFrom.trim() === name) return false;
  const letters = listLetters(formula);
  const lacksQuantity = letters.size > 1 && letters.isSubsetOf(listLetters(expected));
  return lacksQuantity || (kind === 'calculation' && (text.match(NUMBER) ?? []).length < letters.size);
}

/** Returns whether two names are the same; `Eh` is another way to write `E_h`. */
function isSameName(own: string, expected = ''): boolean {
  return own.replace('_', '') === expected.replace(/[_{}]/gu, '');
}

/** Returns whether a formula is a product or quotient of letters. */
function isMonomial(node: MathNode): boolean {
  return !someNode(node, ({ kind }) => ['sum', 'number', 'call', 'root', 'plus-minus'].includes(kind));
}

function isSameRelationship({ tex }: Expected, text: string, { cache, inDegrees }: Task): boolean {
  const node = cache.read(text);
  const bracketed = node && bracketNumerator(node);
  const readings = [...listVariants(text, cache, inDegrees), ...(bracketed ? [printMath(bracketed)] : [])];
  return readings.some((reading) => cache.compare(tex, reading).verdict !== 'incorrect');
}
