import { award } from './award-shown.ts';
import type { Standing } from './standing.ts';

/** Gives the marks of steps that a later, right step shows to have been taken. */
export function awardImplied(standings: readonly Standing[], answerBullets: ReadonlySet<number>): void {
  for (const standing of standings.toReversed()) {
    if (standing.award || standing.isContradicted) continue;
    const isPart = answerBullets.has(standing.bullet.n);
    const later = standing.bullet.impliedBy
      // One part of an answer says nothing of another.
      .filter((n) => !(isPart && answerBullets.has(n)))
      .map((n) => standings[n - 1])
      .find((one) => one && impliesEarlier(one, standing));
    if (!later) continue;
    const line = later.award?.line ?? null;
    const rule = `Stated or implied by •${later.bullet.n}.`;
    standing.award = award('implied', line, { rule, from: later.award?.from ?? [] });
  }
}

/** A value that is right but for its unit or form shows the steps before it as well. */
function impliesEarlier({ award: given, fault }: Standing, { bullet }: Standing): boolean {
  if (given) return !given.from.includes(bullet.n);
  return fault !== undefined;
}

/** Takes back marks that are available only with an earlier one. */
export function withdrawUnsupported(standings: readonly Standing[]): void {
  for (const standing of standings) {
    const missing = standing.bullet.requires.find((n) => !isThere(standings[n - 1], standing, n));
    if (!standing.award || missing === undefined) continue;
    standing.award = undefined;
    standing.refusal = `Available only with •${missing}.`;
  }
}

function isThere(required: Standing | undefined, { award: given }: Standing, n: number): boolean {
  return required?.award !== undefined || given?.from.includes(n) === true;
}
