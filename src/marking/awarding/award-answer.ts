import { listBulletReferences, parseBulletReference } from '../../domain/bullet-references.ts';
import { getCondition, totalMarks } from '../../domain/marking-scheme.ts';
import { readExpected, splitItems } from '../evidence/expected.ts';
import { hasWording } from '../evidence/has-wording.ts';
import { isAmongLast } from '../evidence/last-values.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import type { Task } from '../task.ts';
import { awardOtherMethod } from './award-other-method.ts';
import { createAward, matchRounded } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';
import { hasWorking, isMaths, isPartOfAnswer } from './has-working.ts';
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

/** A part with more marks than this needs working of its own. */
const MAX_MARKS_AFTER_PART = 2;

/** Returns whether the scheme refers to an earlier part that the learner answered. That answer is the first line of working. */
function continuesEarlierPart({ task, earlierParts }: MarkingContext): boolean {
  if (totalMarks(task.scheme) > MAX_MARKS_AFTER_PART) return false;
  return task.scheme.bullets.some(
    ({ followThrough }) =>
      followThrough.mode !== 'no' &&
      listBulletReferences(followThrough.expression).some((reference) =>
        earlierParts.has(parseBulletReference(reference).part ?? ''),
      ),
  );
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
