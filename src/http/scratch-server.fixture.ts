import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { openMigratedSqlite } from '../../scripts/test/database/open-migrated-sqlite.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createAnswerLog } from '../adapters/database/answers/answer-log.ts';
import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import { createBatchOverview } from '../adapters/database/batches/batch-overview.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createJudgeCalibrations } from '../adapters/database/feedback/judge-calibrations.ts';
import { createLearnerReports } from '../adapters/database/feedback/learner-reports.ts';
import { createInstitutionStore } from '../adapters/database/institutions/institution-store.ts';
import { createWorkerRegistry } from '../adapters/database/workers/worker-registry.ts';
import { createDiskFiles } from '../adapters/files/create-disk-files.ts';
import { createTikzjaxRenderer } from '../adapters/tikzjax/create-tikzjax-renderer.ts';
import { createAgentThreads } from '../compose/agent-threads.ts';
import { openBankWork } from '../compose/bank-work.ts';
import { openClasses } from '../compose/classes.ts';
import { openDecisionReturns, openReviewSources } from '../compose/decision-returns.ts';
import { openPrinters } from '../compose/exam.ts';
import { openExports } from '../compose/exports.ts';
import { openGeneration } from '../compose/generation.ts';
import { openGraphs } from '../compose/graphs.ts';
import { createServerInterchange, openFormatEngines } from '../compose/interchange.ts';
import { openOwnCourses } from '../compose/own-courses.ts';
import { openPapers } from '../compose/papers.ts';
import { createPersonalDataWithFiles } from '../compose/personal-data.ts';
import { createPracticeOpener } from '../compose/practice.ts';
import { openProblemService } from '../compose/problem-service.ts';
import { type OpenReview, openReview } from '../compose/review.ts';
import { openRuns } from '../compose/runs.ts';
import { openAccess } from '../compose/sign-in.ts';
import { createTextThreads } from '../compose/text-threads.ts';
import { localPrincipal } from '../domain/principal.ts';
import { createQuestion, type Question } from '../domain/question.ts';
import { ReviewSettings, Settings } from '../domain/settings.ts';
import { importSamples } from '../factory/intake/import-samples.ts';
import type { AnswerLog } from '../ports/answer-log.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { QuestionChangeRequest } from '../practice/papers/change-question.ts';
import { createSeedSequence } from '../practice/seed-sequence.fixture.ts';
import type { GraphEntry } from '../runs/graphs/graph-catalogue.ts';
import type { RunManager } from '../runs/run-manager.ts';
import { createApp } from './create-app.ts';
import { createIdentify } from './guards/create-identify.ts';
import type { AccessTools, HttpTools } from './http-tools.ts';
import { createMetrics } from './metrics/metrics.ts';
import { startServer } from './start-server.ts';
import type { RunTextTask } from './text-tasks.ts';

type ListenOptions = Parameters<typeof startServer>[0];
type ServerLimits = NonNullable<ListenOptions['limits']>;

/** The deadline of a text task or drawing, long enough for a busy machine. */
const WORK_TIMEOUT_MS = 60_000;
// All servers of a process share the threads, because a thread needs a second to load. An idle thread does not keep the
// process alive.
const texts = createTextThreads(WORK_TIMEOUT_MS);
const diagrams = createTikzjaxRenderer({ timeoutMs: WORK_TIMEOUT_MS });

export type ScratchServer = {
  readonly url: string;
  readonly port: number;
  readonly bank: QuestionBank;
  readonly answers: AnswerLog;
  readonly runs: RunManager;
  readonly queue: OpenReview;
  readonly keys: AccessTools['keys'];
  readonly access: AccessTools;
  /** The parsed log entries so far. */
  readonly logged: Record<string, unknown>[];
  /** Aborted to signal that the server is about to stop. */
  readonly stopping: AbortController;
  /** Makes every later query of the expert queue fail. */
  breakDatabase(): Promise<void>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON. */
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
};

export type ScratchOptions = Partial<HttpTools> & {
  readonly server?: ServerLimits;
  readonly graphEntries?: Readonly<Record<string, GraphEntry>>;
  readonly reviewSettings?: Partial<ReviewSettings>;
  /** Settings of the server; by default no model is used. */
  readonly settings?: Partial<Settings>;
  /** Callers are identified only by API keys. */
  readonly requiresKeys?: boolean;
};

/** Opens a real server on a free port with its own database. */
export async function openScratchServer(options: ScratchOptions = {}): Promise<ScratchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-http-'));
  const database = await openMigratedSqlite(join(folder, 'http.db'));
  const { log, logged } = createLog();
  const stopping = new AbortController();
  const report = (thrown: unknown): void => log.error({ err: thrown }, 'background');
  const runs = await openRuns(database, { report });
  const settings = Settings.parse({ ...options.settings, files: join(folder, 'files') });
  const metrics = createMetrics();
  const queue = openQueue({ database, metrics, report }, options);
  const access = openAccess(database, settings.oidc);
  const sources = { database, settings, runs, queue, report, runTextTask: texts.runTextTask };
  const services = await openServices(sources, options);
  const app = await createApp({
    ...services.tools,
    metrics,
    version: '0.0.0',
    clock: systemClock,
    newId: randomUUID,
    access,
    identify: options.requiresKeys
      ? createIdentify({ access, clock: options.clock ?? systemClock, allowsLocalUser: false })
      : async () => localPrincipal,
    hosts: ['localhost', '127.0.0.1', '[::1]'],
    rateLimit: 0,
    trustedProxies: '',
    hasDiskSpace: async () => true,
    readFreeSpace: async () => ({ database: 1e9 }),
    webFolder: join(folder, 'no-bundle'),
    ...options,
    runs,
    log,
    stopping: stopping.signal,
  });
  const server = await listen(app.fetch, report, options.server);
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    port: server.port,
    bank: services.tools.bank,
    answers: createAnswerLog(database),
    runs,
    queue,
    keys: access.keys,
    access,
    logged,
    stopping,
    breakDatabase: () => database.kysely.schema.alterTable('review_items').renameTo('broken').execute(),
    ...createSenders(url),
    async stop() {
      stopping.abort();
      await server.stop();
      await services.close();
      await queue.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type QueueContext = {
  readonly database: Database;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly report: (thrown: unknown) => void;
};

/** Opens the expert queue; its decisions are written back to uploads, the bank and practice. */
function openQueue(
  { database, metrics, report }: QueueContext,
  { reviewSettings = {} }: ScratchOptions,
): OpenReview {
  const returns = openDecisionReturns(database, report);
  const queue = openReview(database, ReviewSettings.parse(reviewSettings), {
    onItemsChanged: returns.onItemsChanged,
    onDecision: metrics.countDecision,
    checkQuestion: (tex) => texts.runTextTask('checkQuestion', [tex]),
  });
  return {
    ...queue,
    async close() {
      await returns.close();
      await queue.close();
    },
  };
}

type ServiceContext = {
  readonly database: Database;
  readonly settings: Settings;
  readonly runs: RunManager;
  readonly queue: OpenReview;
  readonly report: (thrown: unknown) => void;
  readonly runTextTask: RunTextTask;
};

/** Opens the services behind the routes; `close` also closes the runs. */
async function openServices(sources: ServiceContext, options: ScratchOptions) {
  const { database, settings, runs, queue, report, runTextTask } = sources;
  const { review, rag, intake } = queue;
  const graphs = openGraphs(database, { runs, report, keepDays: 0, entries: options.graphEntries ?? {} });
  const agentThreads = createAgentThreads(runTextTask);
  const { draw } = diagrams;
  const problems = openProblemService({ database, settings, runs, intake, runTextTask, agentThreads, draw });
  const printing = openPrinters({});
  const openPractice = createPracticeOpener({ database, settings, newSeed: createSeedSequence() });
  const bank = options.bank ?? createQuestionBank(database);
  const samplesFolder = join(import.meta.dirname, '..', '..', 'data', 'samples');
  const files = createDiskFiles(process.stdin);
  const sampleTools = { bank, files, engines: openFormatEngines(), samplesFolder, now: systemClock.now };
  const changeQuestion = (request: QuestionChangeRequest) => runTextTask('changeQuestion', [request]);
  const papers = openPapers({ database, bank, changeQuestion });
  const bankWork = openBankWork({
    ...{ database, settings, bank, intake },
    readEdit: (tex) => runTextTask('readEdit', [tex]),
  });
  const interchange = createServerInterchange(options.diagrams ?? diagrams);
  return {
    tools: {
      bank,
      bankWork,
      interchange,
      exports: openExports({ database, settings, runs, interchange, recordExport: bankWork.recordExport }),
      papers,
      ownCourses: await openOwnCourses(database, bank),
      importSamples: () => importSamples(sampleTools),
      reports: createLearnerReports(database),
      calibrations: createJudgeCalibrations(database),
      reviewSources: openReviewSources(database, settings),
      institutions: createInstitutionStore(database),
      personalData: createPersonalDataWithFiles(database, settings),
      workers: createWorkerRegistry(database),
      batches: createBatchOverview(database),
      review,
      rag,
      intake,
      graphs,
      diagrams,
      printing,
      runTextTask,
      problems: problems.service,
      generations: openGeneration({ database, settings, runs, intake }),
      openPractice,
      school: openClasses({ database, openPractice, getPaper: papers.get }),
    },
    async close() {
      await graphs.stop();
      await runs.close();
      await problems.close();
      await printing.pdf.close();
    },
  };
}

function listen(
  fetch: ListenOptions['fetch'],
  report: ListenOptions['report'],
  limits: ServerLimits = {},
): ReturnType<typeof startServer> {
  const tools = { clock: systemClock, newId: randomUUID, report };
  return startServer({ ...tools, fetch, host: '127.0.0.1', port: 0, limits: { lingerMs: 20, ...limits } });
}

function createSenders(url: string): Pick<ScratchServer, 'fetch' | 'send'> {
  return {
    fetch: (path, init) => fetch(url + path, init),
    send: (method, path, body, headers = {}) =>
      fetch(url + path, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
}

function createLog() {
  const logged: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, onWritten) {
      logged.push(JSON.parse(String(chunk)));
      onWritten();
    },
  });
  return { log: pino({ level: 'info' }, stream), logged };
}

/** A realistic question. */
export function sampleQuestion(changes: Partial<Question> = {}): Question {
  return createQuestion({
    id: 'falling-ball',
    kind: 'mcq_sc',
    stem: 'A ball falls for $2\\,\\mathrm{s}$. How far does it fall?',
    options: [
      { id: 'a', text: '$20\\,\\mathrm{m}$', correct: true },
      { id: 'b', text: '$40\\,\\mathrm{m}$', correct: false },
    ],
    answer: { kind: 'choice', correct: ['a'] },
    solution: [{ kind: 'prose', tex: '$h = \\frac{1}{2} g t^2 = 20\\,\\mathrm{m}$' }],
    subject: 'Physics',
    level: 'Higher',
    topic: 'Motion',
    outcomeId: 'P1',
    marks: 1,
    ...changes,
  });
}
