import { createAward } from './award-shown.ts';
import type { BulletState } from './bullet-state.ts';

/** Awards steps that a later right step implies. */
export function awardImplied(bulletStates: readonly BulletState[], answerBullets: ReadonlySet<number>): void {
  for (const bulletState of bulletStates.toReversed()) {
    if (bulletState.award || bulletState.isContradicted) continue;
    const isPart = answerBullets.has(bulletState.bullet.n);
    const later = bulletState.bullet.impliedBy
      // One part of an answer does not imply another part.
      .filter((n) => !(isPart && answerBullets.has(n)))
      .map((n) => bulletStates[n - 1])
      .find((one) => one && impliesEarlier(one, bulletState));
    if (!later) continue;
    const line = later.award?.line ?? null;
    const isNext = later.bullet.n === bulletState.bullet.n + 1;
    const rule = `${isNext ? 'Your next' : 'A later'} step shows this.`;
    bulletState.award = createAward('implied', line, { rule, from: later.award?.from ?? [] });
  }
}

/**
 * Returns whether a later bullet implies an earlier one; a value that is wrong only in unit or form also
 * does.
 */
function impliesEarlier({ award: given, fault }: BulletState, { bullet }: BulletState): boolean {
  if (given) return !given.from.includes(bullet.n);
  return fault !== undefined;
}

/** Withdraws marks that require an earlier mark which was not earned. */
export function withdrawUnsupported(bulletStates: readonly BulletState[]): void {
  for (const bulletState of bulletStates) {
    const missing = bulletState.bullet.requires.find(
      (n) => !isSupported(bulletStates[n - 1], bulletState, n),
    );
    if (!bulletState.award || missing === undefined) continue;
    bulletState.award = undefined;
    bulletState.refusal = `You need mark ${missing} to earn this mark.`;
  }
}

function isSupported(required: BulletState | undefined, { award: given }: BulletState, n: number): boolean {
  return required?.award !== undefined || given?.from.includes(n) === true;
}
