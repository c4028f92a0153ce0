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

/** What a batch was seen to do, from its first call on. */
export type BatchMeasure = {
  readonly exitCode: number | null;
  readonly folders: number;
  readonly service: ServiceCount;
  /** From the first call to the last answer. */
  readonly seconds: number;
  /** The time of the processor that the batch needs for a call. */
  readonly processorMsPerCall: number;
  /** The share of one processor that it had. */
  readonly processorShare: number;
  /** Bytes that the process holds, at most. */
  readonly mostMemory: number;
  /** Bytes in use after a collection, when a third of the calls was made and towards the end; where it was weighed. */
  readonly live: readonly [third: number, end: number];
  readonly said: string;
};

const SAMPLE_MS = 500;
const LIVE_AT = [1 / 3, 0.9];
/** Classification, ideas, a variant and another solution. */
export const CALLS_PER_PROBLEM = 4;

type Sample = Usage & { readonly calls: number; readonly at: number };

export type BatchPlan = {
  readonly problems: number;
  readonly words: readonly string[];
  readonly service: ServiceOptions;
  /** Where the problems, the database and the results lie; else where temporary files do. */
  readonly place?: string;
  /** Collects garbage twice to see what is in use, which holds the batch up. */
  readonly isWeighed?: boolean;
};

/** Runs `vbagent batch` over so many problems against a service, and looks at it twice a second. */
export async function measureBatch(plan: BatchPlan): Promise<BatchMeasure> {
  const scratch = await openScratchFolder(plan.place);
  const service = await startModelService(plan.service);
  try {
    writeProblemFiles(join(scratch.path, 'in'), plan.problems);
    const batch = startBatch(scratch.path, service, plan.words);
    const seen = await watch(batch, service, plan);
    return {
      ...summarise(seen, await service.count()),
      exitCode: await batch.ended,
      folders: readdirSync(join(scratch.path, 'out')).length,
      said: batch.said(),
    };
  } finally {
    await service.stop();
    await scratch.remove();
  }
}

type Seen = { readonly samples: readonly Sample[]; readonly live: readonly number[] };

async function watch(
  batch: BatchProcess,
  service: ModelService,
  { problems, isWeighed = false }: BatchPlan,
): Promise<Seen> {
  const samples: Sample[] = [];
  const live: number[] = [];
  const dueAt = LIVE_AT.map((share) => problems * CALLS_PER_PROBLEM * share);
  let isOver = false;
  const ended = batch.ended.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { arrivals } = await service.count();
    const isDue = isWeighed && arrivals.length >= (dueAt[live.length] ?? Number.POSITIVE_INFINITY);
    const usage = await batch.usage(isDue ? 'live' : 'now');
    if (usage && isDue) live.push(usage.live);
    if (usage && arrivals.length > 0) samples.push({ ...usage, calls: arrivals.length, at: Date.now() });
    await Promise.race([ended, pause(SAMPLE_MS)]);
  }
  return { samples, live };
}

/** From the first look after a call to the last one before the end. */
function summarise({ samples, live }: Seen, service: ServiceCount) {
  const first = samples.at(0);
  const last = samples.findLast(({ calls }) => calls < service.arrivals.length);
  const calls = (last?.calls ?? 0) - (first?.calls ?? 0);
  const processorMs = (last?.processorMs ?? 0) - (first?.processorMs ?? 0);
  return {
    service,
    seconds: (service.lastAnswerAt - (service.arrivals[0] ?? 0)) / 1000,
    processorMsPerCall: processorMs / Math.max(1, calls),
    processorShare: processorMs / Math.max(1, (last?.at ?? 0) - (first?.at ?? 0)),
    mostMemory: Math.max(...samples.map(({ memory }) => memory)),
    live: [live[0] ?? 0, live[1] ?? Number.POSITIVE_INFINITY] as const,
  };
}
