import { resolve } from 'node:path';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { asFault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { JobPlace } from '../../ports/job-files.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { openDrawingTools } from '../open-drawing-tools.ts';
import { openShop } from '../process/open-shop.ts';
import { BatchTask } from './batch-task.ts';
import { processJob } from './process-job.ts';

/** Everything that the jobs of one batch are worked on with. */
export type Bench = {
  workOn(job: BatchJob, signal: AbortSignal): Promise<JobOutcome>;
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

export async function openBench(batch: Batch, bench: BenchTools): Promise<Bench> {
  const { house, settings, tools, callsAtOnce } = bench;
  const task = BatchTask.parse(batch.task);
  const wanted = { ...settings, engine: task.engine, agents: task.agents };
  const agents = await house.openAgents(batch, wanted, callsAtOnce);
  const drawing = await openDrawingTools({ settings: wanted, refs: task.refs, way: agents.way }, tools);
  const shop = task.bank ? await openShop(wanted, tools) : undefined;
  const writer = await tools.openProblemWriter();
  const pipeline = { agents, drawing: drawing.tools, writer, now: tools.now, wish: task.wish, tools };
  const work = { ...pipeline, ...(shop && { publish: shop.publish }) };
  return {
    workOn: async (job, signal) => {
      const place = await placeOf(job, { batch, task, house });
      try {
        const { input, output: root } = place;
        const outcome = await processJob(job, { ...work, input, root }, signal);
        return named({ ...outcome, outputs: await place.deliver() }, job, place);
      } catch (thrown) {
        if (signal.aborted) throw thrown;
        return named({ status: 'failed', reason: asFault(thrown).message, problemIds: [] }, job, place);
      } finally {
        await place.remove();
      }
    },
    close: async () => {
      await shop?.close();
      await drawing.close();
    },
  };
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
function named(outcome: JobOutcome, { path }: BatchJob, { input }: JobPlace): JobOutcome {
  const reason = outcome.reason?.replaceAll(input, path) ?? null;
  return { ...outcome, reason };
}
