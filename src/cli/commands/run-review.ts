import { Fault } from '../../domain/fault.ts';
import { localPrincipal } from '../../domain/principal.ts';
import type { QueueStatus, ReviewDecision, ReviewTrigger } from '../../domain/queue-item.ts';
import { exportItems } from '../../review/queue/export-items.ts';
import type { CliTools } from '../cli-tools.ts';
import { formatItem, formatQueueTable } from '../review/print-review-item.ts';
import { runReviewSession } from '../review/review-session.ts';
import type { DatabaseOption, OutputOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';
import { withStore } from '../with-store.ts';

// The provider is `questions` for an exam question, otherwise an SQL dialect. `src/domain/queue-item.ts` explains the
// names.

type Filters = { readonly provider?: string; readonly reason?: ReviewTrigger; readonly status?: QueueStatus };
export type ReviewOptions = SharedOptions & DatabaseOption & Filters & { readonly as?: string };
export type ReviewListOptions = ReviewOptions & { readonly limit?: number };
export type DecideOptions = ReviewOptions & { readonly note?: string };
export type ReviewExportOptions = ReviewOptions & OutputOption & { readonly format: 'csv' | 'jsonl' };

const DEFAULT_LIMIT = 20;

function toQueueFilter({ provider, reason, status }: Filters) {
  return {
    ...(provider !== undefined && { providerId: provider }),
    ...(reason !== undefined && { reason }),
    ...(status !== undefined && { status }),
  };
}

function getReviewer({ as }: ReviewOptions): string {
  return as ?? localPrincipal.id;
}

export async function runReview(options: ReviewOptions, tools: CliTools): Promise<number> {
  const keyboard = await tools.openKeyboard();
  if (!keyboard.isInteractive) {
    throw new Fault('invalid-input', '`vbagent review` needs a terminal.', {
      advice: 'Use `vbagent review list`, `approve`, `reject` and `correct` in scripts.',
    });
  }
  try {
    const report = await withStore(tools.openReview, { options, tools }, ({ review }) => {
      const session = { review, keyboard, terminal: tools.terminal, now: tools.now };
      return runReviewSession({ ...session, reviewer: getReviewer(options) }, toQueueFilter(options));
    });
    writeLine(tools.terminal.err, `${report.decidedCount} decided, ${report.skippedCount} skipped.`);
    return 0;
  } finally {
    keyboard.close();
  }
}

export async function runReviewList(options: ReviewListOptions, tools: CliTools): Promise<number> {
  const filter = { status: 'pending_review' as const, ...toQueueFilter(options) };
  const { page, total } = await withStore(tools.openReview, { options, tools }, async ({ review }) => ({
    page: await review.list(filter, { limit: options.limit ?? DEFAULT_LIMIT }),
    total: await review.count(filter),
  }));
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, { total, items: page.items });
  else if (page.items.length === 0) writeLine(err, 'The expert queue is empty.');
  else {
    for (const line of formatQueueTable(page.items, out, tools.now())) writeLine(out, line);
    writeLine(err, `${page.items.length} of ${total} items`);
  }
  return 0;
}

export async function runReviewShow(id: string, options: ReviewOptions, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  const { item, feedback, comments } = await withStore(
    tools.openReview,
    { options, tools },
    async ({ review }) => {
      const queueItem = await review.get(id);
      return {
        item: queueItem,
        feedback: await review.listFeedback(queueItem.turnId),
        comments: await review.listComments(id),
      };
    },
  );
  if (options.json === true) writeJson(out, { ...item, feedback, comments });
  else for (const line of formatItem(item, feedback, { out, now: tools.now() })) writeLine(out, line);
  return 0;
}

const DECISION_BY_COMMAND: Readonly<Record<'approve' | 'reject' | 'correct', ReviewDecision>> = {
  approve: 'APPROVE',
  reject: 'REJECT',
  correct: 'CORRECT',
};

type DecisionCall = {
  readonly id: string;
  readonly decision: keyof typeof DECISION_BY_COMMAND;
  readonly file?: string;
  readonly options: DecideOptions;
};

/** Approves, rejects or corrects one item. */
export async function runReviewDecision(call: DecisionCall, tools: CliTools): Promise<number> {
  const { id, decision, file, options } = call;
  const correctedQuery = file === undefined ? undefined : (await tools.files.readText(file)).source;
  const item = await withStore(tools.openReview, { options, tools }, ({ review }) =>
    review.processReviewDecision({
      itemId: id,
      decision: DECISION_BY_COMMAND[decision],
      reviewer: getReviewer(options),
      ...(correctedQuery !== undefined && { correctedQuery }),
      ...(options.note !== undefined && { notes: options.note }),
    }),
  );
  if (options.json === true) writeJson(tools.terminal.out, item);
  else writeLine(tools.terminal.err, `${item.id} is ${item.status}.`);
  return 0;
}

type ReversalCall = {
  readonly id: string;
  readonly step: 'undo' | 'reopen' | 'revoke';
  readonly options: DecideOptions;
};

/** Undoes a decision, reopens an item, or revokes an example. */
export async function runReviewReversal(
  { id, step, options }: ReversalCall,
  tools: CliTools,
): Promise<number> {
  const request = {
    itemId: id,
    actor: getReviewer(options),
    ...(options.note !== undefined && { reason: options.note }),
  };
  const item = await withStore(tools.openReview, { options, tools }, ({ review }) => review[step](request));
  if (options.json === true) writeJson(tools.terminal.out, item);
  else
    writeLine(
      tools.terminal.err,
      step === 'revoke' ? `${id} is no longer used as an example.` : `${id} is in the expert queue again.`,
    );
  return 0;
}

export async function runReviewStats(options: ReviewOptions, tools: CliTools): Promise<number> {
  const stats = await withStore(tools.openReview, { options, tools }, ({ review }) => review.statistics());
  const { out } = tools.terminal;
  if (options.json === true) {
    writeJson(out, stats);
    return 0;
  }
  const { approved, rejected } = stats.status_breakdown;
  writeLine(out, `${stats.pending_reviews} pending, ${approved} approved, ${rejected} rejected`);
  for (const [provider, count] of Object.entries(stats.by_provider))
    writeLine(out, `  ${provider}: ${count}`);
  if (stats.oldest_age_hours !== null)
    writeLine(out, `The oldest pending item is ${stats.oldest_age_hours} hours old.`);
  return 0;
}

export async function runReviewExport(options: ReviewExportOptions, tools: CliTools): Promise<number> {
  await withStore(tools.openReview, { options, tools }, ({ review }) =>
    writeResult(exportItems(review.readAll(toQueueFilter(options)), options.format), options.output, tools),
  );
  return 0;
}
