import { Fault } from '../domain/fault.ts';

/** First and last item, counted from 1. */
export type ItemRange = { readonly start: number; readonly end: number };

/** Returns the items from `start` to `end`, counted from 1, both included; all items without a range. */
export function selectRange<T>(items: readonly T[], range: ItemRange | undefined): T[] {
  if (range === undefined) return [...items];
  const { start, end } = range;
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 1 || end < start) {
    throw new Fault('invalid-input', `The range ${start} ${end} is not a valid range of items.`, {
      advice: 'Give the first and the last item, counted from 1, as in -r 1 5.',
    });
  }
  return items.slice(start - 1, end);
}
