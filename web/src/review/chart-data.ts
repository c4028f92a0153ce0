import type { ReviewStats, ReviewTrends } from '../api/schema.ts';
import { reviewStrings } from './review-strings.ts';

/** One data point of a chart, and one row of the table below it. */
export type ChartRow = { readonly label: string; readonly value: number; readonly kind?: string };

const words = reviewStrings.charts;

/** One row per day and kind: added, approved, corrected, rejected. */
export function toThroughputRows({ days }: ReviewTrends): ChartRow[] {
  return days.flatMap(({ day, queued, approved, corrected, rejected }) => [
    { label: day, value: queued, kind: words.queued },
    { label: day, value: approved, kind: words.approved },
    { label: day, value: corrected, kind: words.corrected },
    { label: day, value: rejected, kind: words.rejected },
  ]);
}

/** The approval rate of each day; days without a decision are left out. */
export function toApprovalRows({ days }: ReviewTrends): ChartRow[] {
  return days.flatMap(({ day, approved, corrected, rejected }) => {
    const decided = approved + corrected + rejected;
    return decided === 0 ? [] : [{ label: day, value: (approved + corrected) / decided }];
  });
}

/** Turns the cumulative "older than N hours" counts into bands that do not overlap. */
export function toAgeRows({ pending_reviews: pending }: ReviewStats, trends: ReviewTrends): ChartRow[] {
  const olderCounts = Object.entries(trends.older_than_hours)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, count]) => count);
  if (pending === 0) return [];
  return words.ages.map((label, place) => {
    const atLeast = place === 0 ? pending : (olderCounts[place - 1] ?? 0);
    return { label, value: Math.max(0, atLeast - (olderCounts[place] ?? 0)) };
  });
}

/** Counts with their display names, largest first. */
export function toCountRows(
  counts: Readonly<Record<string, number>>,
  names: Readonly<Record<string, string>>,
): ChartRow[] {
  return Object.entries(counts)
    .map(([key, value]) => ({ label: names[key] ?? key, value }))
    .toSorted((one, other) => other.value - one.value);
}
