import type { Batch } from '../../domain/batch.ts';
import type { Settings } from '../../domain/settings.ts';
import type { BatchServices } from './batch-services.ts';
import { canRunTask } from './batch-task.ts';

type EligibilityOptions = {
  readonly services: Pick<BatchServices, 'store' | 'files'>;
  readonly settings: Settings;
  /** Called once for each batch that this worker cannot process. */
  readonly onIneligible: (batch: Batch, reason: string) => void;
};

/** Returns a function that lists the open batches for which this worker has the required model and files. */
export function createEligibleBatches(options: EligibilityOptions): () => Promise<Batch[]> {
  const { services, settings, onIneligible } = options;
  const eligibleKeys = new Set<string>();
  const reportedKeys = new Set<string>();
  const isEligible = async (batch: Batch): Promise<boolean> => {
    const key = JSON.stringify([batch.id, batch.task]);
    if (eligibleKeys.has(key)) return true;
    const obstacle = canRunTask(batch.task, settings)
      ? await explainMissingFiles(batch.id, services)
      : 'it needs a model, and none is configured';
    if (obstacle === undefined) eligibleKeys.add(key);
    else if (!reportedKeys.has(key)) onIneligible(batch, obstacle);
    reportedKeys.add(key);
    return obstacle === undefined;
  };
  return async () => {
    const batches: Batch[] = [];
    for (const batch of await services.store.listOpen()) if (await isEligible(batch)) batches.push(batch);
    return batches;
  };
}

/** Explains that files are missing, or returns undefined. Checks only the first unfinished job, because all files of a batch are in the same store. */
async function explainMissingFiles(
  batch: string,
  { store, files }: EligibilityOptions['services'],
): Promise<string | undefined> {
  const [job] = await store.list(batch, ['waiting', 'running'], { after: 0, limit: 1 });
  if (!job?.file || (await files.has(job.file))) return undefined;
  return 'its files are not in the file store; set VBAGENT_FILES to the same folder on every machine';
}
