import { hostname } from 'node:os';
import type { Batch, BatchTally } from '../../domain/batch.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import { conductJobs } from '../../factory/batch/conduct-jobs.ts';
import { mayBegin } from '../../factory/batch/may-begin.ts';
import { createWorkerReporter } from '../../factory/batch/worker-reporter.ts';
import type { BatchOptions } from '../batch/batch-options.ts';
import { createBenches } from '../batch/create-benches.ts';
import { filesFor, openBench } from '../batch/open-bench.ts';
import { planBatchOf } from '../batch/plan-files.ts';
import { redoLost } from '../batch/redo-lost.ts';
import { countFiles, reportBatch } from '../batch/report-batch.ts';
import { DEFAULT_GRACE_SECONDS, openStopSignals } from '../batch/stop-signals.ts';
import { createTroubleTeller } from '../batch/tell-trouble.ts';
import { watchBatch } from '../batch/watch-batch.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import { writeLine } from '../terminal.ts';

const DEFAULT_PARALLEL = 4;
const EXIT_STOPPED = 130;
const STOPPING = `Stopping: ${DEFAULT_GRACE_SECONDS} s for what is under way; Ctrl-C again ends it at once.`;

export async function runBatch(
  paths: readonly string[],
  options: BatchOptions,
  tools: CliTools,
): Promise<number> {
  const settings = settingsFor(options, tools);
  const plan = await planBatchOf(paths, { options, settings, tools });
  const house = await tools.openBatches(settings);
  const reporting = { house, tools, json: options.json === true };
  try {
    const batch = await plan(house);
    tellLost(await redoLost(batch, { store: house.store, files: tools.files }), batch, tools);
    if (options.retryFailed === true) await house.store.retryFailed(batch.id);
    if (options.detach === true) {
      await reportBatch(batch.id, reporting);
      return 0;
    }
    // As it is recorded, because so it is listed: somebody else may want something else of it meanwhile.
    const recorded = (await house.store.find(batch.id)) ?? { ...batch, held: null };
    const isStopped = await work({ batch: recorded, house, settings, options, tools });
    const tally = await reportBatch(batch.id, reporting);
    if (isStopped) tellStopped(tally, tools);
    return exitCodeOf(isStopped, tally);
  } finally {
    await house.close();
  }
}

type Work = {
  readonly batch: Batch;
  readonly house: OpenBatches;
  readonly settings: Settings;
  readonly options: BatchOptions;
  readonly tools: CliTools;
};

/** Works on the batch beside whoever else does; answers whether it was stopped. */
async function work({ batch, house, settings, options, tools }: Work): Promise<boolean> {
  const callsAtOnce = options.parallel ?? DEFAULT_PARALLEL;
  const benches = createBenches((wanted) => openBench(wanted, { house, settings, tools, callsAtOnce }));
  await benches.prepare(batch);
  const watch = await watchBatch(batch, house, tools);
  const reporter = createWorkerReporter(house.workers, { id: house.worker, name: hostname() });
  const signals = openStopSignals(DEFAULT_GRACE_SECONDS, { ...house, ...tools });
  signals.drain.addEventListener('abort', () => watch.say(STOPPING));
  try {
    await reporter.onBeat();
    await conductJobs({
      ...house,
      ...reporter,
      parallel: filesFor(callsAtOnce),
      untilEmpty: true,
      ...signals,
      listBatches: async () => (await house.store.listOpen()).filter(({ id }) => id === batch.id),
      mayBegin: async (open) => !benches.isHeld(open) && (await mayBegin(open, house)),
      workOn: benches.workOn,
      // A server comes back; a full disk does not by itself.
      ...(settings.databaseUrl !== undefined && {
        onTrouble: createTroubleTeller(watch.say),
      }),
    });
    return signals.drain.aborted;
  } finally {
    await watch.end();
    await reporter.leave();
    await benches.close();
  }
}

function tellLost(count: number, { output }: Pick<Batch, 'output'>, { terminal }: CliTools): void {
  if (count === 0) return;
  writeLine(
    terminal.err,
    `The results of ${countFiles(count)} are no longer in ${output}; they are made again.`,
  );
}

function tellStopped({ waiting, running }: BatchTally, { terminal }: CliTools): void {
  writeLine(terminal.err, `Stopped with ${countFiles(waiting + running)} left; the same command goes on.`);
}

function exitCodeOf(isStopped: boolean, tally: BatchTally): number {
  if (isStopped) return EXIT_STOPPED;
  return tally.done === tally.total ? 0 : EXIT_WITH_FINDINGS;
}
