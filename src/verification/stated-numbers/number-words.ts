import { cacheByObject } from '../../text/cache-by-object.ts';
import { NUMBER_WORDS } from './number-words.table.ts';
import type { StatedNumber } from './stated-number.ts';

const listWordValues = cacheByObject((tokens: StatedNumber['tokens']): readonly number[] =>
  tokens.flatMap(({ text }) => NUMBER_WORDS.get(text) ?? []),
);

/** Collects the numbers that are written as words in the texts of some numbers. */
export function collectWordValues(numbers: readonly StatedNumber[]): ReadonlySet<number> {
  const texts = new Set(numbers.map(({ tokens }) => tokens));
  return new Set([...texts].flatMap(listWordValues));
}
