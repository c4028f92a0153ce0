import { systemClock } from '../adapters/clock/system-clock.ts';
import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import { createBatchOverview } from '../adapters/database/batches/batch-overview.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createJudgeCalibrations } from '../adapters/database/feedback/judge-calibrations.ts';
import { createLearnerReports } from '../adapters/database/feedback/learner-reports.ts';
import { createInstitutionStore } from '../adapters/database/institutions/institution-store.ts';
import { createPersonUsage } from '../adapters/database/person-usage/person-usage.ts';
import { createWorkerRegistry } from '../adapters/database/workers/worker-registry.ts';
import type { Settings } from '../domain/settings.ts';
import { EXPORT_RUN, type ExportService } from '../factory/exports/export-service.ts';
import { GENERATION_RUN, type GenerationService } from '../factory/generation/generation-service.ts';
import type { ProblemService } from '../factory/problems/problem-service.ts';
import { PROBLEM_RUN } from '../factory/problems/problem-task.ts';
import type { HttpTools } from '../http/http-tools.ts';
import { meterModel } from '../http/metrics/meter-model.ts';
import { createMetrics } from '../http/metrics/metrics.ts';
import type { CourseService } from '../practice/courses/course-service.ts';
import type { Marker } from '../practice/create-marker.ts';
import type { PracticeLog } from '../practice/practice-log.ts';
import type { GraphEntry } from '../runs/graphs/graph-catalogue.ts';
import { createPersonLimits } from '../runs/limits/person-limits.ts';
import type { CreateResumedWork, RunManager } from '../runs/run-manager.ts';
import type { AgentThreads } from './agent-threads.ts';
import type { WrapModel } from './agents.ts';
import { openBankWork } from './bank-work.ts';
import { openClasses } from './classes.ts';
import { openDecisionReturns, openReviewSources } from './decision-returns.ts';
import { type ExportSources, openExports } from './exports.ts';
import { startFlagging } from './flagging.ts';
import { type GenerationSources, openGeneration } from './generation.ts';
import { listGraphs, openGraphs, startReplay } from './graphs.ts';
import { openOwnCourses } from './own-courses.ts';
import { createPaperReader, openPapers } from './papers.ts';
import { createPersonalDataWithFiles } from './personal-data.ts';
import { createPracticeOpener } from './practice.ts';
import { openProblemService, type ProblemSources } from './problem-service.ts';
import { openReview } from './review.ts';
import { openRuns } from './runs.ts';

/** What the institutions of a server share, and the database rows of one institution. */
type InstitutionSources = Pick<HttpTools, 'diagrams' | 'interchange' | 'runTextTask'> & {
  readonly settings: Settings;
  readonly agentThreads: AgentThreads;
  readonly database: Database;
  readonly report: (thrown: unknown, runId?: string) => void;
  /** Logs the decisions of practice and exams. */
  readonly logPractice?: PracticeLog;
  /** Replaces the product's own graphs. */
  readonly graphEntries?: Readonly<Record<string, GraphEntry>>;
  /** How long a process keeps its runs after its last heartbeat. */
  readonly leaseMs?: number;
  /** Replaces the random source of the seeds of practice. */
  readonly newSeed?: () => number;
};

type InstitutionServices = Awaited<ReturnType<typeof openServices>> &
  ReturnType<typeof createStores> & { readonly ownCourses: CourseService };

type OpenInstitution = {
  readonly services: InstitutionServices;
  /** Stops the runs and the background work of the institution. */
  close(): Promise<void>;
};

/** Opens the stores and services of one institution; if a step fails, everything that was opened is closed. */
export async function openInstitution(sources: InstitutionSources): Promise<OpenInstitution> {
  await using resources = new AsyncDisposableStack();
  const opened = await openServices(sources, resources);
  const stores = createStores(sources, opened);
  const ownCourses = await openOwnCourses(sources.database, opened.bank);
  const services = { ...opened, ...stores, ownCourses };
  const openResources = resources.move();
  return { services, close: () => openResources.disposeAsync() };
}

/** Opens the services of one institution and adds each to the resources that are closed later. */
async function openServices(sources: InstitutionSources, resources: AsyncDisposableStack) {
  const { settings, database, report, diagrams, runTextTask, agentThreads, newSeed } = sources;
  const metrics = createMetrics();
  const limits = openPersonLimits(database);
  const wrapModel: WrapModel = (model) => limits.limitModel(meterModel(model, metrics));
  const returns = openDecisionReturns(database, report);
  resources.defer(returns.close);
  const { review, rag, intake, close } = openReview(database, settings.review, {
    onDecision: metrics.countDecision,
    checkQuestion: (tex) => runTextTask('checkQuestion', [tex]),
    onItemsChanged: returns.onItemsChanged,
  });
  resources.defer(close);
  const { draw } = diagrams;
  const log = sources.logPractice;
  const markLong: Marker = (...args) => runTextTask('markQuestion', args);
  const openPractice = createPracticeOpener({
    ...{ database, settings, draw, wrapModel, newSeed },
    ...{ markLong, log },
  });
  const bank = createQuestionBank(database);
  const readEdit = (tex: string) => runTextTask('readEdit', [tex]);
  const bankWork = openBankWork({ database, settings, bank, intake, readEdit, wrapModel, agentThreads });
  const runServices = await openRunServices(
    {
      ...{ database, settings, intake, wrapModel, draw, runTextTask, agentThreads, limits },
      ...{ interchange: sources.interchange, recordExport: bankWork.recordExport },
    },
    { report, ...(sources.leaseMs && { leaseMs: sources.leaseMs }) },
    resources,
  );
  const graphs = openGraphs(database, {
    runs: runServices.runs,
    report,
    keepDays: settings.threads.keepDays,
    entries: sources.graphEntries ?? listGraphs({ database, settings, openPractice }),
  });
  resources.defer(() => graphs.stop());
  resources.defer(startReplay(database, { graphs, openPractice, report }));
  resources.defer(startFlagging(database, { intake, openPractice, report }));
  const school = openClasses({ database, openPractice, getPaper: createPaperReader(database) });
  return {
    ...runServices,
    bank,
    bankWork,
    school,
    graphs,
    metrics,
    review,
    rag,
    intake,
    openPractice,
    wrapModel,
  };
}

/** Opens the daily limits of each person, which admins set for their institution. */
function openPersonLimits(database: Database) {
  const institutions = createInstitutionStore(database);
  return createPersonLimits({
    usage: createPersonUsage(database),
    readLimits: async () => (await institutions.find(database.institution))?.settings.limits ?? {},
    clock: systemClock,
  });
}

function createStores(
  { database, settings, runTextTask }: InstitutionSources,
  { runs, bank }: Awaited<ReturnType<typeof openServices>>,
) {
  return {
    personalData: createPersonalDataWithFiles(database, settings, runs.cancel),
    papers: openPapers({
      database,
      bank,
      changeQuestion: (request) => runTextTask('changeQuestion', [request]),
    }),
    institutions: createInstitutionStore(database),
    workers: createWorkerRegistry(database),
    batches: createBatchOverview(database),
    reports: createLearnerReports(database),
    calibrations: createJudgeCalibrations(database),
    reviewSources: openReviewSources(database, settings),
  };
}

/** Counts each upload, and each further task on a problem, as one job of its owner. */
function limitUploads(
  problems: ProblemService,
  { limitJob }: ReturnType<typeof openPersonLimits>,
): ProblemService {
  const [upload, start, retry] = [
    limitJob(problems.upload),
    limitJob(problems.start),
    limitJob(problems.retry),
  ];
  return { ...problems, upload, start, retry };
}

type RunServices = {
  runs: RunManager;
  generations: GenerationService;
  problems: ProblemService;
  exports: ExportService;
};

/** Opens the run manager and the services whose work it runs. Runs that an earlier server left unfinished are resumed. */
async function openRunServices(
  sources: Omit<GenerationSources & ProblemSources & ExportSources, 'runs'> & {
    readonly limits: ReturnType<typeof openPersonLimits>;
  },
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
      [EXPORT_RUN]: resumeWith(({ exports }) => exports.resume),
    },
  });
  // Runs may still use the problem service while they stop, so it is closed after them.
  let closeProblems = async (): Promise<void> => {};
  resources.defer(() => closeProblems());
  resources.defer(() => runs.close());
  const { service: problems, close } = openProblemService({ ...sources, runs });
  closeProblems = close;
  const generations = openGeneration({
    ...sources,
    runs: sources.limits.limitRuns(runs),
    report: options.report,
  });
  const exports = openExports({ ...sources, runs });
  const services = { runs, generations, exports, problems: limitUploads(problems, sources.limits) };
  opened.resolve(services);
  return services;
}
