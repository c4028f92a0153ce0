import { randomUUID } from 'node:crypto';
import { type Logger, pino } from 'pino';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createApiKeys } from '../adapters/database/api-keys.ts';
import { createBatchOverview } from '../adapters/database/batch-overview.ts';
import type { Database } from '../adapters/database/database.ts';
import { createInstitutionStore } from '../adapters/database/institution-store.ts';
import { createQuestionBank } from '../adapters/database/question-bank.ts';
import { createWorkerRegister } from '../adapters/database/worker-register.ts';
import { Fault } from '../domain/fault.ts';
import type { Settings } from '../domain/settings.ts';
import { GENERATION_RUN, type GenerationDesk } from '../factory/generation/generation-desk.ts';
import type { ProblemDesk } from '../factory/problems/problem-desk.ts';
import { PROBLEM_RUN } from '../factory/problems/problem-task.ts';
import { createApp } from '../http/create-app.ts';
import { createIdentify } from '../http/guards/identify-by-key.ts';
import { isLoopback, loopbackNames, urlOf } from '../http/loopback.ts';
import { meterModel } from '../http/metrics/meter-model.ts';
import { createMetrics } from '../http/metrics/metrics.ts';
import { startServer } from '../http/start-server.ts';
import type { ApiKeys } from '../ports/api-keys.ts';
import type { GraphEntry } from '../runs/graphs/graph-catalogue.ts';
import type { CarryOn, RunManager } from '../runs/run-manager.ts';
import { openAgents, type WrapModel } from './agents.ts';
import { openDatabase } from './database.ts';
import { openDiagrams } from './diagrams.ts';
import { openPrinting } from './exam.ts';
import { examplesIn } from './example-search.ts';
import { type GenerationSources, openGeneration } from './generation.ts';
import { listGraphs, openGraphs } from './graphs.ts';
import { createPracticeOpener } from './practice.ts';
import { openProblems, type ProblemSources } from './problem-desk.ts';
import { openReview } from './review.ts';
import { openRuns } from './runs.ts';

export type HousePlan = {
  readonly version: string;
  readonly webFolder: string;
  /** In place of the graphs of the product. */
  readonly graphEntries?: Readonly<Record<string, GraphEntry>>;
  /** Of the process, for the programs that print PDFs. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
  /** How long a process that fell silent is believed to be alive. */
  readonly leaseMs?: number;
};

export type OpenHouse = {
  readonly url: string;
  /** Finishes the requests in flight, lets go of runs, closes the database. */
  stop(): Promise<void>;
};

/** Opens everything and listens; what was opened is closed again when a later step fails. */
export async function openHouse(settings: Settings, plan: HousePlan): Promise<OpenHouse> {
  const log = createLog(settings);
  const database = await openDatabase(settings);
  try {
    return await openOn(database, { settings, plan, log });
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
}

type OpenTools = { readonly settings: Settings; readonly plan: HousePlan; readonly log: Logger };

async function openOn(database: Database, { settings, plan, log }: OpenTools): Promise<OpenHouse> {
  const trustsMachine = settings.auth === 'auto' && isLoopback(settings.host);
  const keys = createApiKeys(database);
  if (!trustsMachine) await requireKey(keys);
  const report = (thrown: unknown, runId?: string): void =>
    log.error({ err: thrown, run_id: runId }, 'background');
  const metrics = createMetrics();
  const wrapModel: WrapModel = (model) => meterModel(model, metrics);
  const diagrams = openDiagrams();
  const openPractice = createPracticeOpener({ database, settings, draw: diagrams.draw, wrapModel });
  const openHouseAgents = agentsOn(database, settings, wrapModel);
  const sources = { database, settings, openPractice, openAgents: openHouseAgents };
  const entries = plan.graphEntries ?? listGraphs(sources);
  const queue = openReview(database, settings.review, metrics.countDecision);
  const { runs, generations, problems, closeRuns } = await openRunning(
    { database, settings, intake: queue.intake, wrapModel, draw: diagrams.draw },
    { report, ...(plan.leaseMs && { leaseMs: plan.leaseMs }) },
  );
  const stopping = new AbortController();
  const graphs = openGraphs(database, { runs, report, keepDays: settings.threads.keepDays, entries });
  const printing = openPrinting(plan.variables ?? {});
  const tools = { clock: systemClock, newId: randomUUID, report };
  const app = await createApp({
    ...tools,
    ...plan,
    log,
    runs,
    graphs,
    generations,
    problems,
    batches: createBatchOverview(database),
    openPractice,
    diagrams,
    metrics,
    printing,
    review: queue.review,
    rag: queue.rag,
    intake: queue.intake,
    ...storesOn(database),
    identify: createIdentify({ keys, clock: systemClock, trustsMachine }),
    // Who brings a key in a header is safe from a page that points its own name here.
    hosts: trustsMachine ? loopbackNames(settings.host) : 'any',
    rateLimit: settings.rateLimit,
    stopping: stopping.signal,
  });
  try {
    const server = await startServer({
      ...tools,
      fetch: app.fetch,
      host: settings.host,
      port: settings.port,
    });
    return {
      url: urlOf(settings.host, server.port),
      async stop() {
        stopping.abort();
        await server.stop();
        await graphs.stop();
        await closeRuns();
        await diagrams.close();
        await queue.close();
        await printing.pdf.close();
        await database.close();
      },
    };
  } catch (thrown) {
    await graphs.stop();
    await closeRuns();
    throw thrown;
  }
}

function agentsOn(database: Database, settings: Settings, wrapModel: WrapModel) {
  const examples = examplesIn(database);
  return () => openAgents(settings, systemClock.now, { wrapModel, examples });
}

function storesOn(database: Database) {
  return {
    bank: createQuestionBank(database),
    institutions: createInstitutionStore(database),
    workers: createWorkerRegister(database),
  };
}

type Running = {
  readonly runs: RunManager;
  readonly generations: GenerationDesk;
  readonly problems: ProblemDesk;
  closeRuns(): Promise<void>;
};

/** Runs, and the desks whose work they are; what a server before this one left unfinished goes on. */
async function openRunning(
  sources: Omit<GenerationSources & ProblemSources, 'runs'>,
  options: Parameters<typeof openRuns>[1],
): Promise<Running> {
  const opened = Promise.withResolvers<Running>();
  const carriedOnBy =
    (carryOn: (desks: Running) => CarryOn): CarryOn =>
    (run) =>
    async (...told) =>
      carryOn(await opened.promise)(run)(...told);
  const runs = await openRuns(sources.database, {
    ...options,
    carriesOn: {
      [GENERATION_RUN]: carriedOnBy(({ generations }) => generations.carryOn),
      [PROBLEM_RUN]: carriedOnBy(({ problems }) => problems.carryOn),
    },
  });
  const { desk: problems, close } = openProblems({ ...sources, runs });
  const closeRuns = async (): Promise<void> => {
    await runs.close();
    await close();
  };
  const generations = openGeneration({ ...sources, runs, report: options.report });
  const running = { runs, generations, problems, closeRuns };
  opened.resolve(running);
  return running;
}

/** Beyond this machine everybody needs a key, so there must be one before anybody is let in. */
async function requireKey(keys: ApiKeys): Promise<void> {
  const now = systemClock.now().toISOString();
  const isOver = (at: string | null): boolean => at !== null && at <= now;
  if ((await keys.list()).some(({ revokedAt, expiresAt }) => !isOver(revokedAt) && !isOver(expiresAt)))
    return;
  throw new Fault('not-allowed', 'Everybody who asks this server needs an API key, and there is none yet.', {
    advice: 'Make one with `vbagent keys create --user NAME --role admin`, or listen on 127.0.0.1 alone.',
  });
}

/** One JSON object per line on standard error; requests are logged by route, without bodies, queries or headers. */
function createLog({ logLevel }: Settings): Logger {
  return pino(
    { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  );
}
