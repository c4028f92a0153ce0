import type { Bullet, Misconception } from '../../domain/marking-scheme.ts';
import { chooseOptions } from '../evidence/choose-options.ts';
import type { Desk } from '../evidence/desk.ts';
import { expect, itemsOf } from '../evidence/expected.ts';
import { hasWording } from '../evidence/has-wording.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { award } from './award-shown.ts';
import type { Standing } from './standing.ts';

const CLOSE = { tolerance: { relative: 0.005 }, units: 'ignore' } as const;
const ROUNDED = { sigFigs: [2, 40], units: 'ignore' } as const;

/** The named mistakes whose answers the learner ends with, the likeliest first. */
export function findMistakes(task: Task, attempt: ReadAttempt): Misconception[] {
  const { misconceptions } = task.scheme;
  if (task.question.options.length > 0) {
    const chosen = chooseOptions(attempt.text, task.question, task.desk);
    return misconceptions.filter(({ answer }) => chosen.length === 1 && chosen[0] === answer);
  }
  const results = lastResults(attempt, task.desk);
  return misconceptions
    .filter((mistake) =>
      isInWords(mistake) ? saysIt(mistake, attempt) : endsWith(mistake, results, task.desk),
    )
    .toSorted((a, b) => (b.weight ?? 1) - (a.weight ?? 1));
}

function isInWords({ answer }: Misconception): boolean {
  return /^\\text\{[^{}]*\}$/u.test(answer);
}

function saysIt({ answer }: Misconception, { lines }: ReadAttempt): boolean {
  return lines.some(({ text, isCrossedOut }) => !isCrossedOut && hasWording(text, answer));
}

/** What the last lines of an attempt say the answer is. */
function lastResults({ statements }: ReadAttempt, desk: Desk): Statement[] {
  const results = statements.filter(({ isResult, text }) => isResult && desk.classOf(text) !== 'words');
  const lines = [...new Set(results.map(({ line }) => line))].slice(-8);
  const whole = statements.filter(
    ({ line, role, isResult }) => line === lines.at(-1) && role === 'clause' && !isResult,
  );
  return [...results.filter(({ line }) => lines.includes(line)), ...whole];
}

function endsWith({ answer }: Misconception, results: readonly Statement[], desk: Desk): boolean {
  const items = itemsOf(expect(answer, desk));
  const wanted = items.length > 0 ? items : [answer];
  const lastLine = results.at(-1)?.line ?? -1;
  const near = items.length > 0 ? results : results.filter(({ line }) => line === lastLine);
  return wanted.every((tex) => near.some((statement) => isAnswer(tex, statement, desk)));
}

function isAnswer(tex: string, { text }: Statement, desk: Desk): boolean {
  const kind = desk.classOf(text);
  if (kind === 'calculation' || kind === 'words') return false;
  return [{ units: 'ignore' } as const, ROUNDED, CLOSE].some(
    (policy) => desk.compare(tex, text, policy).verdict === 'correct',
  );
}

/** A known mistake, with working, leaves some marks standing, never all of them: its answer is wrong. */
export function awardInSpite(mistakes: readonly Misconception[], standings: readonly Standing[]): void {
  const before = standings.map(({ award: given }) => given);
  leaveStanding(mistakes, standings);
  if (!standings.every(({ award: given, bullet }) => given || bullet.evidence.kind === 'person')) return;
  for (const [index, standing] of standings.entries()) standing.award = before[index];
}

function leaveStanding(mistakes: readonly Misconception[], standings: readonly Standing[]): void {
  for (const { earns = [], tag } of mistakes) {
    for (const standing of earns.map((n) => standings[n - 1]).filter((one) => one !== undefined)) {
      if (standing.award || standing.isContradicted || standing.bullet.evidence.kind === 'person') continue;
      standing.award = award('implied', null, {
        rule: `The mistake (${tag}) leaves this mark standing.`,
        from: lostBefore(standing.bullet, standings),
      });
    }
  }
}

function lostBefore({ n }: Bullet, standings: readonly Standing[]): number[] {
  return standings.filter(({ bullet, award: given }) => bullet.n < n && !given).map(({ bullet }) => bullet.n);
}
