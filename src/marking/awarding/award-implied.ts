import { createAward } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';

/** Awards steps that a later right step implies. */
export function awardImplied(bulletMarks: readonly BulletMark[], answerBullets: ReadonlySet<number>): void {
  for (const bulletMark of bulletMarks.toReversed()) {
    if (bulletMark.award || bulletMark.isContradicted) continue;
    const isPart = answerBullets.has(bulletMark.bullet.n);
    const later = bulletMark.bullet.impliedBy
      // One part of an answer does not imply another part.
      .filter((n) => !(isPart && answerBullets.has(n)))
      .map((n) => bulletMarks[n - 1])
      .find((one) => one && impliesEarlier(one, bulletMark));
    if (!later) continue;
    const line = later.award?.line ?? null;
    const isNext = later.bullet.n === bulletMark.bullet.n + 1;
    const rule = `${isNext ? 'Your next' : 'A later'} step shows this.`;
    bulletMark.award = createAward('implied', line, { rule, from: later.award?.from ?? [] });
  }
}

/**
 * Returns whether a later bullet implies an earlier one; a value that is wrong only in unit or form also
 * does.
 */
function impliesEarlier({ award: given, fault }: BulletMark, { bullet }: BulletMark): boolean {
  if (given) return !given.from.includes(bullet.n);
  return fault !== undefined;
}

/** Withdraws marks that require an earlier mark which was not earned. */
export function withdrawUnsupported(bulletMarks: readonly BulletMark[]): void {
  for (const bulletMark of bulletMarks) {
    const missing = bulletMark.bullet.requires.find((n) => !isSupported(bulletMarks[n - 1], bulletMark, n));
    if (!bulletMark.award || missing === undefined) continue;
    bulletMark.award = undefined;
    bulletMark.refusal = `You need mark ${missing} to earn this mark.`;
  }
}

function isSupported(required: BulletMark | undefined, { award: given }: BulletMark, n: number): boolean {
  return required?.award !== undefined || given?.from.includes(n) === true;
}
