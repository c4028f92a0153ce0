import type { Bullet, Misconception } from '../../domain/marking-scheme.ts';
import { chooseOptions } from '../evidence/choose-options.ts';
import type { ComparisonCache } from '../evidence/comparison-cache.ts';
import { readExpected, splitItems } from '../evidence/expected.ts';
import { hasWording } from '../evidence/has-wording.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { createAward } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';

const CLOSE = { tolerance: { relative: 0.005 }, units: 'ignore' } as const;
const ROUNDED = { sigFigs: [2, 40], units: 'ignore' } as const;

/** Returns the named mistakes whose answer the learner ends with, the most likely first. */
export function findMistakes(task: Task, attempt: ReadAttempt): Misconception[] {
  const { misconceptions } = task.scheme;
  if (task.question.options.length > 0) {
    const chosen = chooseOptions(attempt.text, task.question, task.cache);
    return misconceptions.filter(({ answer }) => chosen.length === 1 && chosen[0] === answer);
  }
  const results = lastResults(attempt, task.cache);
  return misconceptions
    .filter((mistake) =>
      isInWords(mistake) ? statesAnswer(mistake, attempt) : endsWith(mistake, results, task.cache),
    )
    .toSorted((a, b) => (b.weight ?? 1) - (a.weight ?? 1));
}

function isInWords({ answer }: Misconception): boolean {
  return /^\\text\{[^{}]*\}$/u.test(answer);
}

function statesAnswer({ answer }: Misconception, { lines }: ReadAttempt): boolean {
  return lines.some(({ text, isCrossedOut }) => !isCrossedOut && hasWording(text, answer));
}

/** Returns the results that the last lines of an attempt state. */
function lastResults({ statements }: ReadAttempt, cache: ComparisonCache): Statement[] {
  const results = statements.filter(({ isResult, text }) => isResult && cache.classify(text) !== 'words');
  const lines = [...new Set(results.map(({ line }) => line))].slice(-8);
  const whole = statements.filter(
    ({ line, role, isResult }) => line === lines.at(-1) && role === 'clause' && !isResult,
  );
  return [...results.filter(({ line }) => lines.includes(line)), ...whole];
}

function endsWith({ answer }: Misconception, results: readonly Statement[], cache: ComparisonCache): boolean {
  const items = splitItems(readExpected(answer, cache));
  const expected = items.length > 0 ? items : [answer];
  const lastLine = results.at(-1)?.line ?? -1;
  const near = items.length > 0 ? results : results.filter(({ line }) => line === lastLine);
  return expected.every((tex) => near.some((statement) => isAnswer(tex, statement, cache)));
}

function isAnswer(tex: string, { text }: Statement, cache: ComparisonCache): boolean {
  const kind = cache.classify(text);
  if (kind === 'calculation' || kind === 'words') return false;
  return [{ units: 'ignore' } as const, ROUNDED, CLOSE].some((policy) => cache.agrees(tex, text, policy));
}

/** Awards the bullets that a recognised mistake keeps. Never all of them, because its answer is wrong. */
export function awardDespiteMistakes(
  mistakes: readonly Misconception[],
  bulletMarks: readonly BulletMark[],
): void {
  const before = bulletMarks.map(({ award: given }) => given);
  awardKeptBullets(mistakes, bulletMarks);
  if (!bulletMarks.every(({ award: given, bullet }) => given || bullet.evidence.kind === 'person')) return;
  for (const [index, bulletMark] of bulletMarks.entries()) bulletMark.award = before[index];
}

function awardKeptBullets(mistakes: readonly Misconception[], bulletMarks: readonly BulletMark[]): void {
  for (const { earns = [], tag } of mistakes) {
    for (const bulletMark of earns.map((n) => bulletMarks[n - 1]).filter((one) => one !== undefined)) {
      if (bulletMark.award || bulletMark.isContradicted || bulletMark.bullet.evidence.kind === 'person')
        continue;
      bulletMark.award = createAward('implied', null, {
        rule: `You keep this mark in spite of the mistake (${tag}).`,
        from: lostBefore(bulletMark.bullet, bulletMarks),
      });
    }
  }
}

/** Returns the earlier bullets that were lost. */
function lostBefore({ n }: Bullet, bulletMarks: readonly BulletMark[]): number[] {
  return bulletMarks
    .filter(({ bullet, award: given }) => bullet.n < n && !given)
    .map(({ bullet }) => bullet.n);
}
