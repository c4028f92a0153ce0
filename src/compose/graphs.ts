import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createAuditLog } from '../adapters/database/audit-log/audit-log.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createThreadStore } from '../adapters/database/threads/thread-store.ts';
import { createThreadPruner } from '../adapters/langgraph/thread-pruner.ts';
import type { CourseSpec } from '../domain/course-spec.ts';
import { type Principal, READER_ROLES, Role } from '../domain/principal.ts';
import type { Settings } from '../domain/settings.ts';
import { createGraphCatalogue, type GraphEntry } from '../runs/graphs/graph-catalogue.ts';
import { createGraphRunner, type GraphRunner } from '../runs/graphs/graph-runner.ts';
import { createStepSources } from '../runs/graphs/steps/step-sources.ts';
import { startPruning } from '../runs/graphs/thread-pruning.ts';
import { startRetention } from '../runs/graphs/thread-retention.ts';
import type { RunManager } from '../runs/run-manager.ts';
import { openOnce } from './open-once.ts';
import { createPracticeOpener, type OpenPractice } from './practice.ts';
import { createRetention } from './retention.ts';

type GraphSources = {
  readonly database: Database;
  readonly settings: Settings;
  /** Shared with the caller's other services; by default the graphs open practice themselves. */
  readonly openPractice?: () => Promise<OpenPractice>;
};

const allRoles: readonly Role[] = Role.options;
/** The input fields that practice and exams share. The server owns all other values of their states, such as marks. */
const sessionInput = ['subject', 'level', 'seed', 'resume_data'];

/**
 * Lists the graphs by the id that clients use. Each `load` imports its own modules, so that a server starts without LangGraph.
 * `langgraph.json` lists the same graphs.
 */
export function listGraphs(sources: GraphSources): Readonly<Record<string, GraphEntry>> {
  const openPractice = sources.openPractice ?? createPracticeOpener(sources);
  return {
    question_practice: {
      name: 'QuestionPracticeGraph',
      description: 'Sets questions of a course one after another, marks each answer and explains it.',
      roles: allRoles,
      learnerInput: [...sessionInput, 'target_outcome'],
      durability: 'exit',
      load: async (checkpointer) => {
        const graphs = await import('../practice/graphs/question-practice.ts');
        return graphs.createQuestionPracticeGraph((await openPractice()).practice, checkpointer);
      },
      loadSteps: async () => {
        const graphs = await import('../practice/graphs/question-practice.ts');
        const { createSteps } = await import('../runs/graphs/steps/do-steps.ts');
        return createSteps(graphs.createPracticeSteps((await openPractice()).practice));
      },
    },
    exam_assessment: {
      name: 'ExamAssessmentGraph',
      description: 'Sets a mock paper of a course, marks the script, and explains where marks were lost.',
      roles: allRoles,
      learnerInput: [...sessionInput, 'require_working'],
      durability: 'exit',
      load: async (checkpointer) => {
        const graphs = await import('../practice/graphs/exam-assessment.ts');
        return graphs.createExamAssessmentGraph((await openPractice()).practice, checkpointer);
      },
    },
    fetch_question: {
      name: 'SG_FetchQuestion',
      description: 'Chooses one question of a course that the learner has not seen.',
      roles: allRoles,
      learnerInput: ['subject', 'level', 'seed', 'target_outcome', 'used_question_ids'],
      load: async (checkpointer) => {
        const graphs = await import('../practice/graphs/fetch-question.ts');
        return graphs.createFetchQuestionGraph((await openPractice()).practice, checkpointer);
      },
    },
    diagnose_patch: {
      name: 'SG_DiagnoseAndPatch',
      description: 'Marks one answer, names the gaps, and recommends what to read and try next.',
      // Only these roles can mark outside a session, because marking reveals the scheme.
      roles: READER_ROLES,
      load: async (checkpointer) => {
        const graphs = await import('../practice/graphs/diagnose-patch.ts');
        return graphs.createDiagnosePatchGraph((await openPractice()).practice, checkpointer);
      },
    },
  };
}

type OpenGraphsOptions = {
  readonly runs: RunManager;
  readonly report: (thrown: unknown) => void;
  /** Threads unused for this many days are removed unless the institution has a setting; 0 keeps them. */
  readonly keepDays: number;
  readonly entries: Readonly<Record<string, GraphEntry>>;
};

type ReplaySources = {
  readonly graphs: Pick<GraphRunner, 'threads'>;
  readonly openPractice: () => Promise<OpenPractice>;
  readonly report: (thrown: unknown) => void;
};

type OpenGraphs = GraphRunner & { stop(): Promise<void> };

/** Opens the graphs on an open database, which the caller closes. LangGraph itself is loaded at the first run. */
export function openGraphs(database: Database, options: OpenGraphsOptions): OpenGraphs {
  const { runs, report, keepDays, entries } = options;
  const threads = createThreadStore(database);
  const openStores = openOnce(async () => {
    const { createThreadStores } = await import('../adapters/langgraph/thread-step-store.ts');
    return createThreadStores(database);
  });
  const graphs = createGraphCatalogue({
    entries,
    openCheckpointer: async () => (await openStores()).saver,
  });
  const steps = createStepSources({ entries, openStore: async () => (await openStores()).steps });
  const onStateEdit = createEditRecorder(database);
  const runner = createGraphRunner({
    ...{ threads, runs, graphs, steps, onStateEdit },
    clock: systemClock,
    newId: randomUUID,
  });
  const retention = createRetention(database, keepDays);
  const stopRetention = startRetention({
    ...{ threads, service: runner.threads, clock: systemClock, report },
    ...retention,
  });
  const stopPruning = startPruning({
    pruner: createThreadPruner(database),
    graphIds: graphs.available.filter(({ durability }) => durability === 'exit').map(({ id }) => id),
    ...{ clock: systemClock, report },
  });
  const stop = async (): Promise<void> => {
    await Promise.all([stopRetention(), stopPruning()]);
  };
  return { ...runner, stop };
}

/** Records edits of states by runs in the audit log. */
function createEditRecorder(database: Database) {
  const audit = createAuditLog(database);
  return ({ id, institution }: Principal, threadId: string): Promise<void> =>
    audit.record({
      actor: id,
      address: null,
      institution,
      at: systemClock.now().toISOString(),
      action: 'state-edited',
      subject: null,
      target: `/threads/${threadId}`,
      detail: { operation: 'run' },
    });
}

/** Copies the answers of older threads into the answer log, in the background; returns a function that stops it. */
export function startReplay(
  database: Database,
  { graphs, openPractice, report }: ReplaySources,
): () => Promise<void> {
  const stopping = new AbortController();
  const replay = async (): Promise<void> => {
    const { createAnswerLog } = await import('../adapters/database/answers/answer-log.ts');
    const { replayThreads } = await import('../practice/answers/replay-threads.ts');
    await replayThreads({
      threads: createThreadStore(database),
      readValues: graphs.threads.readValues,
      answers: createAnswerLog(database),
      openPractice,
      now: systemClock.now(),
      signal: stopping.signal,
    });
  };
  const running = replay().catch(report);
  return async () => {
    stopping.abort();
    await running;
  };
}

type StandaloneGraphs = {
  readonly graphs: GraphRunner;
  readonly courses: readonly CourseSpec[];
  close(): Promise<void>;
};

/** Opens the graphs with their own database connection, for a program that runs them itself. */
export async function openStandaloneGraphs(settings: Settings): Promise<StandaloneGraphs> {
  const { openDatabase } = await import('./database.ts');
  const { openRuns } = await import('./runs.ts');
  await using resources = new AsyncDisposableStack();
  const database = await openDatabase(settings);
  resources.defer(() => database.close());
  const openPractice = createPracticeOpener({ database, settings });
  const { courses } = await openPractice();
  const report = (): void => {};
  const runs = await openRuns(database, { report });
  resources.defer(() => runs.close());
  const entries = listGraphs({ database, settings, openPractice });
  const graphs = openGraphs(database, { runs, report, keepDays: settings.threads.keepDays, entries });
  resources.defer(() => graphs.stop());
  const openResources = resources.move();
  return { graphs, courses, close: () => openResources.disposeAsync() };
}
