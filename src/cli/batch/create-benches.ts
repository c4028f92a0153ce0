import type { Batch, BatchJob } from '../../domain/batch.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { Bench } from './open-bench.ts';

/** The benches of a worker who serves several batches. */
export type Benches = {
  /** Sets one up before its first job, so that what is missing shows. */
  prepare(batch: Batch): Promise<void>;
  /** True when it has just turned out that no job of the batch can succeed. */
  isHeld(batch: Batch): boolean;
  workOn(job: BatchJob, batch: Batch, signal: AbortSignal): Promise<JobOutcome | undefined>;
  /** Clears those of batches that are no longer open, once nobody works there. */
  retire(open: readonly Batch[]): Promise<void>;
  close(): Promise<void>;
};

type Place = { readonly bench: Promise<Bench>; opened?: Bench; users: number };

/** A bench is set up with a batch's first job, and anew when what is wanted of the batch has changed. */
export function createBenches(open: (batch: Batch) => Promise<Bench>): Benches {
  const places = new Map<string, Place>();
  const clear = async (isWanted: (key: string) => boolean): Promise<void> => {
    for (const [key, { bench, users }] of places) {
      if (users > 0 || isWanted(key)) continue;
      places.delete(key);
      await (await bench).close();
    }
  };
  const placeOf = (batch: Batch): Place => {
    const known = places.get(keyOf(batch));
    if (known !== undefined) return known;
    const place: Place = { bench: open(batch), users: 0 };
    places.set(keyOf(batch), place);
    return place;
  };
  const benchAt = async (place: Place): Promise<Bench> => {
    place.opened ??= await place.bench;
    return place.opened;
  };
  return {
    prepare: async (batch) => void (await benchAt(placeOf(batch))),
    isHeld: (batch) => places.get(keyOf(batch))?.opened?.isHeld() ?? false,
    workOn: async (job, batch, signal) => {
      const place = placeOf(batch);
      place.users++;
      try {
        return await (await benchAt(place)).workOn(job, signal);
      } catch (thrown) {
        // One that could not be set up is tried again with the next job.
        await place.bench.catch(() => places.delete(keyOf(batch)));
        throw thrown;
      } finally {
        place.users--;
      }
    },
    retire: async (batches) => {
      const wanted = new Set(batches.map(keyOf));
      await clear((key) => wanted.has(key));
    },
    close: () => clear(() => false),
  };
}

function keyOf({ id, output, task, limits }: Batch): string {
  return JSON.stringify([id, output, task, limits]);
}
