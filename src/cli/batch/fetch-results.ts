import type { OpenBatches } from '../cli-tools.ts';

const AT_ONCE = 100;

/** Writes what workers put into the file store to the folder of results; answers how many files of the batch it were. */
export async function fetchResults(
  batch: string,
  folder: string,
  { store, files }: Pick<OpenBatches, 'store' | 'files'>,
): Promise<number> {
  for (let count = 0; ; ) {
    const jobs = await store.listUnfetched(batch, AT_ONCE);
    if (jobs.length === 0) return count;
    for (const { contentHash, outputs } of jobs) {
      await files.fetch(outputs, folder);
      await store.markFetched(batch, contentHash);
      count++;
    }
  }
}
