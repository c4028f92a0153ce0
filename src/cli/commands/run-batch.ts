import { hostname } from 'node:os';
import type { Batch, BatchTally } from '../../domain/batch.ts';
import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import type { BatchServices } from '../../factory/batch/batch-services.ts';
import { type BatchRequest, planBatch } from '../../factory/batch/plan-batch.ts';
import { runBatch } from '../../factory/batch/run-worker.ts';
import { createStopSignals, DEFAULT_GRACE_SECONDS } from '../../factory/batch/stop-signals.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { BatchOptions } from '../batch/batch-options.ts';
import { createBatchProgressBar } from '../batch/batch-progress-bar.ts';
import { reportBatch } from '../batch/report-batch.ts';
import { createOutageReporter } from '../batch/report-outage.ts';
import { createRunnerDependencies } from '../batch/runner-dependencies.ts';
import { refuseTaskOptions, toBatchTask } from '../batch/to-batch-task.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { InputOptions } from '../scan/read-input.ts';
import type { RangeOption } from '../shared-options.ts';
import { writeLine } from '../terminal/write-output.ts';

/** The usual exit code of a process that was stopped with Ctrl-C. */
const EXIT_STOPPED = 130;
const STOPPING_MESSAGE = `Stopping: running files have ${DEFAULT_GRACE_SECONDS} s to finish. Press Ctrl-C again to stop immediately.`;

/** Starts or continues a batch and runs it. With `--detach`, the batch is only stored, and workers run it. */
export async function runBatchCommand(
  paths: readonly string[],
  options: BatchOptions,
  tools: CliTools,
): Promise<number> {
  const settings = readCommandSettings(options, tools);
  const recordBatch = await planBatch(await toBatchRequest(paths, options, { settings, tools }), tools.files);
  const services = await tools.openBatches(settings);
  const reporting = { services, tools, json: options.json === true };
  try {
    const { batch, requeued } = await recordBatch(services);
    if (requeued > 0) printRequeued(requeued, batch, tools);
    if (options.detach === true) {
      await reportBatch(batch.id, reporting);
      return 0;
    }
    const isStopped = await runUntilStopped(batch, { services, settings, options, tools });
    const tally = await reportBatch(batch.id, reporting);
    if (isStopped) printStopped(tally, tools);
    return getExitCode(isStopped, tally);
  } finally {
    await services.close();
  }
}

type FileBatchOptions = Omit<BatchOptions, 'output'> &
  InputOptions &
  RangeOption & { readonly output?: string };

/** Runs a batch for a command that also accepts a single file, such as `vbagent variant FOLDER -o OUT`. */
export async function runBatchOfFiles(
  paths: readonly string[],
  { image, tex, range, output, ...options }: FileBatchOptions,
  tools: CliTools,
): Promise<number> {
  if (image !== undefined || tex !== undefined || range !== undefined)
    throw new Fault('invalid-input', 'Enter files and folders, or one file with -t or -i, but not both.');
  if (output === undefined || output === '-')
    throw new Fault('invalid-input', 'Several files need a folder for the results.', {
      advice: 'Name it with -o FOLDER.',
    });
  return runBatchCommand(paths, { ...options, output }, tools);
}

type BatchContext = { readonly settings: Settings; readonly tools: CliTools };

async function toBatchRequest(
  paths: readonly string[],
  options: BatchOptions,
  { settings, tools }: BatchContext,
): Promise<BatchRequest> {
  const { output, requestsPerMinute, tokensPerMinute, maxCost } = options;
  if (paths.length === 0) refuseTaskOptions(options);
  return {
    output,
    workingFolder: tools.workingFolder,
    limits: { requestsPerMinute, tokensPerMinute, maxCost },
    input: paths.length === 0 ? undefined : { paths, task: await toBatchTask(options, settings, tools) },
    isShared: settings.databaseUrl !== undefined,
    retryFailed: options.retryFailed === true,
  };
}

type RunContext = BatchContext & { readonly services: BatchServices; readonly options: BatchOptions };

/** Runs the batch and shows its progress; returns whether the process received a stop signal. */
async function runUntilStopped(
  batch: Batch,
  { services, settings, options, tools }: RunContext,
): Promise<boolean> {
  const { err } = tools.terminal;
  const { clock, store } = services;
  const bar = createBatchProgressBar(err, await store.tally(batch.id), () => clock.now().getTime());
  const printAboveBar = (line: string): void => {
    bar.clear();
    writeLine(err, line);
  };
  const signals = createStopSignals(DEFAULT_GRACE_SECONDS, { clock, waitForStop: tools.waitForStop });
  signals.stopClaiming.addEventListener('abort', () => printAboveBar(STOPPING_MESSAGE));
  try {
    await runBatch(batch, {
      ...createRunnerDependencies({ services, settings, tools, maxCalls: options.parallel }),
      ...signals,
      name: hostname(),
      onProgress: bar.show,
      // A database server usually becomes reachable again, so its outages are retried. Faults of SQLite, such as a full disk, are not.
      onOutage: settings.databaseUrl === undefined ? undefined : createOutageReporter(printAboveBar),
    });
    return signals.stopClaiming.aborted;
  } finally {
    bar.clear();
  }
}

function printRequeued(count: number, { output }: Pick<Batch, 'output'>, { terminal }: CliTools): void {
  writeLine(
    terminal.err,
    `The results of ${countNoun(count, 'file')} are no longer in ${output}; these files are processed again.`,
  );
}

function printStopped({ waiting, running }: BatchTally, { terminal }: CliTools): void {
  const remainingFiles = countNoun(waiting + running, 'file');
  writeLine(terminal.err, `Stopped with ${remainingFiles} left; run the same command to continue.`);
}

function getExitCode(isStopped: boolean, tally: BatchTally): number {
  if (isStopped) return EXIT_STOPPED;
  return tally.done === tally.total ? 0 : EXIT_WITH_FINDINGS;
}
