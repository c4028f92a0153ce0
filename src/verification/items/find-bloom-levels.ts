import { BloomsLevel } from '../../domain/generation.ts';
import { matchAnyWord } from '../views/words.ts';
import { BLOOM_VERBS } from './bloom-verbs.table.ts';

const patterns = BloomsLevel.options.map((level) => [level, matchAnyWord(...BLOOM_VERBS[level])] as const);

/** Returns the Bloom levels whose verbs a text uses, lowest first. */
export function findBloomLevels(text: string): BloomsLevel[] {
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([level]) => level);
}

/** Returns the number of steps between two levels. */
export function getBloomDistance(first: BloomsLevel, second: BloomsLevel): number {
  return Math.abs(BloomsLevel.options.indexOf(first) - BloomsLevel.options.indexOf(second));
}
