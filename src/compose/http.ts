import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createApiKeys } from '../adapters/database/api-keys/api-keys.ts';
import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import { createBatchOverview } from '../adapters/database/batches/batch-overview.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createInstitutionStore } from '../adapters/database/institutions/institution-store.ts';
import { createWorkerRegistry } from '../adapters/database/workers/worker-registry.ts';
import { hasDiskSpace } from '../adapters/files/has-disk-space.ts';
import type { Settings } from '../domain/settings.ts';
import { GENERATION_RUN, type GenerationService } from '../factory/generation/generation-service.ts';
import type { ProblemService } from '../factory/problems/problem-service.ts';
import { PROBLEM_RUN } from '../factory/problems/problem-task.ts';
import { createApp } from '../http/create-app.ts';
import { createLog } from '../http/create-log.ts';
import { createIdentify } from '../http/guards/identify-by-key.ts';
import { requireUsableKey } from '../http/guards/require-usable-key.ts';
import { formatUrl, isLoopback, listLoopbackNames } from '../http/loopback.ts';
import { meterModel } from '../http/metrics/meter-model.ts';
import { createMetrics } from '../http/metrics/metrics.ts';
import { startServer } from '../http/start-server.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { PrintDependencies } from '../practice/exam/print-pdf.ts';
import type { GraphEntry } from '../runs/graphs/graph-catalogue.ts';
import type { CreateResumedWork, RunManager } from '../runs/run-manager.ts';
import type { WrapModel } from './agents.ts';
import { openDatabase } from './database.ts';
import { openDiagrams } from './diagrams.ts';
import { openPrinters } from './exam.ts';
import { startFlagging } from './flagging.ts';
import { type GenerationSources, openGeneration } from './generation.ts';
import { listGraphs, openGraphs, startReplay } from './graphs.ts';
import { createPracticeOpener } from './practice.ts';
import { openProblemService, type ProblemSources } from './problem-service.ts';
import { openReview } from './review.ts';
import { openRuns } from './runs.ts';
import { createTextThreads } from './text-threads.ts';

type ServerOptions = {
  readonly version: string;
  readonly webFolder: string;
  /** Replaces the product's own graphs. */
  readonly graphEntries?: Readonly<Record<string, GraphEntry>>;
  /** Replaces the TikZ renderer of this machine. */
  readonly diagrams?: DiagramRenderer;
  /** Replaces the PDF printers of this machine. */
  readonly printers?: PrintDependencies;
  /** The process environment, for finding the programs that print PDFs. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
  /** How long a process keeps its runs after its last heartbeat. */
  readonly leaseMs?: number;
};

type OpenServer = {
  readonly url: string;
  /** Finishes running requests, releases runs, and closes everything that was opened. */
  stop(): Promise<void>;
};

/** Opens the database and everything the routes need, and listens. If a step fails, everything that was opened is closed. */
export async function openServer(settings: Settings, options: ServerOptions): Promise<OpenServer> {
  // Disposal runs in reverse order: the server stops first and the database closes last.
  await using resources = new AsyncDisposableStack();
  const database = await openDatabase(settings);
  resources.defer(() => database.close());
  // On a loopback address, callers on this machine need no key.
  const allowsLocalUser = settings.auth === 'auto' && isLoopback(settings.host);
  const keys = createApiKeys(database);
  if (!allowsLocalUser) await requireUsableKey(keys, systemClock);

  const log = createLog(settings);
  const report = (thrown: unknown, runId?: string): void =>
    log.error({ err: thrown, run_id: runId }, 'background');
  const services = await openServices({ settings, options, database, report }, resources);
  const stopping = new AbortController();
  const commonOptions = { clock: systemClock, newId: randomUUID, report };
  const app = await createApp({
    ...commonOptions,
    ...options,
    ...services,
    ...createStores(database),
    log,
    identify: createIdentify({ keys, clock: systemClock, allowsLocalUser }),
    // Any host name is safe where callers send a key in a header: DNS rebinding cannot add that header.
    hosts: allowsLocalUser ? listLoopbackNames(settings.host) : 'any',
    rateLimit: settings.rateLimit,
    trustedProxies: settings.trustedProxies,
    stopping: stopping.signal,
    hasDiskSpace: () => hasDiskSpace(listDataFolders(settings)),
  });
  const { host, port } = settings;
  const server = await startServer({ ...commonOptions, fetch: app.fetch, host, port });
  resources.defer(() => server.stop());
  resources.defer(() => stopping.abort());
  const openResources = resources.move();
  return { url: formatUrl(host, server.port), stop: () => openResources.disposeAsync() };
}

/** Lists the folders in which this server stores data. */
function listDataFolders({ database, databaseUrl, files }: Settings): string[] {
  const databaseFolder = databaseUrl === undefined ? [dirname(database)] : [];
  return files === undefined ? databaseFolder : [...databaseFolder, files];
}

type ServiceSources = {
  readonly settings: Settings;
  readonly options: ServerOptions;
  readonly database: Database;
  readonly report: (thrown: unknown, runId?: string) => void;
};

/** Opens the services behind the routes and adds each to the resources that are closed later. */
async function openServices(sources: ServiceSources, resources: AsyncDisposableStack) {
  const { settings, options, database, report } = sources;
  const metrics = createMetrics();
  const wrapModel: WrapModel = (model) => meterModel(model, metrics);
  const printing = options.printers ?? openPrinters(options.variables ?? {});
  resources.defer(() => printing.pdf.close());
  const { runText, close: closeTexts } = createTextThreads();
  resources.defer(closeTexts);
  const { review, rag, intake, close } = openReview(database, settings.review, {
    onDecision: metrics.countDecision,
    checkQuestion: (tex) => runText('checkQuestion', [tex]),
  });
  resources.defer(close);
  const diagrams = options.diagrams ?? openDiagrams();
  resources.defer(() => diagrams.close());
  const { draw } = diagrams;
  const openPractice = createPracticeOpener({ database, settings, draw, wrapModel });
  const runServices = await openRunServices(
    { database, settings, intake, wrapModel, draw, runText },
    { report, ...(options.leaseMs && { leaseMs: options.leaseMs }) },
    resources,
  );
  const graphs = openGraphs(database, {
    runs: runServices.runs,
    report,
    keepDays: settings.threads.keepDays,
    entries: options.graphEntries ?? listGraphs({ database, settings, openPractice }),
  });
  resources.defer(() => graphs.stop());
  resources.defer(startReplay(database, { graphs, openPractice, report }));
  resources.defer(startFlagging(database, { intake, openPractice, report }));
  return { ...runServices, graphs, metrics, printing, review, rag, intake, diagrams, openPractice, runText };
}

function createStores(database: Database) {
  return {
    bank: createQuestionBank(database),
    institutions: createInstitutionStore(database),
    workers: createWorkerRegistry(database),
    batches: createBatchOverview(database),
  };
}

type RunServices = { runs: RunManager; generations: GenerationService; problems: ProblemService };

/** Opens the run manager and the services whose work it runs. Runs that an earlier server left unfinished are resumed. */
async function openRunServices(
  sources: Omit<GenerationSources & ProblemSources, 'runs'>,
  options: Parameters<typeof openRuns>[1],
  resources: AsyncDisposableStack,
): Promise<RunServices> {
  // The run manager may resume a run before the services exist, so the work waits for them.
  const opened = Promise.withResolvers<RunServices>();
  /** Resumes a run with the work of a service, once the services are open. */
  const resumeWith =
    (getWork: (services: RunServices) => CreateResumedWork): CreateResumedWork =>
    (run) =>
    async (...args) =>
      getWork(await opened.promise)(run)(...args);
  const runs = await openRuns(sources.database, {
    ...options,
    resumable: {
      [GENERATION_RUN]: resumeWith(({ generations }) => generations.resume),
      [PROBLEM_RUN]: resumeWith(({ problems }) => problems.resume),
    },
  });
  // Runs may still use the problem service while they stop, so it is closed after them.
  let closeProblems = async (): Promise<void> => {};
  resources.defer(() => closeProblems());
  resources.defer(() => runs.close());
  const { service: problems, close } = openProblemService({ ...sources, runs });
  closeProblems = close;
  const generations = openGeneration({ ...sources, runs, report: options.report });
  const services = { runs, generations, problems };
  opened.resolve(services);
  return services;
}
