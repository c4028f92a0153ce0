import { substituteBulletValues } from '../../domain/bullet-references.ts';
import { computeValue } from '../evidence/compute-value.ts';
import { containsPiece } from '../evidence/contains-piece.ts';
import { contradictsEquation } from '../evidence/contradicts-equation.ts';
import { isRelationship, readExpected } from '../evidence/expected.ts';
import { listNumbers } from '../evidence/is-same-substitution.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence, type Task } from '../task.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/** Values that differ by a larger fraction are not roundings of each other. */
const MAX_DIFFERENCE = 0.02;

/**
 * Withdraws marks of right values that do not follow from a wrong result or a false step. A step is marked as
 * contradicted if the learner uses its numbers with another operation, such as `10^-14 × 0.35` for `10^-14 ÷
 * 0.35`. Later values then do not imply the step.
 */
export function withdrawContradicted(marking: MarkingContext): void {
  const { bulletMarks, attempt, task } = marking;
  withdrawAfterFalseSteps(marking);
  const computed = attempt.statements.filter((statement) => isComputed(statement, task));
  if (computed.length === 0) return;
  for (const bulletMark of bulletMarks) {
    if (bulletMark.award?.via === 'exact') continue;
    const calculations = listCalculations(bulletMark, task);
    const wrong = computed.find(({ computedFrom = '', text }) => {
      const [own, numbers] = [toValue(text, task), listNumbers(computedFrom)];
      return (
        own !== undefined &&
        calculations.length > 0 &&
        calculations.every(({ value }) => !isNear(value, own)) &&
        calculations.some((calculation) => calculation.numbers === numbers)
      );
    });
    if (!wrong) continue;
    bulletMark.isContradicted = true;
    for (const later of bulletMarks) withdrawUnrelated(later, { bulletMark, wrong }, marking);
  }
}

/**
 * Withdraws the mark of a value without a calculation on the line of a false step or the next line: `(-4, -3,
 * 10)` after `3t - 8 = 4` and `t = 2`.
 */
function withdrawAfterFalseSteps({ bulletMarks, attempt, task }: MarkingContext): void {
  const { statements } = attempt;
  const falseSteps = statements.filter(
    (statement) =>
      statement.role !== 'prose' &&
      !isGiven(statement, task) &&
      (contradictsEquation(statement, { task, statements }) || endsOtherwise(statement, bulletMarks, task)),
  );
  for (const falseStep of falseSteps) {
    const { order, line, name } = falseStep;
    for (const bulletMark of bulletMarks) {
      const shown = statements.filter((statement) => bulletMark.shownBy.includes(statement.order));
      // Another value of the same symbol is compared with the equation itself.
      const isOther = (statement: Statement) => name === undefined || statement.name !== name;
      const follows = (statement: Statement) =>
        statement.order > order &&
        statement.line - line <= 1 &&
        isOther(statement) &&
        !isReadOff(statement, falseStep, task) &&
        !isComputed(statement, task);
      if (bulletMark.award?.via !== 'exact' || shown.length === 0 || !shown.every(follows)) continue;
      if (isForRelationship(bulletMark, task)) continue;
      bulletMark.award = undefined;
      bulletMark.isContradicted = true;
      bulletMark.refusal = 'This value does not follow from your own working.';
    }
  }
}

/** Returns whether a mark is for a relationship such as V = IR, which does not follow from an earlier value. */
function isForRelationship({ bullet: { kind, evidence } }: BulletMark, { cache }: Task): boolean {
  return (
    kind === 'strategy' && evidence.kind === 'expression' && isRelationship(readExpected(evidence.tex, cache))
  );
}

/** Returns whether a value such as x = 0 is copied from the question. */
function isGiven({ text }: Statement, { question }: Task): boolean {
  const removeSpaces = (tex: string) => tex.replace(/[\s$]/gu, '');
  return removeSpaces(question.stem).includes(removeSpaces(text));
}

/**
 * Returns whether a value is read off a wrong formula, such as y = x + 2 from x + 2 - 17/(x - 4). The value
 * then follows from the formula.
 */
function isReadOff(value: Statement, { text }: Statement, { cache }: Task): boolean {
  const [formula, node] = [cache.read(text), cache.read(value.text)];
  return formula !== undefined && node !== undefined && containsPiece(formula, removeNameAndUnit(node));
}

/**
 * Marks a bullet as contradicted if a chain of equalities begins with the bullet's expression and ends with a
 * different value, as after a wrong division.
 */
function endsOtherwise(
  { computedFrom, text }: Statement,
  bulletMarks: readonly BulletMark[],
  { cache }: Task,
): boolean {
  if (computedFrom === undefined || cache.classify(text) !== 'expression') return false;
  const missed = bulletMarks.find(
    ({ award, bullet: { evidence } }) =>
      !award &&
      evidence.kind === 'expression' &&
      cache.classify(evidence.tex) === 'expression' &&
      cache.agrees(evidence.tex, computedFrom) &&
      cache.certainlyDiffer(evidence.tex, text),
  );
  if (missed) missed.isContradicted = true;
  return missed !== undefined;
}

/** Withdraws the mark of a later value without its own calculation, if the learner's wrong result does not lead to it. */
function withdrawUnrelated(
  later: BulletMark,
  { bulletMark, wrong }: { readonly bulletMark: BulletMark; readonly wrong: Statement },
  { attempt, task }: MarkingContext,
): void {
  const reference = `b${bulletMark.bullet.n}`;
  const shown = attempt.statements.filter(({ order }) => later.shownBy.includes(order));
  if (later.award?.via !== 'exact' || later.bullet.n <= bulletMark.bullet.n || shown.length === 0) return;
  if (shown.some((statement) => isComputed(statement, task) || statement.order < wrong.order)) return;
  const { followThrough, evidence } = later.bullet;
  const expression = followThrough.mode === 'no' ? undefined : followThrough.expression;
  const value = evidence.kind === 'expression' ? toValue(evidence.tex, task) : undefined;
  const own = expression?.includes(reference)
    ? toValue(
        substituteBulletValues(expression, (each) => (each === reference ? wrong.text : undefined)),
        task,
      )
    : undefined;
  if (value === undefined || own === undefined || isNear(value, own)) return;
  later.award = undefined;
  later.refusal = 'This value does not follow from your own calculation.';
}

type SchemeCalculation = { readonly numbers: string; readonly value: number };

/** Lists the calculations of a bullet with at least two numbers. */
function listCalculations({ bullet }: BulletMark, task: Task): SchemeCalculation[] {
  return listEvidence(bullet).flatMap((evidence) => {
    if (evidence.kind !== 'expression' || !/\\frac|\\times|[-+/]/u.test(evidence.tex)) return [];
    const [value, numbers] = [toValue(evidence.tex, task), listNumbers(evidence.tex)];
    return value === undefined || !numbers.includes(',') ? [] : [{ numbers, value }];
  });
}

function isComputed({ computedFrom, role, text }: Statement, { cache }: Task): boolean {
  if (computedFrom === undefined || role === 'prose' || !/\d/u.test(computedFrom)) return false;
  return cache.classify(computedFrom) === 'calculation' && cache.classify(text) === 'number';
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= MAX_DIFFERENCE * Math.max(Math.abs(a), Math.abs(b));
}

function toValue(text: string, { cache }: Task): number | undefined {
  const node = cache.read(text);
  return node && computeValue(removeNameAndUnit(node));
}
