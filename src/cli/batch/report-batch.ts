import type { BatchJob, BatchTally } from '../../domain/batch.ts';
import type { Spending } from '../../ports/batch-meter.ts';
import { harmlessText } from '../../print/harmless-text.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { usageLine } from '../report-usage.ts';
import { writeJson, writeLine } from '../terminal.ts';
import { listJobs } from './list-jobs.ts';

export type BatchReporting = {
  readonly house: Pick<OpenBatches, 'store' | 'meter'>;
  readonly tools: Pick<CliTools, 'terminal'>;
  readonly json: boolean;
};

const MAX_PRINTED = 1000;

/** How many files there are of each kind, why some are not done, what it cost, and what it waits for. */
export async function reportBatch(
  batch: string,
  { house, tools, json }: BatchReporting,
): Promise<BatchTally> {
  const { store, meter } = house;
  const { out, err } = tools.terminal;
  const tally = await store.tally(batch);
  const spent = await meter.spent(batch);
  const held = (await store.find(batch))?.held ?? null;
  const unsettled = await listJobs(batch, ['failed', 'incomplete'], store);
  if (json) writeJson(out, { ...tally, held, ...spendingView(spent), files: unsettled.map(viewOf) });
  else {
    for (const { path, status, reason } of unsettled.slice(0, MAX_PRINTED))
      writeLine(out, harmlessText(`${path}: ${status}: ${reason}`));
    const more = unsettled.length - MAX_PRINTED;
    if (more > 0) writeLine(out, `… and ${countFiles(more)} more; --json lists all.`);
    writeLine(out, summaryOf(tally));
    if (held !== null) writeLine(out, harmlessText(`Held: ${held}`));
    if (spent.calls > 0) writeLine(err, usageLine(pricedOf(spent)));
  }
  return tally;
}

function viewOf({ path, status, reason, attempts, problemIds }: BatchJob) {
  return { path, status, reason, attempts, problem_ids: problemIds };
}

function pricedOf(spent: Spending) {
  return { ...spent, cost: spent.unpriced > 0 ? null : spent.cost };
}

function spendingView(spent: Spending) {
  const { calls, inputTokens, outputTokens, cost } = pricedOf(spent);
  return {
    model_calls: calls,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    // Sums of binary fractions have a tail that says nothing.
    cost: cost === null ? null : Number(cost.toFixed(6)),
  };
}

function summaryOf({ total, done, incomplete, failed, waiting, running }: BatchTally): string {
  const parts = [`${done} done`, `${incomplete} incomplete`, `${failed} failed`];
  if (waiting + running > 0) parts.push(`${waiting + running} left`);
  return `${countFiles(total)}: ${parts.join(', ')}.`;
}

export function countFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}
