import type { BatchJob, BatchTally } from '../../domain/batch.ts';
import type { BatchServices } from '../../factory/batch/batch-services.ts';
import { listJobs } from '../../factory/batch/list-jobs.ts';
import type { Spending } from '../../ports/batch-budget.ts';
import { escapeControlCharacters } from '../../print/escape-control-characters.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import { formatUsage } from '../terminal/format-usage.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

type BatchReporting = {
  readonly services: Pick<BatchServices, 'store' | 'meter'>;
  readonly tools: Pick<CliTools, 'terminal'>;
  readonly json: boolean;
};

const MAX_PRINTED_FILES = 1000;

/** Prints the counts of a batch, the reasons of failed and incomplete files, the cost, and why the batch is paused. */
export async function reportBatch(
  batch: string,
  { services, tools, json }: BatchReporting,
): Promise<BatchTally> {
  const { store, meter } = services;
  const { out, err } = tools.terminal;
  const tally = await store.tally(batch);
  const spent = await meter.readSpending(batch);
  const held = (await store.find(batch))?.held ?? null;
  const unsuccessful = await listJobs(batch, ['failed', 'incomplete'], store);
  if (json) writeJson(out, { ...tally, held, ...toSpendingJson(spent), files: unsuccessful.map(toJobJson) });
  else {
    for (const { path, status, reason } of unsuccessful.slice(0, MAX_PRINTED_FILES))
      writeLine(out, escapeControlCharacters(`${path}: ${status}: ${reason}`));
    const more = unsuccessful.length - MAX_PRINTED_FILES;
    if (more > 0) writeLine(out, `… and ${countNoun(more, 'file')} more; --json lists all.`);
    writeLine(out, formatTally(tally));
    if (held !== null) writeLine(out, escapeControlCharacters(`Paused: ${held}`));
    if (spent.calls > 0) writeLine(err, formatUsage(withKnownCost(spent)));
  }
  return tally;
}

function toJobJson({ path, status, reason, attempts, problemIds }: BatchJob) {
  return { path, status, reason, attempts, problem_ids: problemIds };
}

/** The cost is null when the price of a call is not known. */
function withKnownCost(spent: Spending) {
  return { ...spent, cost: spent.unpriced > 0 ? null : spent.cost };
}

function toSpendingJson(spent: Spending) {
  const { calls, inputTokens, outputTokens, cost } = withKnownCost(spent);
  return {
    model_calls: calls,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    // Rounded, because sums of binary fractions end in meaningless digits.
    cost: cost === null ? null : Number(cost.toFixed(6)),
  };
}

function formatTally({ total, done, incomplete, failed, waiting, running }: BatchTally): string {
  const parts = [`${done} done`, `${incomplete} incomplete`, `${failed} failed`];
  if (waiting + running > 0) parts.push(`${waiting + running} left`);
  return `${countNoun(total, 'file')}: ${parts.join(', ')}.`;
}
