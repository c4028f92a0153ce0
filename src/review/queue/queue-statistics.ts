import { QueueStatus } from '../../domain/queue-item.ts';
import type { QueueStats } from '../../domain/queue-stats.ts';
import type { QueueFilter, Tally } from '../../ports/review-queue.ts';
import { countDecisions, type DecisionStatistics, summarizeDecisions } from './decision-statistics.ts';
import type { ReviewDeps } from './review-dependencies.ts';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect. `src/domain/queue-item.ts`
// explains the names.

type StatisticsDeps = Pick<ReviewDeps, 'queue' | 'clock'>;

const HOUR_MS = 3_600_000;

export async function readStatistics({ queue, clock }: StatisticsDeps): Promise<QueueStats> {
  const [tallies, oldest] = await Promise.all([queue.tally(), queue.findOldestPending()]);
  const pending = tallies.filter(({ status }) => status === 'pending_review');
  const counts = sumBy(tallies, ({ status }) => status);
  const ageMs = oldest === undefined ? null : clock.now().getTime() - Date.parse(oldest);
  return {
    pending_reviews: counts.get('pending_review') ?? 0,
    status_breakdown: toStatusBreakdown(counts),
    by_provider: Object.fromEntries(sumBy(pending, ({ providerId }) => providerId)),
    oldest_pending: oldest ?? null,
    oldest_age_hours: ageMs === null ? null : Math.round((Math.max(0, ageMs) / HOUR_MS) * 100) / 100,
  };
}

function toStatusBreakdown(counts: ReadonlyMap<string, number>): QueueStats['status_breakdown'] {
  const [pending, approved, rejected] = QueueStatus.options.map((status) => counts.get(status) ?? 0);
  return { pending_review: pending ?? 0, approved: approved ?? 0, rejected: rejected ?? 0 };
}

/** Sums the counts of tallies by a key. */
function sumBy(tallies: readonly Tally[], getKey: (tally: Tally) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const tally of tallies) {
    const key = getKey(tally);
    sums.set(key, (sums.get(key) ?? 0) + tally.count);
  }
  return sums;
}

/** Counts the items that match a filter. It reads only the stored counts (tallies), not the items. */
export async function countItems({ queue }: StatisticsDeps, filter: QueueFilter): Promise<number> {
  const matches = (tally: Tally): boolean =>
    (filter.status ?? tally.status) === tally.status &&
    (filter.providerId ?? tally.providerId) === tally.providerId &&
    (filter.reason ?? tally.reason) === tally.reason;
  return (await queue.tally()).filter(matches).reduce((sum, { count }) => sum + count, 0);
}

/** Counts of the queue for each of the last days. */
export type Trends = {
  readonly days: readonly {
    readonly day: string;
    readonly queued: number;
    readonly approved: number;
    readonly corrected: number;
    readonly rejected: number;
  }[];
  readonly byReason: Readonly<Record<string, number>>;
  readonly byProvider: Readonly<Record<string, number>>;
  /** The number of pending items older than each number of hours. */
  readonly olderThan: Readonly<Record<string, number>>;
  /** The share of approved and corrected items among all decisions of these days; null when there were none. */
  readonly approvalRate: number | null;
  /** The decisions of these days that are in force. */
  readonly decisions: DecisionStatistics;
};

/** The number of decisions that are read for the statistics; older ones are left out. */
const MAX_DECISIONS = 20_000;
const AGES_IN_HOURS = [1, 24, 72, 168];

/** Reads the trends of the queue over the last days, including today. */
export async function readTrends({ queue, clock }: StatisticsDeps, dayCount: number): Promise<Trends> {
  const now = clock.now().getTime();
  const dayNames = Array.from({ length: dayCount }, (_, index) =>
    new Date(now - (dayCount - 1 - index) * 24 * HOUR_MS).toISOString().slice(0, 10),
  );
  const since = `${dayNames[0]}T00:00:00.000Z`;
  const dayTallies = await queue.tallyDays(since);
  const decisions = await queue.listDecisions(since, MAX_DECISIONS);
  const decisionsByDay = Map.groupBy(decisions, ({ reviewedAt }) => reviewedAt.slice(0, 10));
  const pending = (await queue.tally()).filter(({ status }) => status === 'pending_review');
  const countsByAge = AGES_IN_HOURS.map(async (hours) => {
    const count = await queue.countPendingBefore(new Date(now - hours * HOUR_MS).toISOString());
    return [String(hours), count] as const;
  });
  const days = dayNames.map((day) => {
    const queued = dayTallies.find((tally) => tally.day === day && tally.action === 'queued')?.count ?? 0;
    return { day, queued, ...countDecisions(decisionsByDay.get(day) ?? []) };
  });
  return {
    days,
    byReason: Object.fromEntries(sumBy(pending, ({ reason }) => reason)),
    byProvider: Object.fromEntries(sumBy(pending, ({ providerId }) => providerId)),
    olderThan: Object.fromEntries(await Promise.all(countsByAge)),
    approvalRate: getApprovalRate(days),
    decisions: summarizeDecisions(decisions),
  };
}

function getApprovalRate(days: Trends['days']): number | null {
  const sum = (name: 'approved' | 'corrected' | 'rejected'): number =>
    days.reduce((total, day) => total + day[name], 0);
  const positive = sum('approved') + sum('corrected');
  const total = positive + sum('rejected');
  return total === 0 ? null : Math.round((positive / total) * 1000) / 1000;
}
