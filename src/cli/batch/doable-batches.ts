import type { Batch } from '../../domain/batch.ts';
import type { Settings } from '../../domain/settings.ts';
import type { OpenBatches } from '../cli-tools.ts';
import { canDo } from './batch-task.ts';

export type BatchChooser = { readonly house: OpenBatches; readonly settings: Settings };

/**
 * Lists the open batches that this worker can work on. One that needs a model, or whose files it does not find, is left
 * to others, and that is said once.
 */
export function createDoableBatches(
  { house, settings }: BatchChooser,
  say: (line: string) => void,
): () => Promise<Batch[]> {
  const known = new Set<string>();
  const told = new Set<string>();
  const canTake = async ({ id, output, task }: Batch): Promise<boolean> => {
    const wanted = JSON.stringify([id, task]);
    if (known.has(wanted)) return true;
    const lacks = canDo(task, settings)
      ? await lackOfFiles(id, house)
      : 'it needs a model, and none is set up';
    if (lacks === undefined) known.add(wanted);
    else if (!told.has(wanted)) say(`The batch of ${output} is left to others: ${lacks}.`);
    told.add(wanted);
    return lacks === undefined;
  };
  return async () => {
    const doable: Batch[] = [];
    for (const batch of await house.store.listOpen()) if (await canTake(batch)) doable.push(batch);
    return doable;
  };
}

async function lackOfFiles(batch: string, { store, files }: OpenBatches): Promise<string | undefined> {
  const [job] = await store.list(batch, ['waiting', 'running'], { after: 0, limit: 1 });
  if (!job?.file || (await files.has(job.file))) return undefined;
  return 'its files are not in the file store; set VBAGENT_FILES to the same folder on every machine';
}
