import { childrenOf, someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { computeValue } from '../evidence/compute-value.ts';
import { ANY_ROUNDING } from '../evidence/list-accuracies.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import type { ValueClass } from '../evidence/value-class.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence, type Task } from '../task.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/**
 * Refuses a step that the learner wrote with a wrong number although a later step is right: `0.85 × 29000 =
 * 33278` after `1.03`. The right value does not follow from the working, so it does not imply the step. A
 * missing number or sign may be a slip of copying and is not refused.
 */
export function refuseMisstatedSteps(marking: MarkingContext): void {
  const { bulletMarks, attempt, task } = marking;
  const used = new Set(bulletMarks.flatMap(({ shownBy }) => shownBy));
  const free = attempt.statements.filter(
    (statement) => !used.has(statement.order) && statement.role !== 'prose' && !isPrinted(statement, task),
  );
  for (const bulletMark of bulletMarks) {
    if (bulletMark.isContradicted || !isShownOnlyLater(bulletMark, bulletMarks)) continue;
    const lastOrder = findLastOrder(bulletMark, bulletMarks);
    const [misstated, ...others] = free.filter(
      (statement) =>
        statement.order < lastOrder &&
        replacesStep(statement, bulletMark, task) &&
        !isContinued(statement, marking),
    );
    if (misstated === undefined || statesStep(bulletMark, marking)) continue;
    // Several values may be steps of another method.
    if (isBareValue(misstated, task) && others.length > 0) continue;
    bulletMark.award = undefined;
    bulletMark.isContradicted = true;
    bulletMark.refusal = `You state “${misstated.text.trim().slice(0, 80)}” for this step, and your next values do not follow from it.`;
  }
}

/** Returns whether a step has no mark, or only a mark from a line that also shows a later step. */
function isShownOnlyLater(
  { award, bullet, refusal }: BulletMark,
  bulletMarks: readonly BulletMark[],
): boolean {
  if (award === undefined) return refusal === undefined;
  const isLineOfLater = bulletMarks.some(
    (later) => later.bullet.n > bullet.n && later.award?.line === award.line,
  );
  return (award.via === 'exact' || award.via === 'implied') && isLineOfLater;
}

/** Returns the order of the last statement that shows a later step. */
function findLastOrder({ bullet: { n } }: BulletMark, bulletMarks: readonly BulletMark[]): number {
  const shown = bulletMarks.filter(({ award, bullet }) => bullet.n > n && award?.via === 'exact');
  return Math.max(-1, ...shown.flatMap(({ shownBy }) => shownBy));
}

function isPrinted({ text }: Statement, { cache, printed }: Task): boolean {
  return printed.has(cache.print(text) ?? '');
}

/** Returns whether the learner also writes a step as the scheme does. */
function statesStep({ bullet: { evidence } }: BulletMark, { task, attempt }: MarkingContext): boolean {
  if (evidence.kind !== 'expression') return true;
  const { cache } = task;
  const expected = cache.read(evidence.tex);
  const value = expected && computeValue(removeNameAndUnit(expected));
  return attempt.statements.some(({ text }) => {
    const own = cache.read(text);
    if (own === undefined || expected === undefined) return false;
    // If the next calculation uses the value, the wrong number was only a slip of copying.
    const usesValue = (node: MathNode) =>
      node.kind === 'number' && value !== undefined && computeValue(node) === Math.abs(value);
    return (
      countOtherNumbers(own, expected) === 0 ||
      (isCalculation(own, cache.classify(text)) && someNode(own, usesValue))
    );
  });
}

const VALUE_KINDS: ReadonlySet<ValueClass> = new Set(['number', 'solved', 'several', 'tuple', 'words']);

/** Returns whether a formula computes something; a quotient such as `5/8` does so too. */
function isCalculation(node: MathNode, kind: ValueClass): boolean {
  return !VALUE_KINDS.has(kind) || (kind === 'number' && node.kind === 'quotient');
}

/** Returns whether a later calculation uses the value of a statement, as a step of another method does. */
function isContinued({ text, order, line }: Statement, { attempt, task }: MarkingContext): boolean {
  const results = attempt.statements.filter((other) => other.order === order || other.line === line);
  const numbers = results.flatMap((result) =>
    task.cache.classify(result.text) === 'number' || task.cache.classify(result.text) === 'solved'
      ? (/\d+(?:\.\d+)?(?!.*\d)/u.exec(result.text)?.[0] ?? [])
      : [],
  );
  const isUsedIn = (later: string) =>
    numbers.some((number) => new RegExp(`(?<![\\d.])${RegExp.escape(number)}(?![\\d.])`, 'u').test(later));
  return (
    attempt.statements.some((later) => later.order > order && later.line > line && isUsedIn(later.text)) ||
    computesNumber(text, results, task)
  );
}

/**
 * Returns whether the right value of a calculation follows it, so that the calculation is a step of its own.
 */
function computesNumber(text: string, results: readonly Statement[], { cache }: Task): boolean {
  return (
    cache.classify(text) === 'calculation' &&
    results.some(
      (result) =>
        result.computedFrom === text &&
        cache.classify(result.text) === 'number' &&
        cache.agrees(text, result.text, { ...ANY_ROUNDING, units: 'ignore' }),
    )
  );
}

/** The kinds of formula that are compared number by number. */
const COMPARED_KINDS: ReadonlySet<ValueClass> = new Set(['calculation', 'expression', 'equation', 'several']);

/** Returns whether a line is only a value without a calculation, and not a number of the question. */
function isBareValue(
  { text, role, computedFrom, name, isResult }: Statement,
  { cache, givenNumbers }: Task,
): boolean {
  const node = cache.read(text);
  const value = node && computeValue(removeNameAndUnit(node));
  const isWhole = role === 'clause' || (role === 'link' && computedFrom === name);
  return isResult && isWhole && value !== undefined && !givenNumbers.has(Math.abs(value));
}

/** Returns whether a value belongs to any step of the scheme. */
function agreesWithAnyStep({ text }: Statement, { cache, scheme }: Task): boolean {
  return scheme.bullets
    .flatMap(listEvidence)
    .some(
      (evidence) =>
        evidence.kind === 'expression' &&
        cache.agrees(evidence.tex, text, { ...ANY_ROUNDING, units: 'ignore' }),
    );
}

/** Returns whether a statement is a step of the scheme with one other number. */
function replacesStep(statement: Statement, { bullet: { evidence } }: BulletMark, task: Task): boolean {
  if (evidence.kind !== 'expression') return false;
  const { cache } = task;
  const [own, expected] = [cache.read(statement.text), cache.read(evidence.tex)];
  const kind = cache.classify(evidence.tex);
  if (!own || !expected || cache.classify(statement.text) !== kind) return false;
  if (kind === 'number' || kind === 'solved')
    return isBareValue(statement, task) && !agreesWithAnyStep(statement, task) && isOfSameSize(own, expected);
  return COMPARED_KINDS.has(kind) && countOtherNumbers(own, expected) === 1;
}

const MAX_POWERS_OF_TEN = 3;

/** Returns whether one value can be a slip for the other: 10 695 is none for 0.925. */
function isOfSameSize(own: MathNode, expected: MathNode): boolean {
  const [value, other] = [own, expected].map((node) => computeValue(removeNameAndUnit(node)));
  if (value === undefined || other === undefined || other === 0) return true;
  return Math.abs(Math.log10(Math.abs(value / other))) < MAX_POWERS_OF_TEN;
}

/** Counts the numbers in which two formulas of the same structure differ; undefined if the structures differ. */
function countOtherNumbers(own: MathNode, expected: MathNode): number | undefined {
  if (own.kind === 'number' && expected.kind === 'number')
    return computeValue(own) === computeValue(expected) ? 0 : 1;
  if (own.kind !== expected.kind) return undefined;
  const [ownParts, expectedParts] = [childrenOf(own), childrenOf(expected)];
  if (ownParts.length === 0) return printMath(own) === printMath(expected) ? 0 : undefined;
  if (ownParts.length !== expectedParts.length) return undefined;
  if (own.kind === 'call' && expected.kind === 'call' && own.name !== expected.name) return undefined;
  let count = 0;
  for (const [index, part] of ownParts.entries()) {
    const expectedPart = expectedParts[index];
    const difference = expectedPart && countOtherNumbers(part, expectedPart);
    if (difference === undefined) return undefined;
    count += difference;
  }
  return count;
}
