import { hostname } from 'node:os';
import { conductJobs } from '../../factory/batch/conduct-jobs.ts';
import { mayBegin } from '../../factory/batch/may-begin.ts';
import { createWorkerReporter } from '../../factory/batch/worker-reporter.ts';
import { harmlessText } from '../../print/harmless-text.ts';
import { createBenches } from '../batch/create-benches.ts';
import { createDoableBatches } from '../batch/doable-batches.ts';
import { type BenchTools, filesFor, openBench } from '../batch/open-bench.ts';
import { DEFAULT_GRACE_SECONDS, openStopSignals } from '../batch/stop-signals.ts';
import { createTroubleTeller } from '../batch/tell-trouble.ts';
import { workerTable, workerViews } from '../batch/worker-views.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type WorkerOptions = DatabaseOption &
  SharedOptions & {
    readonly parallel?: number;
    readonly name?: string;
    readonly grace?: number;
    readonly drain?: boolean;
    readonly list?: boolean;
  };

const DEFAULT_PARALLEL = 4;

export async function runWorker(options: WorkerOptions, tools: CliTools): Promise<number> {
  const settings = settingsFor(options, tools);
  const house = await tools.openBatches(settings);
  try {
    if (options.list === true) await listWorkers(house, options, tools);
    else await work({ house, settings, tools, callsAtOnce: options.parallel ?? DEFAULT_PARALLEL }, options);
    return 0;
  } finally {
    await house.close();
  }
}

async function work(bench: BenchTools, options: WorkerOptions): Promise<void> {
  const { house, tools } = bench;
  const benches = createBenches((batch) => openBench(batch, bench));
  const name = options.name ?? hostname();
  const reporter = createWorkerReporter(house.workers, { id: house.worker, name });
  const say = (line: string): void => writeLine(tools.terminal.err, line);
  const listDoable = createDoableBatches(bench, say);
  try {
    await reporter.onBeat();
    say(
      `Worker ${name} takes jobs${options.drain ? ' until none is left' : ''}; Ctrl-C lets it finish them.`,
    );
    await conductJobs({
      ...house,
      ...reporter,
      ...openStopSignals(options.grace ?? DEFAULT_GRACE_SECONDS, { ...house, ...tools }),
      parallel: filesFor(bench.callsAtOnce),
      untilEmpty: options.drain === true,
      listBatches: async () => {
        const open = await listDoable();
        await benches.retire(open);
        return open;
      },
      mayBegin: async (batch) => !benches.isHeld(batch) && (await mayBegin(batch, house)),
      workOn: benches.workOn,
      onEnd: (job, outcome) => {
        reporter.onEnd(job, outcome);
        tellJob(job.path, outcome?.status ?? 'given back', { options, tools });
      },
      onTrouble: createTroubleTeller(say),
    });
  } finally {
    const { done, failed } = await reporter.leave();
    say(`Worker ${name} ends: ${done} jobs done, ${failed} failed.`);
    await benches.close();
  }
}

function tellJob(
  path: string,
  status: string,
  { options, tools }: { readonly options: WorkerOptions; readonly tools: CliTools },
): void {
  const { out } = tools.terminal;
  if (options.json === true) out.write(`${JSON.stringify({ path, status })}\n`);
  else writeLine(out, harmlessText(`${path}: ${status}`));
}

async function listWorkers(
  house: OpenBatches,
  options: WorkerOptions,
  { terminal }: CliTools,
): Promise<void> {
  const workers = await house.workers.list();
  if (options.json === true) writeJson(terminal.out, workerViews(workers));
  else for (const line of workerTable(workers, terminal.out.width)) writeLine(terminal.out, line);
}
