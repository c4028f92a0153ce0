import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import type { Database } from '../adapters/database/database.ts';
import { createThreadStore } from '../adapters/database/thread-store.ts';
import type { Agents } from '../agents/create-agents.ts';
import type { CourseSpec } from '../domain/course-spec.ts';
import { Role } from '../domain/principal.ts';
import type { Settings } from '../domain/settings.ts';
import { createGraphCatalogue, type GraphEntry } from '../runs/graphs/graph-catalogue.ts';
import { createGraphRunner, type GraphRunner } from '../runs/graphs/graph-runner.ts';
import { startRetention } from '../runs/graphs/thread-retention.ts';
import type { RunManager } from '../runs/run-manager.ts';
import { createPracticeOpener, type OpenPractice } from './practice.ts';

export type GraphSources = {
  readonly database: Database;
  readonly settings: Settings;
  /** The roles, for graphs that need them; a server counts every call of their model. */
  readonly openAgents?: () => Promise<Agents>;
  /** Where the house has opened it already. */
  readonly openPractice?: () => Promise<OpenPractice>;
};

const everybody: readonly Role[] = Role.options;
/** A marking tells the scheme, so only those who may read it mark outside a session. */
const makers: readonly Role[] = ['author', 'expert', 'admin'];

/**
 * Every graph by the id that clients call it by. What `load` needs it imports itself, so that a server starts without
 * it. `langgraph.json` names the same graphs.
 */
export function listGraphs(sources: GraphSources): Readonly<Record<string, GraphEntry>> {
  const openPractice = sources.openPractice ?? createPracticeOpener(sources);
  return {
    question_practice: {
      name: 'QuestionPracticeGraph',
      description: 'Asks questions of a course one after another, marks each answer and explains it.',
      roles: everybody,
      load: async (checkpointer) => {
        const graphs = await import('../practice/graphs/question-practice.ts');
        return graphs.createQuestionPracticeGraph((await openPractice()).desk, checkpointer);
      },
    },
    exam_assessment: {
      name: 'ExamAssessmentGraph',
      description: 'Sets a mock paper of a course, marks the script, and explains where marks were lost.',
      roles: everybody,
      load: async (checkpointer) => {
        const graphs = await import('../practice/graphs/exam-assessment.ts');
        return graphs.createExamAssessmentGraph((await openPractice()).desk, checkpointer);
      },
    },
    fetch_question: {
      name: 'SG_FetchQuestion',
      description: 'Chooses one question of a course that the learner has not met.',
      roles: everybody,
      load: async (checkpointer) => {
        const graphs = await import('../practice/graphs/fetch-question.ts');
        return graphs.createFetchQuestionGraph((await openPractice()).desk, checkpointer);
      },
    },
    diagnose_patch: {
      name: 'SG_DiagnoseAndPatch',
      description: 'Marks one answer, names the gaps, and says what to read and try next.',
      roles: makers,
      load: async (checkpointer) => {
        const graphs = await import('../practice/graphs/diagnose-patch.ts');
        return graphs.createDiagnosePatchGraph((await openPractice()).desk, checkpointer);
      },
    },
  };
}

export type GraphTools = {
  readonly runs: RunManager;
  readonly report: (thrown: unknown) => void;
  /** Threads not touched for so many days are removed; 0 keeps them. */
  readonly keepDays: number;
  readonly entries: Readonly<Record<string, GraphEntry>>;
};

export type OpenGraphs = GraphRunner & { stop(): Promise<void> };

/** The graphs on an open database, which stays the caller's to close; LangGraph itself is not loaded yet. */
export function openGraphs(database: Database, tools: GraphTools): OpenGraphs {
  const { runs, report, keepDays, entries } = tools;
  const threads = createThreadStore(database);
  const graphs = createGraphCatalogue({
    entries,
    openCheckpointer: async () => {
      const { createCheckpointSaver } = await import('../adapters/langgraph/create-checkpoint-saver.ts');
      return createCheckpointSaver(database);
    },
  });
  const runner = createGraphRunner({ threads, runs, graphs, clock: systemClock, newId: randomUUID });
  const stop = startRetention({ threads, desk: runner.threads, clock: systemClock, keepDays, report });
  return { ...runner, stop };
}

export type GraphHouse = {
  readonly graphs: GraphRunner;
  readonly courses: readonly CourseSpec[];
  close(): Promise<void>;
};

/** The graphs on the database of the settings, for a program that runs them itself. */
export async function openGraphHouse(settings: Settings): Promise<GraphHouse> {
  const { openDatabase } = await import('./database.ts');
  const { openRuns } = await import('./runs.ts');
  const database = await openDatabase(settings);
  try {
    const openPractice = createPracticeOpener({ database, settings });
    const { courses } = await openPractice();
    const report = (): void => {};
    const runs = await openRuns(database, { report });
    const entries = listGraphs({ database, settings, openPractice });
    const graphs = openGraphs(database, { runs, report, keepDays: settings.threads.keepDays, entries });
    return {
      graphs,
      courses,
      async close() {
        await graphs.stop();
        await runs.close();
        await database.close();
      },
    };
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
}
