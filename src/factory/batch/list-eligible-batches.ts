import type { Batch } from '../../domain/batch.ts';
import type { Settings } from '../../domain/settings.ts';
import type { BatchServices } from './batch-services.ts';
import { canRunTask } from './batch-task.ts';

type EligibleBatches = {
  readonly services: Pick<BatchServices, 'store' | 'files'>;
  readonly settings: Settings;
  /** Called once for each batch that this worker cannot work on. */
  readonly onIneligible: (batch: Batch, reason: string) => void;
};

/** Lists the open batches that this worker can work on. Batches that need a model or files it lacks are left out. */
export function createEligibleBatches(options: EligibleBatches): () => Promise<Batch[]> {
  const { services, settings, onIneligible } = options;
  const eligible = new Set<string>();
  const reported = new Set<string>();
  const isEligible = async (batch: Batch): Promise<boolean> => {
    const key = JSON.stringify([batch.id, batch.task]);
    if (eligible.has(key)) return true;
    const obstacle = canRunTask(batch.task, settings)
      ? await findMissingFiles(batch.id, services)
      : 'it needs a model, and none is configured';
    if (obstacle === undefined) eligible.add(key);
    else if (!reported.has(key)) onIneligible(batch, obstacle);
    reported.add(key);
    return obstacle === undefined;
  };
  return async () => {
    const batches: Batch[] = [];
    for (const batch of await services.store.listOpen()) if (await isEligible(batch)) batches.push(batch);
    return batches;
  };
}

/** Looks for the file of the first unfinished job only, because all files of a batch are in the same store. */
async function findMissingFiles(
  batch: string,
  { store, files }: EligibleBatches['services'],
): Promise<string | undefined> {
  const [job] = await store.list(batch, ['waiting', 'running'], { after: 0, limit: 1 });
  if (!job?.file || (await files.has(job.file))) return undefined;
  return 'its files are not in the file store; set VBAGENT_FILES to the same folder on every machine';
}
