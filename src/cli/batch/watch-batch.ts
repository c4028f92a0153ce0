import type { Batch } from '../../domain/batch.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { writeLine } from '../terminal.ts';
import { createBatchProgress } from './batch-progress.ts';
import { fetchResults } from './fetch-results.ts';

const LOOK_MS = 1_000;

export type BatchWatch = {
  /** Shows how things stand now; what cannot be read is shown the next time. */
  look(): Promise<void>;
  /** Writes a line where the bar was; the bar comes back below it. */
  say(line: string): void;
  /** Ends the watch, with all results in their folder. */
  end(): Promise<void>;
};

/** Shows how a batch gets on, whoever works on it, and fetches what was made of it elsewhere. */
export async function watchBatch(
  { id, output }: Pick<Batch, 'id' | 'output'>,
  house: OpenBatches,
  { terminal }: Pick<CliTools, 'terminal'>,
): Promise<BatchWatch> {
  const { store, meter, clock } = house;
  const progress = createBatchProgress(terminal.err, await store.tally(id), () => clock.now().getTime());
  let looking: Promise<unknown> = Promise.resolve();
  let cancel = (): void => {};
  const look = async (): Promise<void> => {
    progress.show(await store.tally(id), await meter.spent(id));
    await fetchResults(id, output, house);
  };
  const schedule = (): void => {
    cancel = clock.after(LOOK_MS, () => {
      looking = look().catch(() => {});
      looking.then(schedule);
    });
  };
  schedule();
  return {
    look,
    say: (line) => {
      progress.clear();
      writeLine(terminal.err, line);
    },
    end: async () => {
      cancel();
      await looking;
      cancel();
      progress.clear();
      await fetchResults(id, output, house);
    },
  };
}
