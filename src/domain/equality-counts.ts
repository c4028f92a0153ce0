import { z } from 'zod';
import { Position, Span } from './span.ts';

const count = z.number().int().nonnegative();

/**
 * The number of equalities in solutions, and how many of them were judged, are undecided, or could not be
 * read. An equality is undecided if it contains letters without a value, or if the text calls it false. The
 * three counts add up to `equalities`.
 */
export const EqualityCounts = z.object({
  equalities: count,
  judged: count,
  undecided: count,
  unread: count,
});
export type EqualityCounts = z.infer<typeof EqualityCounts>;

/** An equality that was not judged, and why: undecided, or unreadable (`unread`). The span covers its right side. */
export const UnjudgedEquality = z.object({
  state: z.enum(['undecided', 'unread']),
  reason: z.string(),
  span: Span,
  position: Position,
});
export type UnjudgedEquality = z.infer<typeof UnjudgedEquality>;

export const NO_EQUALITIES: EqualityCounts = { equalities: 0, judged: 0, undecided: 0, unread: 0 };

export function sumCounts(counts: readonly EqualityCounts[]): EqualityCounts {
  const sum = (pick: (one: EqualityCounts) => number): number =>
    counts.reduce((total, one) => total + pick(one), 0);
  return {
    equalities: sum(({ equalities }) => equalities),
    judged: sum(({ judged }) => judged),
    undecided: sum(({ undecided }) => undecided),
    unread: sum(({ unread }) => unread),
  };
}

/** If less than this share of the equalities was judged, users are told so prominently. */
const MIN_JUDGED_SHARE = 1 / 3;

/** Whether so few equalities were judged that the absence of errors says little. */
export function areFewJudged({ equalities, judged }: EqualityCounts): boolean {
  return equalities > 0 && judged < equalities * MIN_JUDGED_SHARE;
}
