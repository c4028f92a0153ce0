import type { ReviewStats, ReviewTrends } from '../api/schema.ts';
import { reviewStrings } from './review-strings.ts';

/** One data point of a chart, and one row of the table below it. */
export type ChartRow = {
  readonly label: string;
  readonly value: number;
  readonly kind?: string;
  /** The position on a numerical axis. */
  readonly x?: number;
  /** The number of items behind the value. */
  readonly count?: number;
};

const texts = reviewStrings.charts;

/** One row per day and kind: added, approved, corrected, rejected. */
export function toThroughputRows({ days }: ReviewTrends): ChartRow[] {
  return days.flatMap(({ day, queued, approved, corrected, rejected }) => [
    { label: day, value: queued, kind: texts.queued },
    { label: day, value: approved, kind: texts.approved },
    { label: day, value: corrected, kind: texts.corrected },
    { label: day, value: rejected, kind: texts.rejected },
  ]);
}

/** The approval rate of each day; days without a decision are left out. */
export function toApprovalRows({ days }: ReviewTrends): ChartRow[] {
  return days.flatMap(({ day, approved, corrected, rejected }) => {
    const decided = approved + corrected + rejected;
    return decided === 0 ? [] : [{ label: day, value: (approved + corrected) / decided }];
  });
}

/** Turns the cumulative "older than N hours" counts into age groups that do not overlap. */
export function toAgeRows({ pending_reviews: pending }: ReviewStats, trends: ReviewTrends): ChartRow[] {
  const olderCounts = Object.entries(trends.older_than_hours)
    .toSorted(([hoursA], [hoursB]) => Number(hoursA) - Number(hoursB))
    .map(([, count]) => count);
  if (pending === 0) return [];
  return texts.ages.map((label, index) => {
    const atLeastThisOld = index === 0 ? pending : (olderCounts[index - 1] ?? 0);
    return { label, value: Math.max(0, atLeastThisOld - (olderCounts[index] ?? 0)) };
  });
}

/** Counts with their display names, largest first. */
export function toCountRows(
  counts: Readonly<Record<string, number>>,
  names: Readonly<Record<string, string>>,
): ChartRow[] {
  return Object.entries(counts)
    .map(([key, value]) => ({ label: names[key] ?? key, value }))
    .toSorted((a, b) => b.value - a.value);
}

/** How long decided items waited. */
export function toWaitingRows({ waiting_hours: groups }: ReviewTrends): ChartRow[] {
  return groups.map(({ under, count }, index) => ({
    label: under === null ? texts.waitedMore(groups[index - 1]?.under ?? 0) : texts.waitedUnder(under),
    value: count,
  }));
}

type Counts = ReviewTrends['by_source'][string];

const countAll = ({ approved, corrected, rejected }: Counts): number => approved + corrected + rejected;

/** One row per group and decision, the group with the most decisions first. */
export function toDecisionRows(
  groups: Readonly<Record<string, Counts>>,
  names: Readonly<Record<string, string>>,
): ChartRow[] {
  return Object.entries(groups)
    .toSorted(([, a], [, b]) => countAll(b) - countAll(a))
    .slice(0, MAX_GROUPS)
    .flatMap(([key, { approved, corrected, rejected }]) => {
      const label = names[key] ?? key;
      return [
        { label, value: approved, kind: texts.approved },
        { label, value: corrected, kind: texts.corrected },
        { label, value: rejected, kind: texts.rejected },
      ];
    });
}

const MAX_GROUPS = 12;

/** The share of items that experts approved without a change, for each interval of confidence that has decisions. */
export function toCalibrationRows({ by_confidence: intervals }: ReviewTrends): ChartRow[] {
  return intervals.flatMap(({ from, ...counts }) => {
    const count = countAll(counts);
    if (count === 0) return [];
    const label = `${Math.round(from * 100)}–${Math.round(from * 100) + 10}%`;
    return [{ label, value: counts.approved / count, count, x: from + 0.05 }];
  });
}
