import type { PresentationFault } from '../evidence/match.ts';
import { classifyValue } from '../evidence/value-class.ts';
import type { Task } from '../task.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkedAttempt } from './mark-attempt.ts';

export const NO_ATTEMPT = 'no_attempt';
export const UNCLASSIFIED = 'unclassified';

const FAULT_TAGS: Readonly<Partial<Record<PresentationFault, string>>> = {
  unit: 'unit',
  figures: 'significant-figures',
  places: 'rounding',
};

/**
 * Returns what a learner who lost marks should practise: the named mistake, else the tags of each lost mark.
 */
export function findGapTags(task: Task, { mistakes, bulletMarks, attempt }: MarkedAttempt): string[] {
  if (mistakes.length > 0) return unique(mistakes.map(({ tag }) => tag));
  const lost = bulletMarks.filter(({ award, bullet }) => !award && bullet.evidence.kind !== 'person');
  const last = attempt.statements.findLast(
    ({ isResult, text }) => isResult && task.cache.classify(text) !== 'words',
  )?.text;
  const tags = lost.flatMap((bulletMark) => tagsForLostBullet(bulletMark, task, last));
  return tags.length > 0 ? unique(tags) : lost.length > 0 ? [UNCLASSIFIED] : [];
}

function tagsForLostBullet(
  { bullet, fault }: BulletMark,
  task: Task,
  last: string | undefined,
): readonly string[] {
  const ofFault = fault && FAULT_TAGS[fault];
  if (ofFault !== undefined) return [ofFault];
  if (task.answerBullets.has(bullet.n) && bullet.evidence.kind === 'expression' && last !== undefined) {
    const slip = numberSlip(bullet.evidence.tex, last, task);
    if (slip !== undefined) return [slip, ...bullet.gapTags];
  }
  return bullet.gapTags;
}

/** Recognises a last value that is wrong only by a power of ten or by rounding. */
function numberSlip(expected: string, last: string, { cache }: Task): string | undefined {
  const node = cache.read(last);
  if (!node || !['number', 'solved'].includes(classifyValue(node))) return undefined;
  const { reason } = cache.compare(expected, last, { units: 'ignore' });
  if (reason === 'power-of-ten' || isShifted(expected, last, cache)) return 'sci-notation';
  return reason === 'rounded-too-early' ? 'rounding-too-early' : undefined;
}

/** Returns whether the leading figures are right and the power of ten is not. */
function isShifted(expected: string, last: string, cache: Task['cache']): boolean {
  const power = /10\^\s*\{?\s*([-−]?\d{1,3})/u;
  if (!power.test(expected) || !power.test(last)) return false;
  const shifted = last.replace(power, `10^{${power.exec(expected)?.[1]}}`);
  return shifted !== last && cache.agrees(expected, shifted, { sigFigs: [2, 40], units: 'ignore' });
}

function unique(tags: readonly string[]): string[] {
  return [...new Set(tags)];
}
