import type { Batch, BatchJob } from '../../domain/batch.ts';
import type { Files } from '../../ports/files.ts';
import type { OpenBatches } from '../cli-tools.ts';
import { type ResultFolder, resultPathOf } from './result-path.ts';

const AT_ONCE = 500;

type Redoing = { readonly store: OpenBatches['store']; readonly files: Files };

/** Has files done again whose results are no longer in the folder; answers how many. Replies of a model are kept. */
export async function redoLost(
  batch: Pick<Batch, 'id'> & ResultFolder,
  { store, files }: Redoing,
): Promise<number> {
  const { id } = batch;
  const isLost = async ({ problemIds }: BatchJob): Promise<boolean> =>
    (await Promise.all(problemIds.map((name) => files.exists(resultPathOf(name, batch))))).includes(false);
  let count = 0;
  for (let after = 0; ; ) {
    const jobs = await store.list(id, ['done', 'incomplete'], { after, limit: AT_ONCE });
    const lost = await Promise.all(jobs.map(isLost));
    const gone = jobs.filter((_job, index) => lost[index]);
    if (gone.length > 0)
      await store.redo(
        id,
        gone.map(({ contentHash }) => contentHash),
      );
    count += gone.length;
    const last = jobs.at(-1);
    if (last === undefined) return count;
    after = last.place;
  }
}
