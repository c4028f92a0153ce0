import type { ReviewStats, ReviewTrends } from '../api/schema.ts';
import { reviewStrings } from '../review-strings.ts';

/** One mark of a chart, and one row of the table behind it. */
export type ChartRow = { readonly label: string; readonly value: number; readonly kind?: string };

const words = reviewStrings.charts;

export function throughput({ days }: ReviewTrends): ChartRow[] {
  return days.flatMap(({ day, queued, approved, corrected, rejected }) => [
    { label: day, value: queued, kind: words.queued },
    { label: day, value: approved, kind: words.approved },
    { label: day, value: corrected, kind: words.corrected },
    { label: day, value: rejected, kind: words.rejected },
  ]);
}

/** Only days on which something was decided have a rate. */
export function ratesByDay({ days }: ReviewTrends): ChartRow[] {
  return days.flatMap(({ day, approved, corrected, rejected }) => {
    const decided = approved + corrected + rejected;
    return decided === 0 ? [] : [{ label: day, value: (approved + corrected) / decided }];
  });
}

/** The counts "older than" as bands that do not overlap. */
export function ageBands({ pending_reviews: pending }: ReviewStats, trends: ReviewTrends): ChartRow[] {
  const older = Object.entries(trends.older_than_hours)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, count]) => count);
  if (pending === 0) return [];
  return words.ages.map((label, place) => {
    const least = place === 0 ? pending : (older[place - 1] ?? 0);
    return { label, value: Math.max(0, least - (older[place] ?? 0)) };
  });
}

export function namedCounts(
  counts: Readonly<Record<string, number>>,
  names: Readonly<Record<string, string>>,
): ChartRow[] {
  return Object.entries(counts)
    .map(([key, value]) => ({ label: names[key] ?? key, value }))
    .toSorted((one, other) => other.value - one.value);
}
