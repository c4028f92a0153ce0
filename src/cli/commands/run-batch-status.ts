import type { Batch } from '../../domain/batch.ts';
import { fetchResults, requeueLostResults } from '../../factory/batch/batch-results.ts';
import type { BatchServices } from '../../factory/batch/batch-services.ts';
import { BatchTask } from '../../factory/batch/batch-task.ts';
import { getBatch } from '../../factory/batch/plan-batch.ts';
import { isAlive } from '../../ports/worker-registry.ts';
import { countNoun } from '../../text/count-noun.ts';
import { formatWorkerTable } from '../batch/print-workers.ts';
import { reportBatch } from '../batch/report-batch.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeLine } from '../terminal/write-output.ts';

export type BatchStatusOptions = DatabaseOption & SharedOptions & { readonly output: string };

/** Prints the progress of a batch and, while files are left, the workers that are running. */
export async function runBatchStatus(options: BatchStatusOptions, tools: CliTools): Promise<number> {
  return withBatch(options, tools, async ({ id }, services) => {
    const tally = await reportBatch(id, { services, tools, json: options.json === true });
    if (options.json === true || tally.waiting + tally.running === 0) return;
    const { err } = tools.terminal;
    const runningWorkers = (await services.workers.list()).filter(isAlive);
    if (runningWorkers.length === 0) writeLine(err, 'No worker is running; start one with `vbagent worker`.');
    else for (const line of formatWorkerTable(runningWorkers, err.width)) writeLine(err, line);
  });
}

/** Copies results of workers on other machines to the result folder. */
export async function runBatchFetch(options: BatchStatusOptions, tools: CliTools): Promise<number> {
  return withBatch(options, tools, async ({ id, output, task }, services) => {
    // Without a database server there is nothing to fetch: workers write their results to the folder directly.
    if (readCommandSettings(options, tools).databaseUrl !== undefined)
      await requeueLostResults(
        { id, output, task: BatchTask.parse(task) },
        { ...services, files: tools.files },
      );
    const count = await fetchResults(id, output, services);
    writeLine(tools.terminal.err, `Fetched the results of ${countNoun(count, 'file')}.`);
    await reportBatch(id, { services, tools, json: options.json === true });
  });
}

async function withBatch(
  options: BatchStatusOptions,
  tools: CliTools,
  work: (batch: Batch, services: BatchServices) => Promise<void>,
): Promise<number> {
  const services = await tools.openBatches(readCommandSettings(options, tools));
  try {
    await work(await getBatch(options.output, tools.workingFolder, services.store), services);
    return 0;
  } finally {
    await services.close();
  }
}
