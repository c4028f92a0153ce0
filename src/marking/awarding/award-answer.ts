import { totalMarks } from '../../domain/marking-scheme.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { ComparisonCache } from '../evidence/comparison-cache.ts';
import { readExpected, splitItems } from '../evidence/expected.ts';
import { hasWording } from '../evidence/has-wording.ts';
import { isAmongLast } from '../evidence/last-values.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import type { MarkingContext } from './award-follow-through.ts';
import { createAward } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';

/** Whether the whole answer is right, whether there is working, and the line with the answer. */
type AnswerState = {
  readonly isRight: boolean;
  /**
   * Returns whether there is more than the answer itself: another line, or a calculation on the answer's
   * line.
   */
  readonly hasWorking: boolean;
  readonly line: string | null;
};

/** Finds the right answer in the attempt and whether working leads to it. */
export function judgeAnswer(marking: MarkingContext): AnswerState {
  const { attempt } = marking;
  const found = findAnswer(marking);
  const last = found.at(-1);
  return {
    isRight: found.length > 0,
    hasWorking: hasWorking(marking, new Set(found.length > 0 ? found : fallbackLines(marking))),
    line: last === undefined ? null : (attempt.lines[last]?.text.trim() ?? null),
  };
}

/** Returns the line of a wrong answer: the nearly right lines, else the last line with mathematics. */
function fallbackLines({ attempt, bulletMarks, task }: MarkingContext): number[] {
  const near = bulletMarks.filter(
    ({ fault, bullet }) => fault !== undefined && task.answerBullets.has(bullet.n),
  );
  const lines = near.flatMap(({ faultLine }) => faultLine ?? []);
  if (lines.length > 0) return lines;
  const last = attempt.statements.findLast((statement) => isMaths(statement, task.cache));
  return last ? [last.line] : [];
}

/** Returns the lines with the right answer; none when it is missing or replaced by a later answer. */
function findAnswer({ task, attempt, bulletMarks }: MarkingContext): number[] {
  const { answer } = task;
  const final = bulletMarks.findLast(({ bullet }) => task.answerBullets.has(bullet.n)) ?? bulletMarks.at(-1);
  if (!final) return [];
  const texts = attempt.lines.map(({ text }) => text);
  if (!answer) return isWhollyEarned(bulletMarks, task) ? linesOfAwards(bulletMarks, texts) : [];
  if (answer.kind === 'words') return findLines(answer.tex, texts);
  const search = { task, bullet: final.bullet, statements: attempt.statements, method: 0 };
  const whole = matchExpression(answer, search).matches.filter((match) => isAmongLast(match, search));
  if (whole.length === 0) return [];
  const items = splitItems(answer).flatMap(
    (tex) => matchExpression(readExpected(tex, task.cache), search).matches,
  );
  const stated = items.length > 0 ? [...whole, ...items] : whole.slice(-1);
  return stated.map(({ statement }) => statement.line).toSorted((a, b) => a - b);
}

function isWhollyEarned(bulletMarks: readonly BulletMark[], task: Task): boolean {
  const parts = bulletMarks.filter(({ bullet }) => task.answerBullets.has(bullet.n));
  return parts.length > 0 && parts.every(({ award: given }) => given?.via === 'exact');
}

function linesOfAwards(bulletMarks: readonly BulletMark[], lines: readonly string[]): number[] {
  const awarded = new Set(bulletMarks.map(({ award: given }) => given?.line));
  return lines.flatMap((line, index) => (awarded.has(line.trim()) ? [index] : []));
}

function findLines(tex: string, lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (hasWording(line, tex) ? [index] : []));
}

/** Whether there is more than the answer itself: another line, or a calculation on the answer's own. */
function hasWorking({ task, attempt }: MarkingContext, answerLines: ReadonlySet<number>): boolean {
  const { cache, answer } = task;
  const isElsewhere = ({ line }: Statement) => answer?.kind === 'words' || !answerLines.has(line);
  if (attempt.statements.some((statement) => isElsewhere(statement) && isMaths(statement, cache)))
    return true;
  const steps = attempt.statements.filter((statement) => isStep(statement, cache)).map(({ text }) => text);
  const isFormula = answer?.kind === 'expression' || answer?.kind === 'equation';
  return new Set(steps).size > (isFormula ? 1 : 0);
}

function isMaths({ text, role }: Statement, cache: ComparisonCache): boolean {
  return role !== 'prose' && cache.classify(text) !== 'words';
}

/** Returns whether a member of a chain still has something to work out. */
function isStep({ text, role }: Statement, cache: ComparisonCache): boolean {
  if (role !== 'member') return false;
  const kind = cache.classify(text);
  return (
    kind === 'calculation' ||
    kind === 'identity' ||
    (kind === 'several' && isUnfinishedPair(cache.read(text))) ||
    (kind === 'expression' && cache.read(text)?.kind !== 'symbol')
  );
}

/** `(-23 ± 33)/8` is a step towards two roots; `±3` and `2 ± √5` are the roots. */
function isUnfinishedPair(node: MathNode | undefined): boolean {
  if (node === undefined || node.kind === 'plus-minus') return false;
  return someNode(node, (part) => part.kind === 'plus-minus');
}

/** Gives a right answer the marks of its working, unless the exam requires the working itself. */
export function awardAnswer(marking: MarkingContext, state: AnswerState): void {
  const { task, bulletMarks } = marking;
  const { policies } = task.scheme;
  if (policies.showThat === true) return;
  // An answer in the wrong form is itself a line of working.
  const isNearly = bulletMarks.some(({ fault }) => fault !== undefined && fault !== 'form');
  const isBare = !state.hasWorking && (state.isRight || isNearly);
  if (task.requireWorking && isBare) awardBare(marking, state);
  else if (state.isRight && !task.requireWorking) awardRemaining(bulletMarks, state);
}

/** Applies the scheme's `answerOnly` policy to an answer without working. */
function awardBare({ task, bulletMarks }: MarkingContext, state: AnswerState): void {
  const { answerOnly } = task.scheme.policies;
  // Where each mark is for a part of the answer there is no working to show.
  const isAllAnswer = bulletMarks.every(({ bullet }) => task.answerBullets.has(bullet.n));
  if (answerOnly === 'full' || isAllAnswer || totalMarks(task.scheme) === 1) {
    if (state.isRight) awardRemaining(bulletMarks, state);
    return;
  }
  let left = answerOnly === 'none' || !state.isRight ? 0 : answerOnly;
  for (const bulletMark of bulletMarks.toReversed()) {
    const { marks } = bulletMark.bullet;
    bulletMark.award = marks <= left ? answerAward(state) : undefined;
    if (bulletMark.award) left -= marks;
    else bulletMark.refusal = 'A right answer without working earns no marks here.';
  }
}

/** Awards every remaining bullet for the right answer. */
function awardRemaining(bulletMarks: readonly BulletMark[], state: AnswerState): void {
  for (const bulletMark of bulletMarks) {
    if (!bulletMark.award && bulletMark.bullet.evidence.kind === 'expression')
      bulletMark.award = answerAward(state);
  }
}

function answerAward({ line }: AnswerState): BulletMark['award'] {
  return createAward('answer-only', line, { rule: 'Your final answer is right.' });
}
