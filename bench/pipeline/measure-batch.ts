import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBatch, type Usage, writeProblemFiles } from '../../scripts/batches/batch-process.ts';
import { openScratchFolder } from '../../scripts/database/scratch-folder.ts';
import type { ServiceCount, ServiceOptions } from '../../scripts/model-service/service-options.ts';
import { startModelService } from '../../scripts/model-service/start-model-service.ts';

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
  /** Bytes, sample by sample. */
  readonly memory: readonly number[];
  readonly said: string;
};

const SAMPLE_MS = 500;

type Sample = Usage & { readonly calls: number; readonly at: number };

/** Runs `vbagent batch` over so many problems against a service, and looks at it twice a second. */
export async function measureBatch(
  problems: number,
  options: ServiceOptions,
  words: readonly string[],
): Promise<BatchMeasure> {
  const scratch = await openScratchFolder();
  const service = await startModelService(options);
  try {
    writeProblemFiles(join(scratch.path, 'in'), problems);
    const batch = startBatch(scratch.path, service, words);
    const samples: Sample[] = [];
    let isOver = false;
    const ended = batch.ended.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const usage = await batch.usage();
      const { arrivals } = await service.count();
      if (usage && arrivals.length > 0) samples.push({ ...usage, calls: arrivals.length, at: Date.now() });
      await Promise.race([ended, pause(SAMPLE_MS)]);
    }
    const count = await service.count();
    const [first, last] = [samples.at(0), samples.findLast(({ calls }) => calls < count.arrivals.length)];
    const calls = (last?.calls ?? 0) - (first?.calls ?? 0);
    const processorMs = (last?.processorMs ?? 0) - (first?.processorMs ?? 0);
    return {
      exitCode: await ended,
      folders: readdirSync(join(scratch.path, 'out')).length,
      service: count,
      seconds: (count.lastAnswerAt - (count.arrivals[0] ?? 0)) / 1000,
      processorMsPerCall: processorMs / Math.max(1, calls),
      processorShare: processorMs / Math.max(1, (last?.at ?? 0) - (first?.at ?? 0)),
      memory: samples.map(({ memory }) => memory),
      said: batch.said(),
    };
  } finally {
    await service.stop();
    await scratch.remove();
  }
}
