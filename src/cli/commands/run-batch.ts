import type { SingleVariant } from '../../agents/variant/variant-roles.ts';
import type { BatchTally } from '../../domain/batch.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import { type BatchEnd, conductBatch } from '../../factory/batch/conduct-batch.ts';
import { planJobs } from '../../factory/batch/plan-jobs.ts';
import type { UsageTotal } from '../../ports/usage-ledger.ts';
import { batchIdOf } from '../batch/batch-id.ts';
import { createBatchProgress } from '../batch/batch-progress.ts';
import { findBatchFiles } from '../batch/find-batch-files.ts';
import { processJob } from '../batch/process-job.ts';
import { reportBatch } from '../batch/report-batch.ts';
import type { CliTools } from '../cli-tools.ts';
import { openDrawingTools } from '../open-drawing-tools.ts';
import { openShop } from '../process/open-shop.ts';
import { usageLine } from '../report-usage.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, EngineOption, ReferenceOption, SharedOptions } from '../shared-options.ts';
import { writeLine } from '../terminal.ts';

export type BatchOptions = EngineOption &
  DatabaseOption &
  ReferenceOption &
  SharedOptions & {
    readonly output: string;
    readonly variants?: readonly SingleVariant[];
    readonly alternate?: boolean;
    readonly ideas?: boolean;
    readonly parallel?: number;
    readonly requestsPerMinute?: number;
    readonly tokensPerMinute?: number;
    readonly maxCost?: number;
    readonly retryFailed?: boolean;
    readonly bank?: boolean;
  };

const USUAL_PARALLEL = 4;
const EXIT_STOPPED = 130;

export async function runBatch(
  paths: readonly string[],
  options: BatchOptions,
  tools: CliTools,
): Promise<number> {
  const settings = settingsFor(options, tools);
  const wish = {
    variants: [...new Set(options.variants ?? [])],
    alternate: options.alternate === true,
    ideas: options.ideas !== false,
  };
  const files = await findBatchFiles(paths, [wish, settings.agents, settings.engine], tools.files);
  const house = await tools.openBatches(settings);
  const batch = batchIdOf(options.output, tools.workingFolder);
  try {
    await house.store.plan(batch, planJobs(files));
    if (options.retryFailed === true) await house.store.retryFailed(batch);
    const { end, usage } = await work({ batch, house, wish, settings, options, tools });
    const tally = await reportBatch(batch, { store: house.store, tools, json: options.json === true });
    tellEnd(end, { tally, usage, options, tools });
    return exitCodeOf(end, tally);
  } finally {
    await house.close();
  }
}

type Work = {
  readonly batch: string;
  readonly house: Awaited<ReturnType<CliTools['openBatches']>>;
  readonly wish: { variants: SingleVariant[]; alternate: boolean; ideas: boolean };
  readonly settings: Settings;
  readonly options: BatchOptions;
  readonly tools: CliTools;
};

async function work(given: Work): Promise<{ end: BatchEnd; usage: UsageTotal }> {
  const { batch, house, wish, settings, options, tools } = given;
  const { requestsPerMinute, tokensPerMinute, maxCost } = options;
  const agents = await house.openAgents({ requestsPerMinute, tokensPerMinute });
  const drawing = await openDrawingTools({ settings, refs: options.ref ?? [], way: agents.way }, tools);
  const shop = options.bank === true ? await openShop(settings, tools) : undefined;
  const writer = await tools.openProblemWriter();
  const stop = new AbortController();
  void tools.untilStopped().then(() => stop.abort(new Error('The batch was stopped.')));
  const progress = createBatchProgress(tools.terminal.err, await house.store.tally(batch), tools.now);
  const pipeline = {
    agents,
    drawing: drawing.tools,
    writer,
    root: options.output,
    now: tools.now,
    wish,
    tools,
  };
  const job = { ...pipeline, ...(shop && { publish: shop.publish }) };
  try {
    const end = await conductBatch({
      ...house,
      batch,
      parallel: options.parallel ?? USUAL_PARALLEL,
      stop: stop.signal,
      mayBegin: () => maxCost === undefined || (agents.usage().cost ?? 0) < maxCost,
      workOn: (one, signal) => processJob(one, job, signal),
      onEnd: () => progress.advance(agents.usage()),
    });
    return { end, usage: agents.usage() };
  } finally {
    progress.clear();
    await shop?.close();
    await drawing.close();
  }
}

type Ending = {
  readonly tally: BatchTally;
  readonly usage: UsageTotal;
  readonly options: BatchOptions;
  readonly tools: CliTools;
};

function tellEnd(end: BatchEnd, { tally, usage, options, tools }: Ending): void {
  const { err } = tools.terminal;
  if (usage.calls > 0) writeLine(err, usageLine(usage));
  const left = tally.waiting + tally.running;
  if (end === 'stopped') writeLine(err, `Stopped with ${left} files left; the same command goes on.`);
  if (end === 'held')
    writeLine(err, `$${options.maxCost} are spent, ${left} files are left; allow more with --max-cost.`);
}

function exitCodeOf(end: BatchEnd, tally: BatchTally): number {
  if (end === 'stopped') return EXIT_STOPPED;
  return tally.done === tally.total ? 0 : EXIT_WITH_FINDINGS;
}
