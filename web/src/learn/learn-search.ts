import type { SqaCourse } from '../api/schema.ts';

/** The URL parameters of the Learn pages; the router calls them *search*. */
export type LearnSearch = { subject?: string; level?: SqaCourse['level']; outcome?: string };

const COURSE_LEVELS = [
  'Nat 3',
  'Nat 4',
  'Nat 5',
  'Higher',
  'Advanced Higher',
] as const satisfies SqaCourse['level'][];

/** Reads the URL parameters and ignores unknown or empty ones. */
export function readLearnSearch({ subject, level, outcome }: Record<string, unknown>): LearnSearch {
  const knownLevel = COURSE_LEVELS.find((candidate) => candidate === level);
  return {
    ...(typeof subject === 'string' && subject !== '' && { subject }),
    ...(knownLevel && { level: knownLevel }),
    ...(typeof outcome === 'string' && outcome !== '' && { outcome }),
  };
}
