import type { Batch, BatchJob } from '../../domain/batch.ts';
import type { Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import { harmlessText } from '../../print/harmless-text.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { openDrawingTools } from '../open-drawing-tools.ts';
import { openShop } from '../process/open-shop.ts';
import { writeLine } from '../terminal.ts';
import { authorJob } from './author-job.ts';
import type { BatchTask, TaskOf } from './batch-task.ts';
import type { JobFolders } from './job-outcome.ts';
import { processJob } from './process-job.ts';
import { verifyJob } from './verify-job.ts';

/** What one kind of task needs, opened once for all its jobs. */
export type Workshop = {
  workOn(job: BatchJob, folders: JobFolders, signal: AbortSignal): Promise<JobOutcome>;
  close(): Promise<void>;
};

export type WorkshopTools = {
  readonly batch: Batch;
  readonly house: OpenBatches;
  readonly settings: Settings;
  readonly tools: CliTools;
  readonly callsAtOnce: number;
};

export async function openWorkshop(task: BatchTask, work: WorkshopTools): Promise<Workshop> {
  if (task.kind === 'verify') return openVerification(task, work);
  return task.kind === 'process' ? openProcessing(task, work) : openAuthoring(task, work);
}

async function openProcessing(task: TaskOf<'process'>, work: WorkshopTools): Promise<Workshop> {
  const { tools } = work;
  const settings = settingsOf(task, work);
  const agents = await agentsOf(task, work);
  const drawing = await openDrawingTools({ settings, refs: task.refs, way: agents.way }, tools);
  const shop = task.bank ? await openShop(settings, tools) : undefined;
  const writer = await tools.openProblemWriter();
  const pipeline = { agents, drawing: drawing.tools, writer, now: tools.now, wish: task.wish, tools };
  const publishing = { ...pipeline, ...(shop && { publish: shop.publish }) };
  return {
    workOn: (job, folders, signal) => processJob(job, { ...publishing, ...folders }, signal),
    close: async () => {
      await shop?.close();
      await drawing.close();
    },
  };
}

async function openAuthoring(task: TaskOf<'variant' | 'convert'>, work: WorkshopTools): Promise<Workshop> {
  const agents = await agentsOf(task, work);
  const { tools } = work;
  return {
    workOn: (job, folders, signal) => authorJob(job, { task, agents, tools, ...folders }, signal),
    close: async () => {},
  };
}

async function openVerification({ wish }: TaskOf<'verify'>, work: WorkshopTools): Promise<Workshop> {
  const { tools } = work;
  const { profile, rules } = wish;
  const verifier = await tools.openVerifier({ rules, ...(profile && { profile }) }, MANY_DOCUMENTS);
  return {
    workOn: (job, folders, signal) => verifyJob(job, { verifier, tools, ...folders }, signal),
    close: verifier.close,
  };
}

/** Enough for the verifier to use all cores. */
const MANY_DOCUMENTS = 1_000;

function agentsOf(task: BatchTask, work: WorkshopTools) {
  const { house, batch, tools, callsAtOnce } = work;
  const onPause = ({ message }: Fault): void =>
    writeLine(
      tools.terminal.err,
      `${harmlessText(message)} The batch waits for it; Ctrl-C stops, and nothing is lost.`,
    );
  return house.openAgents(batch, settingsOf(task, work), { atOnce: callsAtOnce, onPause });
}

function settingsOf({ engine, agents }: BatchTask, { settings }: WorkshopTools): Settings {
  return { ...settings, engine, agents };
}
