import { editDistance } from '../text/edit-distance.ts';

const MAX_DISTANCE = 3;

/** Returns the known name closest to a mistyped one, ignoring case; undefined if every name differs in more than a third of the letters. */
export function findNearestName(name: string, knownNames: readonly string[]): string | undefined {
  let maxDistance = Math.min(MAX_DISTANCE, Math.floor(name.length / 3));
  let nearest: string | undefined;
  for (const candidate of knownNames) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), maxDistance);
    // From now on, only a closer name is accepted.
    if (distance <= maxDistance) [nearest, maxDistance] = [candidate, distance - 1];
  }
  return nearest;
}
