import type { Batch } from '../../domain/batch.ts';
import { isAlive } from '../../ports/worker-register.ts';
import { batchIdOf } from '../batch/batch-id.ts';
import { BatchTask } from '../batch/batch-task.ts';
import { fetchResults } from '../batch/fetch-results.ts';
import { noBatch } from '../batch/plan-files.ts';
import { redoLost } from '../batch/redo-lost.ts';
import { countFiles, reportBatch } from '../batch/report-batch.ts';
import { workerTable } from '../batch/worker-views.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeLine } from '../terminal.ts';

export type BatchStatusOptions = DatabaseOption & SharedOptions & { readonly output: string };

export async function runBatchStatus(options: BatchStatusOptions, tools: CliTools): Promise<number> {
  return withBatch(options, tools, async ({ id }, house) => {
    const tally = await reportBatch(id, { house, tools, json: options.json === true });
    if (options.json === true || tally.waiting + tally.running === 0) return;
    const { err } = tools.terminal;
    const alive = (await house.workers.list()).filter(isAlive);
    if (alive.length === 0) writeLine(err, 'Nobody works; begin with `vbagent worker`.');
    else for (const line of workerTable(alive, err.width)) writeLine(err, line);
  });
}

/** Writes what workers elsewhere have made to the folder. */
export async function runBatchFetch(options: BatchStatusOptions, tools: CliTools): Promise<number> {
  return withBatch(options, tools, async ({ id, output, task }, house) => {
    // What is made where its files lie needs no fetching, nor is it made again by this.
    if (settingsFor(options, tools).databaseUrl !== undefined)
      await redoLost({ id, output, task: BatchTask.parse(task) }, { ...house, files: tools.files });
    const count = await fetchResults(id, output, house);
    writeLine(tools.terminal.err, `Fetched the results of ${countFiles(count)}.`);
    await reportBatch(id, { house, tools, json: options.json === true });
  });
}

async function withBatch(
  options: BatchStatusOptions,
  tools: CliTools,
  work: (batch: Batch, house: OpenBatches) => Promise<void>,
): Promise<number> {
  const house = await tools.openBatches(settingsFor(options, tools));
  try {
    const batch = await house.store.find(batchIdOf(options.output, tools.workingFolder));
    if (batch === undefined) throw noBatch(options.output);
    await work(batch, house);
    return 0;
  } finally {
    await house.close();
  }
}
