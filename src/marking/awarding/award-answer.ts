import { listBulletReferences, parseBulletReference } from '../../domain/bullet-references.ts';
import { type Bullet, getCondition, totalMarks } from '../../domain/marking-scheme.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { ComparisonCache } from '../evidence/comparison-cache.ts';
import { containsPiece } from '../evidence/contains-piece.ts';
import { readExpected, splitItems } from '../evidence/expected.ts';
import { hasWording } from '../evidence/has-wording.ts';
import { isAmongLast } from '../evidence/last-values.ts';
import { listUnreadMaths } from '../evidence/list-unread-maths.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { awardOtherMethod } from './award-other-method.ts';
import { createAward, matchRounded } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/** The judgement on the final answer. */
type AnswerState = {
  readonly isRight: boolean;
  /**
   * The attempt has more than the answer: another line, a calculation on the same line, or an answer to an earlier part that this
   * part uses.
   */
  readonly hasWorking: boolean;
  readonly line: string | null;
};

/** Judges the final answer of an attempt, and finds out whether the attempt contains working. */
export function judgeAnswer(marking: MarkingContext): AnswerState {
  const { attempt } = marking;
  const answerLines = findAnswer(marking);
  const lastLine = answerLines.at(-1);
  return {
    isRight: answerLines.length > 0,
    hasWorking:
      continuesEarlierPart(marking) ||
      hasWorking(marking, new Set(answerLines.length > 0 ? answerLines : findFallbackLines(marking))),
    line: lastLine === undefined ? null : (attempt.lines[lastLine]?.text.trim() ?? null),
  };
}

/** Returns the lines of a wrong answer: the lines that are nearly right, or else the last line with mathematics. */
function findFallbackLines({ attempt, bulletMarks, task }: MarkingContext): number[] {
  const nearMisses = bulletMarks.filter(
    ({ presentationMistake, bullet }) =>
      presentationMistake !== undefined && task.answerBullets.has(bullet.n),
  );
  const lines = nearMisses.flatMap(({ mistakeLine }) => mistakeLine ?? []);
  if (lines.length > 0) return lines;
  const last = attempt.statements.findLast((statement) => isMaths(statement, task.cache));
  return last ? [last.line] : [];
}

/** Returns the lines with the right answer. The list is empty if the answer is missing, or if a later answer replaces it. */
function findAnswer({ task, attempt, bulletMarks }: MarkingContext): number[] {
  const { answer } = task;
  const finalMark =
    bulletMarks.findLast(({ bullet }) => task.answerBullets.has(bullet.n)) ?? bulletMarks.at(-1);
  if (!finalMark || task.keyJudge?.findRefusal(attempt.text) !== undefined) return [];
  const texts = attempt.lines.map(({ text }) => text);
  if (!answer) return areAnswerBulletsEarned(bulletMarks, task) ? findAwardedLines(bulletMarks, texts) : [];
  if (answer.kind === 'words')
    return findLines(
      answer.tex,
      attempt.lines.map(({ countedText }) => countedText),
    );
  const search = { task, bullet: finalMark.bullet, statements: attempt.statements, method: 0 };
  const answerMatches = matchRounded(answer, search).matches.filter((match) => isAmongLast(match, search));
  const isShown = finalMark.award?.via === 'exact' && answer.kind === 'equation';
  if (answerMatches.length === 0) return isShown ? findAwardedLines([finalMark], texts) : [];
  const items = splitItems(answer).flatMap(
    (tex) => matchExpression(readExpected(tex, task.cache), search).matches,
  );
  const matches = items.length > 0 ? [...answerMatches, ...items] : answerMatches.slice(-1);
  return matches.map(({ statement }) => statement.line).toSorted((a, b) => a - b);
}

function areAnswerBulletsEarned(bulletMarks: readonly BulletMark[], task: Task): boolean {
  const answerMarks = bulletMarks.filter(({ bullet }) => task.answerBullets.has(bullet.n));
  return answerMarks.length > 0 && answerMarks.every(({ award }) => award?.via === 'exact');
}

function findAwardedLines(bulletMarks: readonly BulletMark[], lines: readonly string[]): number[] {
  const awarded = new Set(bulletMarks.map(({ award }) => award?.line));
  return lines.flatMap((line, index) => (awarded.has(line.trim()) ? [index] : []));
}

function findLines(tex: string, lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (hasWording(line, tex) ? [index] : []));
}

/** Returns whether the scheme refers to an earlier part that the learner answered. That answer is the first line of working. */
function continuesEarlierPart({ task, earlierParts }: MarkingContext): boolean {
  return task.scheme.bullets.some(
    ({ followThrough }) =>
      followThrough.mode !== 'no' &&
      listBulletReferences(followThrough.expression).some((reference) =>
        earlierParts.has(parseBulletReference(reference).part ?? ''),
      ),
  );
}

/**
 * Returns whether the attempt has another line with mathematics, or a calculation or another named value on the line of the answer.
 */
function hasWorking(marking: MarkingContext, answerLines: ReadonlySet<number>): boolean {
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
  // In `35.6 since 3.4 × 3 + 25.4`, the calculation follows the answer.
  const isCalculation = ({ text, role }: Statement) =>
    role !== 'prose' && cache.classify(text) === 'calculation';
  if (attempt.statements.some(isCalculation)) return true;
  const steps = attempt.statements
    .filter((statement) => isUnevaluatedMember(statement, cache))
    .map(({ text }) => text);
  const isFormula = answer?.kind === 'expression' || answer?.kind === 'equation';
  return new Set(steps).size > (isFormula ? 1 : 0);
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
  return answer !== undefined && listTexts(shownBy).some((step) => !hasPiece(step, answer));
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

function isMaths({ text, role }: Statement, cache: ComparisonCache): boolean {
  return role !== 'prose' && cache.classify(text) !== 'words';
}

/** Returns whether a member of a chain such as `v = 3 × 4 = 12` is not yet evaluated. */
function isUnevaluatedMember({ text, role, isResult }: Statement, cache: ComparisonCache): boolean {
  if (role !== 'member') return false;
  const kind = cache.classify(text);
  return (
    kind === 'calculation' ||
    // In `126 ÷ 7 = 18` and `75% × 440 = 330`, the left side is classified as a number, but it is still a calculation.
    (kind === 'number' && !isResult && ['quotient', 'product'].includes(cache.read(text)?.kind ?? '')) ||
    kind === 'identity' ||
    (kind === 'several' && isUnfinishedPair(cache.read(text))) ||
    (kind === 'expression' && cache.read(text)?.kind !== 'symbol')
  );
}

/** Returns whether a pair of values is not yet evaluated: `(-23 ± 33)/8` or `0.24 ± 0.04`, but not `±3`. */
function isUnfinishedPair(node: MathNode | undefined): boolean {
  if (node === undefined || (node.kind === 'plus-minus' && node.left === undefined)) return false;
  return someNode(node, (inner) => inner.kind === 'plus-minus');
}

/** Awards the marks of the working for a right answer, unless the exam requires written working. */
export function awardAnswer(marking: MarkingContext, state: AnswerState): void {
  const { task, bulletMarks } = marking;
  const { policies } = task.scheme;
  if (policies.showThat === true) return;
  if (!state.hasWorking && isDecision(task)) {
    refuseBareDecision(bulletMarks);
    return;
  }
  // An answer in the wrong form is itself a line of working.
  const isNearlyRight = bulletMarks.some(
    ({ presentationMistake }) => presentationMistake !== undefined && presentationMistake !== 'form',
  );
  const hasAnswerOnly = !state.hasWorking && (state.isRight || isNearlyRight);
  if (task.requireWorking && hasAnswerOnly) awardAnswerOnly(marking, state);
  else if (!task.requireWorking) {
    if (state.isRight) awardRemaining(bulletMarks, state);
  } else awardOtherMethod(marking, state.isRight);
}

/** Matches a question that requires a reason, because a learner could guess between two answers. */
const ASKS_FOR_REASON =
  /\bjustif(?:y|ication)\b|\bshow (?:your )?working\b|\bby (?:calculation|finding)\b|\bwhether\b/iu;

/**
 * Returns whether the answer is a decision in words with a calculation as its reason: “Is the triangle right-angled? Justify your
 * answer.”
 */
function isDecision({ answer, question, scheme: { bullets } }: Task): boolean {
  const [last, ...earlier] = bullets.toReversed();
  return (
    ASKS_FOR_REASON.test(question.stem) &&
    answer?.kind === 'words' &&
    last?.evidence.kind === 'wording' &&
    earlier.length > 0 &&
    earlier.some(({ evidence }) => evidence.kind === 'expression')
  );
}

/** Refuses all marks. A decision without working may be a guess, so it earns nothing, even in practice. */
function refuseBareDecision(bulletMarks: readonly BulletMark[]): void {
  for (const bulletMark of bulletMarks) {
    bulletMark.award = undefined;
    bulletMark.refusal = 'A decision without working earns no marks here.';
  }
}

/** Applies the scheme's `answerOnly` policy to an answer without working. */
function awardAnswerOnly({ task, bulletMarks }: MarkingContext, state: AnswerState): void {
  const { answerOnly } = task.scheme.policies;
  // If each mark is for a part of the answer, no working is expected.
  const hasOnlyAnswerBullets = bulletMarks.every(({ bullet }) => isPartOfAnswer(bullet, task));
  if (answerOnly === 'full' || hasOnlyAnswerBullets || totalMarks(task.scheme) === 1) {
    if (state.isRight) awardRemaining(bulletMarks, state);
    return;
  }
  let remainingMarks = answerOnly === 'none' || !state.isRight ? 0 : answerOnly;
  for (const bulletMark of bulletMarks.toReversed()) {
    const { marks, evidence } = bulletMark.bullet;
    // A comment in words on a value needs no working.
    const isComment = evidence.kind !== 'expression' && getCondition(evidence) === undefined;
    if (isComment && task.answer !== undefined && task.answer.kind !== 'words') continue;
    bulletMark.award = marks <= remainingMarks ? createAnswerAward(state) : undefined;
    if (bulletMark.award) remainingMarks -= marks;
    else bulletMark.refusal = 'A right answer without working earns no marks here.';
  }
}

/** Returns whether the answer contains the evidence of the bullet, as `R = 3t + 2` contains `3t`. */
function isPartOfAnswer({ n, evidence }: Bullet, { answerBullets, answer, cache }: Task): boolean {
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

/** Awards the remaining bullets that expect a formula or a value, because the answer is right. */
function awardRemaining(bulletMarks: readonly BulletMark[], state: AnswerState): void {
  for (const bulletMark of bulletMarks) {
    if (!bulletMark.award && bulletMark.bullet.evidence.kind === 'expression')
      bulletMark.award = createAnswerAward(state);
  }
}

function createAnswerAward({ line }: AnswerState): BulletMark['award'] {
  return createAward('answer-only', line, { rule: 'Your final answer is right.' });
}
