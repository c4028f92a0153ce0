import { hostname } from 'node:os';
import type { Settings } from '../../domain/settings.ts';
import type { BatchServices } from '../../factory/batch/batch-services.ts';
import { createEligibleBatches } from '../../factory/batch/list-eligible-batches.ts';
import { runWorker } from '../../factory/batch/run-worker.ts';
import { createStopSignals, DEFAULT_GRACE_SECONDS } from '../../factory/batch/stop-signals.ts';
import { escapeControlCharacters } from '../../print/escape-control-characters.ts';
import { formatWorkerTable, toWorkerJson } from '../batch/print-workers.ts';
import { createOutageReporter } from '../batch/report-outage.ts';
import { createRunnerDependencies } from '../batch/runner-dependencies.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

export type WorkerCommandOptions = DatabaseOption &
  SharedOptions & {
    readonly parallel?: number;
    readonly name?: string;
    readonly grace?: number;
    readonly drain?: boolean;
    readonly list?: boolean;
  };

/** Runs jobs of all batches until the process is stopped, or lists the workers with `--list`. */
export async function runWorkerCommand(options: WorkerCommandOptions, tools: CliTools): Promise<number> {
  const settings = readCommandSettings(options, tools);
  const services = await tools.openBatches(settings);
  try {
    if (options.list === true) await listWorkers(services, options, tools);
    else await runJobsUntilStopped(options, { services, settings, tools });
    return 0;
  } finally {
    await services.close();
  }
}

type WorkerContext = {
  readonly services: BatchServices;
  readonly settings: Settings;
  readonly tools: CliTools;
};

async function runJobsUntilStopped(options: WorkerCommandOptions, context: WorkerContext): Promise<void> {
  const { services, settings, tools } = context;
  const name = options.name ?? hostname();
  const print = (line: string): void => writeLine(tools.terminal.err, line);
  const untilText = options.drain ? 'until no job is left' : 'until it is stopped';
  await runWorker({
    ...createRunnerDependencies({ ...context, maxCalls: options.parallel }),
    ...createStopSignals(options.grace ?? DEFAULT_GRACE_SECONDS, { ...services, ...tools }),
    name,
    untilEmpty: options.drain === true,
    listBatches: createEligibleBatches({
      services,
      settings,
      onIneligible: ({ output }, reason) =>
        print(`The batch of ${output} is left to other workers: ${reason}.`),
    }),
    onStart: () => print(`Worker ${name} runs jobs ${untilText}; Ctrl-C lets running jobs finish.`),
    onJobEnd: ({ path }, outcome) => printJob(path, outcome?.status ?? 'given back', options, tools),
    onOutage: createOutageReporter(print),
    onStop: ({ done, failed }) => print(`Worker ${name} stopped: ${done} jobs done, ${failed} failed.`),
  });
}

function printJob(
  path: string,
  status: string,
  { json }: WorkerCommandOptions,
  { terminal }: CliTools,
): void {
  const { out } = terminal;
  if (json === true) out.write(`${JSON.stringify({ path, status })}\n`);
  else writeLine(out, escapeControlCharacters(`${path}: ${status}`));
}

async function listWorkers(
  services: BatchServices,
  options: WorkerCommandOptions,
  { terminal }: CliTools,
): Promise<void> {
  const workers = await services.workers.list();
  if (options.json === true) writeJson(terminal.out, workers.map(toWorkerJson));
  else for (const line of formatWorkerTable(workers, terminal.out.width)) writeLine(terminal.out, line);
}
