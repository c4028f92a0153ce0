import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { Batch, BatchTally } from '../../domain/batch.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import { conductJobs } from '../../factory/batch/conduct-jobs.ts';
import { mayBegin } from '../../factory/batch/may-begin.ts';
import { planJobs } from '../../factory/batch/plan-jobs.ts';
import { createWorkerReporter } from '../../factory/batch/worker-reporter.ts';
import { batchIdOf } from '../batch/batch-id.ts';
import type { BatchOptions } from '../batch/batch-options.ts';
import { type BatchTask, wishOf } from '../batch/batch-task.ts';
import { findBatchFiles } from '../batch/find-batch-files.ts';
import { filesFor, openBench } from '../batch/open-bench.ts';
import { redoLost } from '../batch/redo-lost.ts';
import { countFiles, reportBatch } from '../batch/report-batch.ts';
import { refuseOverwriting } from '../batch/result-path.ts';
import { sendFiles } from '../batch/send-files.ts';
import { openStopSignals, USUAL_GRACE_SECONDS } from '../batch/stop-signals.ts';
import { taskOf } from '../batch/task-of.ts';
import { createTroubleTeller } from '../batch/tell-trouble.ts';
import { watchBatch } from '../batch/watch-batch.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import { writeLine } from '../terminal.ts';

const USUAL_PARALLEL = 4;
const EXIT_STOPPED = 130;
const STOPPING = `Stopping: ${USUAL_GRACE_SECONDS} s for what is under way; Ctrl-C again ends it at once.`;

export async function runBatch(
  paths: readonly string[],
  options: BatchOptions,
  tools: CliTools,
): Promise<number> {
  const settings = settingsFor(options, tools);
  const batch = await batchOf(options, settings, tools);
  const files = await findBatchFiles(paths, { wish: wishOf(batch.task), output: batch.output }, tools.files);
  refuseOverwriting(planJobs(files), batch);
  await tools.files.makeFolder(batch.output);
  const house = await tools.openBatches(settings);
  const reporting = { house, tools, json: options.json === true };
  try {
    const isShared = settings.databaseUrl !== undefined;
    await house.store.plan(batch, planJobs(isShared ? await sendFiles(files, house.files) : files));
    tellLost(await redoLost(batch, { store: house.store, files: tools.files }), batch, tools);
    if (options.retryFailed === true) await house.store.retryFailed(batch.id);
    if (options.detach === true) {
      await reportBatch(batch.id, reporting);
      return 0;
    }
    const isStopped = await work({ batch: { ...batch, held: null }, house, settings, options, tools });
    const tally = await reportBatch(batch.id, reporting);
    if (isStopped) tellStopped(tally, tools);
    return exitCodeOf(isStopped, tally);
  } finally {
    await house.close();
  }
}

type PlannedBatch = Omit<Batch, 'held' | 'task'> & { readonly task: BatchTask };

async function batchOf(options: BatchOptions, settings: Settings, tools: CliTools): Promise<PlannedBatch> {
  const { requestsPerMinute, tokensPerMinute, maxCost } = options;
  return {
    id: batchIdOf(options.output, tools.workingFolder),
    output: resolve(tools.workingFolder, options.output),
    limits: { requestsPerMinute, tokensPerMinute, maxCost },
    task: await taskOf(options, settings, tools),
  };
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
  const callsAtOnce = options.parallel ?? USUAL_PARALLEL;
  const bench = await openBench(batch, { house, settings, tools, callsAtOnce });
  const watch = await watchBatch(batch, house, tools);
  const reporter = createWorkerReporter(house.workers, { id: house.worker, name: hostname() });
  const signals = openStopSignals(USUAL_GRACE_SECONDS, { ...house, ...tools });
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
      mayBegin: async (open) => !bench.isHeld() && (await mayBegin(open, house)),
      workOn: (job, _batch, signal) => bench.workOn(job, signal),
      // A server comes back; a full disk does not by itself.
      ...(settings.databaseUrl !== undefined && {
        onTrouble: createTroubleTeller(watch.say),
      }),
    });
    return signals.drain.aborted;
  } finally {
    await watch.end();
    await reporter.leave();
    await bench.close();
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
