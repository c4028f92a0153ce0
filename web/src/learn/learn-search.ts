import type { SqaCourse } from '../api/schema.ts';

export type LearnSearch = { subject?: string; level?: SqaCourse['level'] };
export type StartSearch = LearnSearch & { outcome?: string };

const levels = [
  'Nat 3',
  'Nat 4',
  'Nat 5',
  'Higher',
  'Advanced Higher',
] as const satisfies SqaCourse['level'][];

/** What the addresses of Learn can say; everything else is dropped. */
export function readStartSearch({ subject, level, outcome }: Record<string, unknown>): StartSearch {
  const known = levels.find((one) => one === level);
  return {
    ...(typeof subject === 'string' && subject !== '' && { subject }),
    ...(known && { level: known }),
    ...(typeof outcome === 'string' && outcome !== '' && { outcome }),
  };
}
