import type { BatchJob, BatchTally } from '../../domain/batch.ts';
import type { BatchServices } from '../../factory/batch/batch-services.ts';
import { listJobs } from '../../factory/batch/list-jobs.ts';
import type { Spending } from '../../ports/batch-budget.ts';
import { escapeControlCharacters } from '../../print/escape-control-characters.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import { formatUsage } from '../terminal/format-usage.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

type ReportOptions = {
  readonly services: Pick<BatchServices, 'store' | 'budget'>;
  readonly tools: Pick<CliTools, 'terminal'>;
  readonly json: boolean;
};

const MAX_PRINTED_FILES = 1000;

/** Prints the counts of a batch, the reasons of failed and incomplete files, the cost, and why the batch is paused. */
export async function reportBatch(
  batch: string,
  { services, tools, json }: ReportOptions,
): Promise<BatchTally> {
  const { store, budget } = services;
  const { out, err } = tools.terminal;
  const tally = await store.tally(batch);
  const spending = await budget.readSpending(batch);
  const held = (await store.find(batch))?.held ?? null;
  const unsuccessfulJobs = await listJobs(batch, ['failed', 'incomplete'], store);
  if (json)
    writeJson(out, { ...tally, held, ...toSpendingJson(spending), files: unsuccessfulJobs.map(toJobJson) });
  else {
    for (const { path, status, reason } of unsuccessfulJobs.slice(0, MAX_PRINTED_FILES))
      writeLine(out, escapeControlCharacters(`${path}: ${status}: ${reason}`));
    const hiddenCount = unsuccessfulJobs.length - MAX_PRINTED_FILES;
    if (hiddenCount > 0) writeLine(out, `… and ${countNoun(hiddenCount, 'file')} more; --json lists all.`);
    writeLine(out, formatTally(tally));
    if (held !== null) writeLine(out, escapeControlCharacters(`Paused: ${held}`));
    if (spending.calls > 0) writeLine(err, formatUsage(withKnownCost(spending)));
  }
  return tally;
}

function toJobJson({ path, status, reason, attempts, problemIds }: BatchJob) {
  return { path, status, reason, attempts, problem_ids: problemIds };
}

/** Sets the cost to null if the price of a call is not known. */
function withKnownCost(spending: Spending) {
  return { ...spending, cost: spending.unpriced > 0 ? null : spending.cost };
}

function toSpendingJson(spending: Spending) {
  const { calls, inputTokens, outputTokens, cost } = withKnownCost(spending);
  return {
    model_calls: calls,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    // Rounded, because floating-point sums end in meaningless digits.
    cost: cost === null ? null : Number(cost.toFixed(6)),
  };
}

function formatTally({ total, done, incomplete, failed, waiting, running }: BatchTally): string {
  const counts = [`${done} done`, `${incomplete} incomplete`, `${failed} failed`];
  if (waiting + running > 0) counts.push(`${waiting + running} left`);
  return `${countNoun(total, 'file')}: ${counts.join(', ')}.`;
}
