import type { BatchJob, BatchTally } from '../../domain/batch.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import type { CliTools } from '../cli-tools.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type BatchReporting = {
  readonly store: BatchStore;
  readonly tools: Pick<CliTools, 'terminal'>;
  readonly json: boolean;
};

const MOST_LISTED = 1000;

/** How many files there are of each kind, and why some are not done. */
export async function reportBatch(
  batch: string,
  { store, tools, json }: BatchReporting,
): Promise<BatchTally> {
  const { out } = tools.terminal;
  const tally = await store.tally(batch);
  const page = { after: 0, limit: MOST_LISTED };
  const unsettled = await store.list(batch, ['failed', 'incomplete'], page);
  if (json) writeJson(out, { ...tally, files: unsettled.map(viewOf) });
  else {
    for (const { path, status, reason } of unsettled) writeLine(out, `${path}: ${status}: ${reason}`);
    writeLine(out, summaryOf(tally));
  }
  return tally;
}

function viewOf({ path, status, reason, attempts, problemIds }: BatchJob) {
  return { path, status, reason, attempts, problem_ids: problemIds };
}

function summaryOf({ total, done, incomplete, failed, waiting, running }: BatchTally): string {
  const parts = [`${done} done`, `${incomplete} incomplete`, `${failed} failed`];
  if (waiting + running > 0) parts.push(`${waiting + running} left`);
  return `${total === 1 ? '1 file' : `${total} files`}: ${parts.join(', ')}.`;
}
