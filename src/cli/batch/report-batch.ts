import type { BatchJob, BatchTally } from '../../domain/batch.ts';
import type { Spending } from '../../ports/batch-meter.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { usageLine } from '../report-usage.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type BatchReporting = {
  readonly house: Pick<OpenBatches, 'store' | 'meter'>;
  readonly tools: Pick<CliTools, 'terminal'>;
  readonly json: boolean;
};

const MOST_LISTED = 1000;

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
  const page = { after: 0, limit: MOST_LISTED };
  const unsettled = await store.list(batch, ['failed', 'incomplete'], page);
  if (json) writeJson(out, { ...tally, held, ...spendingView(spent), files: unsettled.map(viewOf) });
  else {
    for (const { path, status, reason } of unsettled) writeLine(out, `${path}: ${status}: ${reason}`);
    writeLine(out, summaryOf(tally));
    if (held !== null) writeLine(out, `Held: ${held}`);
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
  return { model_calls: calls, input_tokens: inputTokens, output_tokens: outputTokens, cost };
}

function summaryOf({ total, done, incomplete, failed, waiting, running }: BatchTally): string {
  const parts = [`${done} done`, `${incomplete} incomplete`, `${failed} failed`];
  if (waiting + running > 0) parts.push(`${waiting + running} left`);
  return `${countFiles(total)}: ${parts.join(', ')}.`;
}

export function countFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}
