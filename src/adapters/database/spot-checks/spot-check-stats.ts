import { ReviewIssueType, SuggestionStatus } from '../../../domain/suggestion.ts';
import type { ConfidenceBand, SpotCheckStats, StatsFilter } from '../../../ports/spot-check-store.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';

/** Suggestions are grouped into bands of confidence; these are the limits of the bands. */
const CONFIDENCE_LIMITS = [0, 0.5, 0.7, 0.8, 0.9, 1] as const;

type Row = {
  readonly status: SuggestionStatus;
  readonly issueType: ReviewIssueType;
  readonly confidence: number;
  readonly edited: boolean;
  readonly day: string;
};

/** Computes the statistics of suggestions, optionally since a time. */
export async function readStats(kysely: Db, filter: StatsFilter): Promise<SpotCheckStats> {
  const rows = await readRows(kysely, filter);
  const counts = await countChecksAndSkips(kysely, filter);
  const approved = rows.filter(({ status }) => status === 'approved').length;
  const rejected = rows.filter(({ status }) => status === 'rejected').length;
  return {
    total_reviewed: counts.reviewed,
    total_suggestions: rows.length,
    approved_count: approved,
    rejected_count: rejected,
    skipped_count: counts.skipped,
    pending_count: rows.length - approved - rejected,
    approval_rate: approved + rejected === 0 ? 0 : approved / (approved + rejected),
    issues_by_type: Object.fromEntries(
      [...Map.groupBy(rows, ({ issueType }) => issueType)].map(([type, group]) => [type, group.length]),
    ),
    by_day: countByDay(rows),
    by_confidence: countByConfidence(rows),
  };
}

async function readRows(kysely: Db, { root, since }: StatsFilter): Promise<Row[]> {
  let query = kysely
    .selectFrom('suggestions')
    .select(['status', 'issue_type', 'confidence', 'edited', 'created_at']);
  if (root !== undefined) query = query.where('root', '=', storableText(root));
  if (since !== undefined) query = query.where('created_at', '>=', since);
  const rows = await query.orderBy('id').execute();
  return rows.map((row) => ({
    status: SuggestionStatus.parse(row.status),
    issueType: ReviewIssueType.parse(row.issue_type),
    confidence: row.confidence,
    edited: row.edited === 1,
    day: row.created_at.slice(0, 10),
  }));
}

async function countChecksAndSkips(kysely: Db, { root, since }: StatsFilter) {
  let checks = kysely
    .selectFrom('spot_checks')
    .select((expression) => expression.fn.countAll<number>().as('count'));
  let skips = kysely
    .selectFrom('spot_check_decisions')
    .innerJoin('review_sessions', 'review_sessions.id', 'spot_check_decisions.session_id')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('action', '=', 'skip')
    .where('undone', '=', 0);
  if (root !== undefined) {
    checks = checks.where('root', '=', storableText(root));
    skips = skips.where('review_sessions.root', '=', storableText(root));
  }
  if (since !== undefined) {
    checks = checks.where('at', '>=', since);
    skips = skips.where('at', '>=', since);
  }
  const [reviewed, skipped] = [await checks.executeTakeFirstOrThrow(), await skips.executeTakeFirstOrThrow()];
  return { reviewed: reviewed.count, skipped: skipped.count };
}

function countByDay(rows: readonly Row[]): SpotCheckStats['by_day'] {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, group]) => ({
    day,
    approved: group.filter(({ status }) => status === 'approved').length,
    rejected: group.filter(({ status }) => status === 'rejected').length,
  }));
}

/** Counts approvals in each band of confidence. Edited suggestions are excluded, because the model did not write their text. */
function countByConfidence(rows: readonly Row[]): ConfidenceBand[] {
  return CONFIDENCE_LIMITS.slice(0, -1).map((from, index) => {
    const to = CONFIDENCE_LIMITS[index + 1] ?? 1;
    const isLast = index === CONFIDENCE_LIMITS.length - 2;
    const decided = rows.filter(
      ({ status, confidence, edited }) =>
        status !== 'pending' &&
        !edited &&
        confidence >= from &&
        (isLast ? confidence <= to : confidence < to),
    );
    const approved = decided.filter(({ status }) => status === 'approved').length;
    return { from, to, decided: decided.length, approved };
  });
}
