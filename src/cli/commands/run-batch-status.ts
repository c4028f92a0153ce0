import { Fault } from '../../domain/fault.ts';
import { batchIdOf } from '../batch/batch-id.ts';
import { reportBatch } from '../batch/report-batch.ts';
import type { CliTools } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';

export type BatchStatusOptions = DatabaseOption & SharedOptions & { readonly output: string };

export async function runBatchStatus(options: BatchStatusOptions, tools: CliTools): Promise<number> {
  const house = await tools.openBatches(settingsFor(options, tools));
  try {
    const batch = batchIdOf(options.output, tools.workingFolder);
    if ((await house.store.tally(batch)).total === 0)
      throw new Fault('not-found', `No batch fills ${options.output}.`, {
        advice: 'Name the folder that the batch was given with -o.',
      });
    await reportBatch(batch, { house, tools, json: options.json === true });
    return 0;
  } finally {
    await house.close();
  }
}
