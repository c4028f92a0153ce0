import { resolve } from 'node:path';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { asFault, type Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import { isCeilingReached } from '../../factory/batch/with-cost-ceiling.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { JobPlace } from '../../ports/job-files.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { BatchTask } from './batch-task.ts';
import { openWorkshop } from './open-workshop.ts';

/** Everything that the jobs of one batch are worked on with. */
export type Bench = {
  /** Undefined gives the job back. */
  workOn(job: BatchJob, signal: AbortSignal): Promise<JobOutcome | undefined>;
  /** True for the moments after it turned out that no job can succeed, until that shows in the list of batches. */
  isHeld(): boolean;
  close(): Promise<void>;
};

export type BenchTools = {
  readonly house: OpenBatches;
  readonly settings: Settings;
  readonly tools: CliTools;
  /** How many calls of a model there may be at once. */
  readonly callsAtOnce: number;
};

/**
 * How many files are under way for so many calls at once: some more, so that reading one and writing another holds up
 * no call.
 */
export function filesFor(callsAtOnce: number): number {
  return Math.ceil(callsAtOnce * 1.5);
}

/** Batches are listed anew every second. */
const HEARD_OF_MS = 2_000;

export async function openBench(batch: Batch, bench: BenchTools): Promise<Bench> {
  const { house } = bench;
  const task = BatchTask.parse(batch.task);
  const workshop = await openWorkshop(task, { ...bench, batch });
  let heldAt = Number.NEGATIVE_INFINITY;
  const now = (): number => house.clock.now().getTime();
  return {
    workOn: async (job, signal) => {
      let place: JobPlace | undefined;
      try {
        place = await placeOf(job, { batch, task, house });
        const folders = { input: place.input, root: place.output };
        const outcome = await workshop.workOn(job, folders, signal);
        return named({ ...outcome, outputs: await place.deliver() }, job, place);
      } catch (thrown) {
        if (signal.aborted) throw thrown;
        const fault = asFault(thrown);
        const isBlameless = isNobodysFault(fault);
        if (isBlameless || isOutage(fault)) {
          heldAt = now();
          await house.store.hold(batch, `${fault.message} ${fault.advice ?? ''}`.trim());
        }
        if (isBlameless) return undefined;
        return named({ status: 'failed', reason: fault.message, problemIds: [] }, job, place);
      } finally {
        await place?.remove();
      }
    },
    isHeld: () => now() - heldAt < HEARD_OF_MS,
    close: workshop.close,
  };
}

/** Whether the file has no part in it: no money, no room on the disk, or nobody is let in. It waits until that is mended. */
function isNobodysFault(fault: Fault): boolean {
  const { disk, role, status, quota } = fault.facts;
  if (isCeilingReached(fault) || disk !== undefined) return true;
  return role !== undefined && (status === 401 || status === 403 || quota === true);
}

/** Whether every other file would fail as well; this one counts as failed, because it may be what brings the service down. */
function isOutage({ kind, facts }: Fault): boolean {
  return (
    kind === 'service-down' && facts.role !== undefined && (facts.passing === true || facts.status === 404)
  );
}

type Where = { readonly batch: Batch; readonly task: BatchTask; readonly house: OpenBatches };

/** On one machine a job works where its files lie; from the file store, in a place of its own. */
async function placeOf(job: BatchJob, { batch, task, house }: Where): Promise<JobPlace> {
  if (job.file !== null) return house.files.open(job.file, job.path);
  const nothing = async (): Promise<void> => {};
  return {
    input: resolve(task.folder, job.path),
    output: batch.output,
    deliver: async () => [],
    remove: nothing,
  };
}

/** People know the file by the path they gave, not by where it was worked on. */
function named(outcome: JobOutcome, { path }: BatchJob, place: JobPlace | undefined): JobOutcome {
  const reason = (place ? outcome.reason?.replaceAll(place.input, path) : outcome.reason) ?? null;
  return { ...outcome, reason };
}
