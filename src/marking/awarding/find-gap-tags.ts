import type { PresentationMistake } from '../evidence/match.ts';
import { classifyValue } from '../evidence/value-class.ts';
import type { Task } from '../task.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkedAttempt } from './mark-attempt.ts';

export const NO_ATTEMPT = 'no_attempt';
export const UNCLASSIFIED = 'unclassified';

const PRESENTATION_TAGS: Readonly<Partial<Record<PresentationMistake, string>>> = {
  unit: 'unit',
  figures: 'significant-figures',
  places: 'rounding',
};

/**
 * Returns the gap tags of a learner who lost marks: the tags of the recognised mistakes, or else those of the
 * lost bullets. If no mark could be decided, there is only the tag for an unclassified mistake. Bullets that
 * only a person marks have no tags.
 */
export function findGapTags(task: Task, { mistakes, bulletMarks, attempt }: MarkedAttempt): string[] {
  if (mistakes.length > 0) return removeDuplicates(mistakes.map(({ tag }) => tag));
  const lostBullets = bulletMarks.filter(
    ({ award, bullet, isUndecided }) => !award && !isUndecided && bullet.evidence.kind !== 'person',
  );
  const lastResult = attempt.statements.findLast(
    ({ isResult, text }) => isResult && task.cache.classify(text) !== 'words',
  )?.text;
  const tags = lostBullets.flatMap((bulletMark) => listTagsOfBullet(bulletMark, task, lastResult));
  if (tags.length > 0) return removeDuplicates(tags);
  return bulletMarks.some(({ bullet }) => bullet.evidence.kind !== 'person') ? [UNCLASSIFIED] : [];
}

function listTagsOfBullet(
  { bullet, presentationMistake }: BulletMark,
  task: Task,
  lastResult: string | undefined,
): readonly string[] {
  const mistakeTag = presentationMistake && PRESENTATION_TAGS[presentationMistake];
  if (mistakeTag !== undefined) return [mistakeTag];
  if (task.answerBullets.has(bullet.n) && bullet.evidence.kind === 'expression' && lastResult !== undefined) {
    const mistakeTag = findNumberMistake(bullet.evidence.tex, lastResult, task);
    if (mistakeTag !== undefined) return [mistakeTag, ...bullet.gapTags];
  }
  return bullet.gapTags;
}

/** Returns the tag for a last value that is wrong only by a power of ten or by rounding. */
function findNumberMistake(expected: string, lastResult: string, { cache }: Task): string | undefined {
  const node = cache.read(lastResult);
  if (!node || !['number', 'solved'].includes(classifyValue(node))) return undefined;
  const { reason } = cache.compare(expected, lastResult, { units: 'ignore' });
  if (reason === 'power-of-ten' || hasWrongPowerOfTen(expected, lastResult, cache)) return 'sci-notation';
  return reason === 'rounded-too-early' ? 'rounding-too-early' : undefined;
}

/** Returns whether the digits are right and the power of ten is wrong. */
function hasWrongPowerOfTen(expected: string, lastResult: string, cache: Task['cache']): boolean {
  const POWER_OF_TEN = /10\^\s*\{?\s*([-−]?\d{1,3})/u;
  if (!POWER_OF_TEN.test(expected) || !POWER_OF_TEN.test(lastResult)) return false;
  const corrected = lastResult.replace(POWER_OF_TEN, `10^{${POWER_OF_TEN.exec(expected)?.[1]}}`);
  return corrected !== lastResult && cache.agrees(expected, corrected, { sigFigs: [2, 40], units: 'ignore' });
}

function removeDuplicates(tags: readonly string[]): string[] {
  return [...new Set(tags)];
}
