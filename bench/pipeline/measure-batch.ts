import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceCount, ServiceOptions } from '../../scripts/model-service/service-options.ts';
import { type ModelService, startModelService } from '../../scripts/model-service/start-model-service.ts';
import {
  type BatchProcess,
  startBatch,
  type Usage,
  writeProblemFiles,
} from '../../scripts/prove/batch-kills/batch-process.ts';
import { openScratchFolder } from '../../scripts/test/database/scratch-folder.ts';

/** The measurements of one batch, from its first model call on. */
export type BatchMeasure = {
  readonly exitCode: number | null;
  readonly folders: number;
  readonly service: ServiceCount;
  /** Time from the first call to the last response. */
  readonly seconds: number;
  /** Processor time of the batch per model call. */
  readonly processorMsPerCall: number;
  /** The share of one processor that the batch used. */
  readonly processorShare: number;
  /** Maximum resident memory in bytes. */
  readonly maxMemory: number;
  /** Heap in use after a garbage collection, in bytes: after a third of the calls, and near the end. */
  readonly liveHeap: readonly [third: number, end: number];
  readonly output: string;
};

const SAMPLE_MS = 500;
/** The fractions of all calls after which the live heap is measured. */
const LIVE_HEAP_FRACTIONS = [1 / 3, 0.9];
/** The calls are: classification, ideas, a variant and an alternative solution. */
export const CALLS_PER_PROBLEM = 4;

type Sample = Usage & { readonly calls: number; readonly at: number };

type BatchPlan = {
  readonly problems: number;
  /** Options of `vbagent batch`. */
  readonly args: readonly string[];
  readonly service: ServiceOptions;
  /** The parent folder of the problems, the database and the results; default: the folder for temporary files. */
  readonly parent?: string;
  /** Runs the garbage collector twice to measure the live heap, which slows the batch down. */
  readonly measuresLiveHeap?: boolean;
};

/** Runs `vbagent batch` against a scripted model service and samples its resource usage twice a second. */
export async function measureBatch(plan: BatchPlan): Promise<BatchMeasure> {
  const scratch = await openScratchFolder(plan.parent);
  const service = await startModelService(plan.service);
  try {
    writeProblemFiles(join(scratch.path, 'in'), plan.problems);
    const batch = startBatch(scratch.path, service, plan.args);
    const observations = await sampleUsage(batch, service, plan);
    return {
      ...summariseSamples(observations, await service.count()),
      exitCode: await batch.ended,
      folders: readdirSync(join(scratch.path, 'out')).length,
      output: batch.output(),
    };
  } finally {
    await service.stop();
    await scratch.remove();
  }
}

type Observations = { readonly samples: readonly Sample[]; readonly liveHeap: readonly number[] };

async function sampleUsage(
  batch: BatchProcess,
  service: ModelService,
  { problems, measuresLiveHeap = false }: BatchPlan,
): Promise<Observations> {
  const samples: Sample[] = [];
  const liveHeap: number[] = [];
  const dueCallCounts = LIVE_HEAP_FRACTIONS.map((fraction) => problems * CALLS_PER_PROBLEM * fraction);
  let isOver = false;
  const ended = batch.ended.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { arrivals } = await service.count();
    const isDue =
      measuresLiveHeap && arrivals.length >= (dueCallCounts[liveHeap.length] ?? Number.POSITIVE_INFINITY);
    const usage = await batch.usage(isDue ? 'live' : 'now');
    if (usage && isDue) liveHeap.push(usage.live);
    if (usage && arrivals.length > 0) samples.push({ ...usage, calls: arrivals.length, at: Date.now() });
    await Promise.race([ended, pause(SAMPLE_MS)]);
  }
  return { samples, liveHeap };
}

/** Summarises the samples between the first call and the last one before the end. */
function summariseSamples({ samples, liveHeap }: Observations, service: ServiceCount) {
  const first = samples.at(0);
  const last = samples.findLast(({ calls }) => calls < service.arrivals.length);
  const calls = (last?.calls ?? 0) - (first?.calls ?? 0);
  const processorMs = (last?.processorMs ?? 0) - (first?.processorMs ?? 0);
  return {
    service,
    seconds: (service.lastAnswerAt - (service.arrivals[0] ?? 0)) / 1000,
    processorMsPerCall: processorMs / Math.max(1, calls),
    processorShare: processorMs / Math.max(1, (last?.at ?? 0) - (first?.at ?? 0)),
    maxMemory: Math.max(...samples.map(({ memory }) => memory)),
    liveHeap: [liveHeap[0] ?? 0, liveHeap[1] ?? Number.POSITIVE_INFINITY] as const,
  };
}
