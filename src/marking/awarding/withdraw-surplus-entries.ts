import { hasWording } from '../evidence/has-wording.ts';
import type { ParsedAttempt } from '../response/read-response.ts';
import { splitEntries } from '../response/split-entries.ts';
import type { BulletMark } from './bullet-mark.ts';

/**
 * Withdraws one mark for each wrong entry at the end of a list that is longer than the question requests, such as a further row
 * of the output of a query.
 */
export function withdrawSurplusEntries(bulletMarks: readonly BulletMark[], { text }: ParsedAttempt): void {
  const entries = bulletMarks.flatMap(({ bullet: { evidence } }) =>
    evidence.kind === 'wording' && evidence.entry !== undefined ? [evidence] : [],
  );
  if (entries.length === 0) return;
  const right = new Set(entries.flatMap(({ anyOf }) => anyOf));
  const wrong = entries.flatMap(({ noneOf = [] }) => noneOf).filter((wording) => !right.has(wording));
  const [shortest = []] = splitEntries(text).toSorted((a, b) => a.length - b.length);
  const surplus = shortest
    .slice(entries.length)
    .filter((entry) => entry !== undefined && wrong.some((wording) => hasWording(entry, wording)));
  const awarded = bulletMarks.filter(({ award }) => award);
  for (const bulletMark of awarded.slice(Math.max(0, awarded.length - surplus.length))) {
    bulletMark.award = undefined;
    bulletMark.refusal = 'Your list has a wrong entry beyond those that the question asks for.';
  }
}
