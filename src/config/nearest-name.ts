import { editDistance } from '../text/edit-distance.ts';

const MAX_DISTANCE = 3;

/** The known name closest to a mistyped one, ignoring case; undefined when every name differs in more than a third. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  let max = Math.min(MAX_DISTANCE, Math.floor(name.length / 3));
  let nearest: string | undefined;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), max);
    if (distance <= max) [nearest, max] = [candidate, distance - 1];
  }
  return nearest;
}
