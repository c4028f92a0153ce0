import type { Bullet } from '../../domain/marking-scheme.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import type { Expected } from './expected.ts';
import type { Target } from './judge-value.ts';
import { listLetters, type ValueClass } from './value-class.ts';

/** For each kind of expected evidence: the kinds of learner statement that can count as it. */
const ACCEPTED_KINDS: Readonly<Record<ValueClass, readonly ValueClass[]>> = {
  number: ['number', 'solved'],
  solved: ['solved', 'number'],
  calculation: ['calculation', 'number', 'solved'],
  expression: ['expression'],
  equation: ['equation', 'solved'],
  identity: ['identity'],
  several: ['several', 'tuple'],
  // An interval may be written as `1 < x < 5`.
  tuple: ['tuple', 'several', 'solved'],
  words: ['words'],
};

/** Returns whether a kind of statement can earn the bullet. For a mark for the method, a calculation need not be evaluated. */
export function isAcceptedKind(
  { kind: expected }: Expected,
  kind: ValueClass,
  { task, bullet }: Target,
): boolean {
  if (ACCEPTED_KINDS[expected].includes(kind)) return true;
  const isMethod = /^(?:know|choose|decide|start|set up)\b/iu.test(bullet.generic);
  return expected === 'number' && kind === 'calculation' && isMethod && !task.answerBullets.has(bullet.n);
}

type UsabilityQuery = Target & { readonly kind: ValueClass; readonly maxChoices?: number };

/** Returns whether a statement may earn the bullet: it has an accepted kind and name, and is not copied. */
export function isUsable(
  expected: Expected,
  statement: Statement,
  { task, bullet, kind, maxChoices = 1 }: UsabilityQuery,
): boolean {
  if (!isAcceptedKind(expected, kind, { task, bullet }) && !canContain(expected, kind)) return false;
  if (kind === 'number' && expected.kind === 'solved' && requiresEquation(bullet)) return false;
  if (kind === 'calculation' && needsValue(expected, { task, bullet })) return false;
  if (kind === 'calculation' && keepsMixedNumber(expected, statement, task)) return false;
  if (isCopied(expected, statement, { task, bullet })) return false;
  if (keepsLogarithm(expected, statement, task)) return false;
  if (hasOtherLabel(statement, { task, bullet })) return false;
  if (hasOtherName(expected, statement) || isSideOfEquation(expected, statement, task)) return false;
  // A `link` is name and value together (`v = 12`). If no name is expected, it can be refused, because its value alone (`12`)
  // is also a statement, with the role `member`.
  if (expected.name === undefined && statement.role === 'link' && kind !== 'equation' && kind !== 'identity')
    return false;
  return (
    !isChoice(expected, statement, kind) ||
    statement.choices <= Math.max(maxChoices, task.expectedCounts.get(expected.name ?? '') ?? 0)
  );
}

/** Returns whether a statement is a value, which may be one of several. In `F = 40/8 = 5 or 320`, the calculation `40/8` is none. */
function isChoice({ kind: expected }: Expected, { isResult }: Statement, kind: ValueClass): boolean {
  return ['number', 'solved', 'tuple'].includes(kind) && (expected !== 'calculation' || isResult);
}

/** Returns whether a longer statement may contain the expected formula as a part. */
function canContain({ kind: expected }: Expected, kind: ValueClass): boolean {
  if (expected === 'calculation') return kind === 'calculation' || kind === 'several' || kind === 'equation';
  if (expected === 'number') return kind === 'calculation' || kind === 'several' || kind === 'expression';
  return expected === 'expression' && kind === 'equation';
}

/** Recognises “state the axis as an equation”, where the number alone is not enough. */
function requiresEquation({ generic }: Bullet): boolean {
  return /\bas an equation\b|\bequation of\b/iu.test(generic);
}

/** Returns whether a calculation still has a mixed number that the scheme writes as a fraction. */
function keepsMixedNumber({ node, kind }: Expected, { text }: Statement, { cache }: Task): boolean {
  const own = kind === 'calculation' ? cache.read(text) : undefined;
  const isMixed = (inner: MathNode) => inner.kind === 'mixed';
  return own !== undefined && node !== undefined && someNode(own, isMixed) && !someNode(node, isMixed);
}

/** Returns whether an equation still has a logarithm, where the scheme has an equation without one. */
function keepsLogarithm({ node, kind }: Expected, { text }: Statement, { cache }: Task): boolean {
  const own = kind === 'equation' && /log|ln/u.test(text) ? cache.read(text) : undefined;
  const isLogarithm = (inner: MathNode) => inner.kind === 'call' && /^(?:log|ln|lg)/u.test(inner.name);
  return (
    own !== undefined && node !== undefined && someNode(own, isLogarithm) && !someNode(node, isLogarithm)
  );
}

/**
 * Returns whether the answer bullet requires the evaluated value, so the calculation alone does not earn
 * it.
 */
function needsValue(expected: Expected, { task, bullet }: Target): boolean {
  if (expected.kind !== 'calculation' || !task.answerBullets.has(bullet.n)) return false;
  const { policies, bullets } = task.scheme;
  const isShownBefore = bullets.some(
    ({ n, evidence }) =>
      n < bullet.n && evidence.kind === 'expression' && task.cache.agrees(expected.tex, evidence.tex),
  );
  return (
    isShownBefore || policies.decimalPlaces !== undefined || policies.significantFigures?.max !== undefined
  );
}

/** Returns whether the statement is printed in the question, unless the scheme expects exactly that. */
function isCopied(expected: Expected, { text }: Statement, { task, bullet }: Target): boolean {
  const printed = task.cache.print(text);
  if (printed === undefined || !task.printed.has(printed)) return false;
  const isResult = task.scheme.policies.showThat === true && task.answerBullets.has(bullet.n);
  return !isResult || task.cache.print(expected.tex) !== printed;
}

/** Returns whether the statement defines another symbol: `n = 5` is not an answer for `x`. */
function hasOtherName({ name, kind }: Expected, statement: Statement): boolean {
  if (name === undefined || kind === 'equation' || statement.name === undefined) return false;
  if (statement.role === 'member') return true;
  return normaliseName(name) !== normaliseName(statement.name);
}

/** Returns whether words before a calculation name another value of the answer: `horizontal: …` for the vertical component. */
function hasOtherLabel({ label }: Statement, { task, bullet }: Target): boolean {
  if (label === undefined) return false;
  const words = listWords(label);
  const own = listWords(bullet.generic);
  const others = task.scheme.bullets.filter(({ n }) => n !== bullet.n && task.answerBullets.has(n));
  const isNamed = (word: string) => others.some(({ generic }) => listWords(generic).has(word));
  return words.isDisjointFrom(own) && [...words].some(isNamed);
}

function listWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]{4,}/gu) ?? []);
}

/** Returns whether a number is only a side of an equation: 4 in `28 + 6y = 4` is not a value of x. */
function isSideOfEquation(
  { name }: Expected,
  { role, computedFrom = '' }: Statement,
  { cache }: Task,
): boolean {
  if (name === undefined || role !== 'member') return false;
  const source = cache.read(computedFrom);
  // In `\log_5 (x + 23) = 2`, the number is not a value of x.
  if (/log|ln/u.test(computedFrom) && source && listLetters(source).has(name))
    return source.kind !== 'symbol';
  if (/sin|cos|tan|log|ln/u.test(computedFrom)) return false;
  const isValueOfFunction = /^\s*[a-z]\s*\([^()]*\)\s*$/u.test(computedFrom);
  return !isValueOfFunction && /\d/u.test(computedFrom) && cache.classify(computedFrom) === 'expression';
}

function normaliseName(name: string): string {
  return name.replace(/[\s\\{}*]/gu, '').replace('Δ', 'Delta');
}
