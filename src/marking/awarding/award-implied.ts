import { createAward } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';

/** Awards missing steps that a later correct step implies. */
export function awardImplied(bulletMarks: readonly BulletMark[], answerBullets: ReadonlySet<number>): void {
  for (const bulletMark of bulletMarks.toReversed()) {
    if (bulletMark.award || bulletMark.isContradicted) continue;
    const isAnswerPart = answerBullets.has(bulletMark.bullet.n);
    const laterMark = bulletMark.bullet.impliedBy
      // One part of an answer does not imply another part.
      .filter((n) => !(isAnswerPart && answerBullets.has(n)))
      .map((n) => bulletMarks[n - 1])
      .find((candidate) => candidate && impliesEarlier(candidate, bulletMark));
    if (!laterMark) continue;
    const line = laterMark.award?.line ?? null;
    const isNext = laterMark.bullet.n === bulletMark.bullet.n + 1;
    const rule = `${isNext ? 'Your next' : 'A later'} step shows this.`;
    bulletMark.award = createAward('implied', line, { rule, from: laterMark.award?.from ?? [] });
  }
}

/**
 * Returns whether a later bullet implies an earlier one. A value that is wrong only in unit or form also
 * implies it.
 */
function impliesEarlier({ award, presentationMistake }: BulletMark, { bullet }: BulletMark): boolean {
  if (award) return !award.from.includes(`b${bullet.n}`);
  return presentationMistake !== undefined;
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

function isSupported(required: BulletMark | undefined, { award }: BulletMark, n: number): boolean {
  return required?.award !== undefined || award?.from.includes(`b${n}`) === true;
}
