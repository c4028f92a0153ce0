import type { Batch, BatchJob } from '../../domain/batch.ts';
import type { Files } from '../../ports/files.ts';
import type { OpenBatches } from '../cli-tools.ts';
import { jobPages } from './list-jobs.ts';
import { type ResultFolder, resultPathOf } from './result-path.ts';

type Redoing = { readonly store: OpenBatches['store']; readonly files: Files };

/**
 * Has files done again whose results are no longer in the folder, or fetched again where the file store has them; answers
 * how many are done again. Replies of a model are kept.
 */
export async function redoLost(
  batch: Pick<Batch, 'id'> & ResultFolder,
  { store, files }: Redoing,
): Promise<number> {
  const { id } = batch;
  const isLost = async ({ problemIds }: BatchJob): Promise<boolean> =>
    (await Promise.all(problemIds.map((name) => files.exists(resultPathOf(name, batch))))).includes(false);
  let count = 0;
  for await (const jobs of jobPages(id, ['done', 'incomplete'], store)) {
    const lost = await Promise.all(jobs.map(isLost));
    const gone = jobs.filter((_job, index) => lost[index]);
    if (gone.length > 0)
      await store.redo(
        id,
        gone.map(({ contentHash }) => contentHash),
      );
    count += gone.filter(({ outputs }) => outputs.length === 0).length;
  }
  return count;
}
