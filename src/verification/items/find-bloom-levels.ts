import { BloomsLevel } from '../../domain/generation.ts';
import { matchAnyWord } from '../views/words.ts';
import { BLOOM_VERBS } from './bloom-verbs.table.ts';

const patterns = BloomsLevel.options.map((level) => [level, matchAnyWord(...BLOOM_VERBS[level])] as const);

/** The levels whose verbs a text uses, the lowest first; none when it asks without one. */
export function findBloomLevels(text: string): BloomsLevel[] {
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([level]) => level);
}

/** How many steps lie between two levels. */
export function getBloomDistance(one: BloomsLevel, other: BloomsLevel): number {
  return Math.abs(BloomsLevel.options.indexOf(one) - BloomsLevel.options.indexOf(other));
}
