import type { Bullet } from '../../domain/marking-scheme.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { ComparisonCache } from '../evidence/comparison-cache.ts';
import { containsPiece } from '../evidence/contains-piece.ts';
import { splitItems } from '../evidence/expected.ts';
import { ANY_ROUNDING } from '../evidence/list-accuracies.ts';
import { listUnreadMaths } from '../evidence/list-unread-maths.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/**
 * Returns whether the attempt has another line with mathematics, or a calculation or another named value on the line of the answer.
 */
export function hasWorking(marking: MarkingContext, answerLines: ReadonlySet<number>): boolean {
  const { task, attempt, bulletMarks } = marking;
  const { cache, answer } = task;
  if (bulletMarks.some((bulletMark) => isShownStep(bulletMark, marking))) return true;
  if (listUnreadMaths(attempt, task).length > 0) return true;
  const isOutsideAnswer = ({ line }: Statement) => answer?.kind === 'words' || !answerLines.has(line);
  if (attempt.statements.some((statement) => isOutsideAnswer(statement) && isMaths(statement, cache)))
    return true;
  if (answer?.kind === 'equation' && attempt.statements.some((statement) => isOtherValue(statement, task)))
    return true;
  if (attempt.statements.some((statement) => isStepValue(statement, task))) return true;
  if (countStatedValues(attempt.statements, cache) > 1) return true;
  if (attempt.statements.some((statement) => isOtherFormula(statement, marking))) return true;
  // In `35.6 since 3.4 × 3 + 25.4`, the calculation follows the answer.
  const isCalculation = ({ text, role }: Statement) =>
    role !== 'prose' && (cache.classify(text) === 'calculation' || isUnfinishedQuotient(text, task));
  if (attempt.statements.some(isCalculation)) return true;
  const steps = attempt.statements
    .filter((statement) => isUnevaluatedMember(statement, cache) && !isSideOfAnswer(statement, marking))
    .map(({ text }) => text);
  const isFormula = answer?.kind === 'expression' || answer?.kind === 'equation';
  return new Set(steps).size > (isFormula ? 1 : 0);
}

/** Returns whether a formula is one side of an equation that is the answer: `1/4 (x - 5)` of `y + 4 = 1/4 (x - 5)`. */
function isSideOfAnswer({ line, text }: Statement, { task, attempt }: MarkingContext): boolean {
  const { answer, cache } = task;
  return (
    answer?.kind === 'equation' &&
    attempt.statements.some(
      (other) =>
        other.line === line &&
        other.role === 'link' &&
        other.text.includes(text) &&
        cache.agrees(answer.tex, other.text),
    )
  );
}

/** Returns whether a step is written separately from the answer. Both may be on one line: `39/8 × 4/7; 39/14`. */
function isShownStep({ bullet, award, shownBy }: BulletMark, marking: MarkingContext): boolean {
  const { task, attempt, bulletMarks } = marking;
  if (award?.via !== 'exact' || task.answerBullets.has(bullet.n) || isPartOfAnswer(bullet, task))
    return false;
  const listTexts = (orders: readonly number[]) =>
    attempt.statements.filter(({ order }) => orders.includes(order)).map(({ text }) => text.trim());
  const answers = listTexts(
    bulletMarks.flatMap((other) => (task.answerBullets.has(other.bullet.n) ? other.shownBy : [])),
  );
  // A longer text with the answer may be the whole line.
  const [answer] = answers.toSorted((a, b) => a.length - b.length);
  const isNearMiss = bulletMarks.some(
    (other) => task.answerBullets.has(other.bullet.n) && other.presentationMistake !== undefined,
  );
  if (answer === undefined) return isNearMiss && listTexts(shownBy).length > 0;
  return listTexts(shownBy).some((step) => !hasPiece(step, answer) && !hasPiece(answer, step));
}

/** Returns whether a text contains another one as a whole: `225` does not contain `25`. */
function hasPiece(text: string, piece: string): boolean {
  return new RegExp(`(?<![\\d.])${RegExp.escape(piece)}(?![\\d.])`, 'u').test(text);
}

/** Counts the different values in statements such as `7 parts = 126, one part = 18`. */
function countStatedValues(statements: readonly Statement[], cache: ComparisonCache): number {
  const stated = statements.filter(
    ({ role, isResult, computedFrom, name, text }) =>
      role === 'member' &&
      isResult &&
      name === undefined &&
      computedFrom !== undefined &&
      cache.classify(text) === 'number',
  );
  return new Set(stated.map(({ text }) => text)).size;
}

/** Returns whether a statement gives a value of another symbol, such as `m = 6` in `m = 6, H = 6w + 18` if the answer is H. */
function isOtherValue({ text, name }: Statement, { cache, answer }: Task): boolean {
  return name !== undefined && name !== answer?.name && cache.classify(text) === 'solved';
}

/** Returns whether a statement gives the value of a symbol of an earlier step, such as `Q_1 = 104.5`, that is not in the answer. */
function isStepValue(statement: Statement, task: Task): boolean {
  const { scheme, answerBullets, answer } = task;
  const { name } = statement;
  if (name === undefined || answer?.tex.includes(name) || !isOtherValue(statement, task)) return false;
  return scheme.bullets.some(
    ({ n, evidence }) =>
      !answerBullets.has(n) && evidence.kind === 'expression' && evidence.tex.includes(`${name} =`),
  );
}

/** Returns whether a statement beside the answer is a formula that is neither the answer nor a part of it: `3t^2 = 3` in `3t^2 = 3, t = 1`. */
function isOtherFormula(
  { text, role, isResult, line }: Statement,
  { task, attempt }: MarkingContext,
): boolean {
  const { cache, answer } = task;
  const isWhole = role === 'clause' || (role === 'link' && isResult);
  if (!isWhole || !answer?.node || !['expression', 'equation'].includes(cache.classify(text))) return false;
  const agreesWithAnswer = (other: Statement) => cache.agrees(answer.tex, other.text, ANY_ROUNDING);
  if (!attempt.statements.some((other) => other.line === line && agreesWithAnswer(other))) return false;
  const node = cache.read(text);
  return (
    node !== undefined &&
    /\d/u.test(text) &&
    !containsPiece(answer.node, node) &&
    !containsPiece(node, answer.node) &&
    !cache.agrees(answer.tex, text)
  );
}

export function isMaths({ text, role }: Statement, cache: ComparisonCache): boolean {
  return role !== 'prose' && cache.classify(text) !== 'words';
}

/** Returns whether a member of a chain such as `v = 3 × 4 = 12` is not yet evaluated. */
function isUnevaluatedMember({ text, role, isResult }: Statement, cache: ComparisonCache): boolean {
  if (role !== 'member') return false;
  const kind = cache.classify(text);
  return (
    kind === 'calculation' ||
    // In `126 ÷ 7 = 18` and `75% × 440 = 330`, the left side is classified as a number, but it is still a calculation.
    (kind === 'number' &&
      !isResult &&
      ['quotient', 'product', 'root'].includes(cache.read(text)?.kind ?? '')) ||
    kind === 'identity' ||
    (kind === 'several' && isUnfinishedPair(cache.read(text))) ||
    (kind === 'expression' && cache.read(text)?.kind !== 'symbol')
  );
}

/** Returns whether a quotient of numbers is not yet the decimal that is the answer: `48/89` for 0.539. */
function isUnfinishedQuotient(text: string, { answer, cache }: Task): boolean {
  return cache.read(text)?.kind === 'quotient' && /\d\.\d/u.test(answer?.tex ?? '');
}

/** Returns whether a pair of values is not yet evaluated: `(-23 ± 33)/8` or `0.24 ± 0.04`, but not `±3`. */
function isUnfinishedPair(node: MathNode | undefined): boolean {
  if (node === undefined || (node.kind === 'plus-minus' && node.left === undefined)) return false;
  return someNode(node, (inner) => inner.kind === 'plus-minus');
}

/** Returns whether the answer contains the evidence of the bullet, as `R = 3t + 2` contains `3t`. */
export function isPartOfAnswer({ n, evidence }: Bullet, { answerBullets, answer, cache }: Task): boolean {
  // `21x = 84` has the same solution as the answer `x = 4`, but it is an earlier step.
  const isUnsolved = (tex: string) => cache.classify(tex) === 'equation';
  const isStep =
    evidence.kind === 'expression' &&
    isUnsolved(evidence.tex) &&
    answer !== undefined &&
    splitItems(answer).length > 1 &&
    !splitItems(answer).some(isUnsolved);
  if (isStep) return false;
  if (answerBullets.has(n)) return true;
  const piece = evidence.kind === 'expression' ? cache.read(evidence.tex) : undefined;
  return answer?.node !== undefined && piece !== undefined && containsPiece(answer.node, piece);
}
