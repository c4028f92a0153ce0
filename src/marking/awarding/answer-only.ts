import { totalMarks } from '../../domain/marking-scheme.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { Desk } from '../evidence/desk.ts';
import { expect, itemsOf } from '../evidence/expected.ts';
import { hasWording } from '../evidence/has-wording.ts';
import { isAmongLast } from '../evidence/last-values.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { award } from './award-shown.ts';
import type { Marking } from './follow-through.ts';
import type { Standing } from './standing.ts';

/** How the answer as a whole stands, and whether anything leads to it. */
export type AnswerState = {
  readonly isRight: boolean;
  readonly hasWorking: boolean;
  readonly line: string | null;
};

export function judgeAnswer(marking: Marking): AnswerState {
  const { attempt } = marking;
  const found = findAnswer(marking);
  const last = found.at(-1);
  return {
    isRight: found.length > 0,
    hasWorking: hasWorking(marking, new Set(found.length > 0 ? found : fallbackLines(marking))),
    line: last === undefined ? null : (attempt.lines[last]?.text.trim() ?? null),
  };
}

/** Where the answer stands when it is not right: the nearly right lines, else the last. */
function fallbackLines({ attempt, standings, task }: Marking): number[] {
  const near = standings.filter(
    ({ fault, bullet }) => fault !== undefined && task.answerBullets.has(bullet.n),
  );
  const lines = near.flatMap(({ faultLine }) => faultLine ?? []);
  if (lines.length > 0) return lines;
  const last = attempt.statements.findLast((statement) => isMaths(statement, task.desk));
  return last ? [last.line] : [];
}

/** Lines that hold the right answer; none when it is not there or no longer stands. */
function findAnswer({ task, attempt, standings }: Marking): number[] {
  const { answer } = task;
  const final = standings.findLast(({ bullet }) => task.answerBullets.has(bullet.n)) ?? standings.at(-1);
  if (!final) return [];
  if (!answer)
    return isWhollyEarned(standings, task)
      ? linesOfAwards(
          standings,
          attempt.lines.map(({ text }) => text),
        )
      : [];
  if (answer.kind === 'words')
    return linesSaying(
      answer.tex,
      attempt.lines.map(({ text }) => text),
    );
  const search = { task, bullet: final.bullet, statements: attempt.statements, method: 0 };
  const whole = matchExpression(answer, search).matches.filter((match) => isAmongLast(match, search));
  if (whole.length === 0) return [];
  const items = itemsOf(answer).flatMap((tex) => matchExpression(expect(tex, task.desk), search).matches);
  const stated = items.length > 0 ? [...whole, ...items] : whole.slice(-1);
  return stated.map(({ statement }) => statement.line).toSorted((a, b) => a - b);
}

function isWhollyEarned(standings: readonly Standing[], task: Task): boolean {
  const parts = standings.filter(({ bullet }) => task.answerBullets.has(bullet.n));
  return parts.length > 0 && parts.every(({ award: given }) => given?.via === 'exact');
}

function linesOfAwards(standings: readonly Standing[], lines: readonly string[]): number[] {
  const awarded = new Set(standings.map(({ award: given }) => given?.line));
  return lines.flatMap((line, index) => (awarded.has(line.trim()) ? [index] : []));
}

function linesSaying(tex: string, lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (hasWording(line, tex) ? [index] : []));
}

/** Whether there is more than the answer itself: another line, or a calculation on the answer's own. */
function hasWorking({ task, attempt }: Marking, answerLines: ReadonlySet<number>): boolean {
  const { desk, answer } = task;
  const isElsewhere = ({ line }: Statement) => answer?.kind === 'words' || !answerLines.has(line);
  if (attempt.statements.some((statement) => isElsewhere(statement) && isMaths(statement, desk))) return true;
  const steps = attempt.statements.filter((statement) => isStep(statement, desk)).map(({ text }) => text);
  const isFormula = answer?.kind === 'expression' || answer?.kind === 'equation';
  return new Set(steps).size > (isFormula ? 1 : 0);
}

function isMaths({ text, role }: Statement, desk: Desk): boolean {
  return role !== 'prose' && desk.classOf(text) !== 'words';
}

/** A member of a chain in which something is left to do. */
function isStep({ text, role }: Statement, desk: Desk): boolean {
  if (role !== 'member') return false;
  const kind = desk.classOf(text);
  return (
    kind === 'calculation' ||
    kind === 'identity' ||
    (kind === 'several' && isUnfinishedPair(desk.read(text))) ||
    (kind === 'expression' && desk.read(text)?.kind !== 'symbol')
  );
}

/** `(-23 ± 33)/8` is on the way to two roots; `±3` and `2 ± √5` are two roots. */
function isUnfinishedPair(node: MathNode | undefined): boolean {
  if (node === undefined || node.kind === 'plus-minus') return false;
  return someNode(node, (part) => part.kind === 'plus-minus');
}

/** A right answer earns the marks of its working, unless the exam asks for the working itself. */
export function awardAnswer(marking: Marking, state: AnswerState): void {
  const { task, standings } = marking;
  const { policies } = task.scheme;
  if (policies.showThat === true) return;
  // An answer in the wrong form is itself a line of working.
  const isNearly = standings.some(({ fault }) => fault !== undefined && fault !== 'form');
  const isBare = !state.hasWorking && (state.isRight || isNearly);
  if (task.requireWorking && isBare) awardBare(marking, state);
  else if (state.isRight && !task.requireWorking) fill(standings, state);
}

function awardBare({ task, standings }: Marking, state: AnswerState): void {
  const { answerOnly } = task.scheme.policies;
  // Where each mark is for a part of the answer there is no working to show.
  const isAllAnswer = standings.every(({ bullet }) => task.answerBullets.has(bullet.n));
  if (answerOnly === 'full' || isAllAnswer || totalMarks(task.scheme) === 1) {
    if (state.isRight) fill(standings, state);
    return;
  }
  let left = answerOnly === 'none' || !state.isRight ? 0 : answerOnly;
  for (const standing of standings.toReversed()) {
    const { marks } = standing.bullet;
    standing.award = marks <= left ? answerAward(state) : undefined;
    if (standing.award) left -= marks;
    else standing.refusal = 'A right answer without working earns nothing here.';
  }
}

function fill(standings: readonly Standing[], state: AnswerState): void {
  for (const standing of standings) {
    if (!standing.award && standing.bullet.evidence.kind === 'expression')
      standing.award = answerAward(state);
  }
}

function answerAward({ line }: AnswerState): Standing['award'] {
  return award('answer-only', line, { rule: 'The final answer is right.' });
}
