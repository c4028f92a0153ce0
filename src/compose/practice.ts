import { randomInt } from 'node:crypto';
import type { Database } from '../adapters/database/connection/database.ts';
import type { ProposeMarks } from '../agents/answer-marker/propose-marks.ts';
import type { CourseSpec } from '../domain/course-spec.ts';
import { Fault } from '../domain/fault.ts';
import type { Settings } from '../domain/settings.ts';
import type { AnswerLog } from '../ports/answer-log.ts';
import type { AssignmentStore } from '../ports/assignment-store.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { ServedQuestionStore } from '../ports/served-question-store.ts';
import type { Marker } from '../practice/create-marker.ts';
import type { LearnerModels } from '../practice/learner/learner-models.ts';
import type { PracticeLog } from '../practice/practice-log.ts';
import type { PracticeService, PracticeServiceDependencies } from '../practice/practice-service.ts';
import type { ProgressReader } from '../practice/progress/read-progress.ts';
import type { BankReader } from '../practice/source/bank-reader.ts';
import type { ModelWriter } from '../practice/source/create-model-writer.ts';
import type { QuestionSource } from '../practice/source/question-source.ts';
import type { WireSource } from '../practice/source/wire-source.ts';
import type { WrapModel } from './agents.ts';
import { openOnce } from './open-once.ts';

type PracticeSources = {
  readonly database: Database;
  readonly settings: Settings;
  /** Renders the figures of imported questions. */
  readonly draw?: DiagramRenderer['draw'];
  /** Wraps the model, for example to meter its calls. */
  readonly wrapModel?: WrapModel;
  /** Marks long responses on a worker thread. */
  readonly markLong?: Marker;
  /** Logs the decisions of practice and exams. */
  readonly log?: PracticeLog | undefined;
  /** Replaces the random source of seeds. */
  readonly newSeed?: (() => number) | undefined;
};

export type OpenPractice = {
  readonly courses: readonly CourseSpec[];
  readonly practice: PracticeService;
  /** The questions with marking schemes and correct answers, in the field names of the requirement document `sqa-graphs`. */
  readonly questions: WireSource;
  readonly answers: AnswerLog;
  readonly progress: ProgressReader;
  readonly models: LearnerModels;
};

const DAY_MS = 86_400_000;
const now = (): Date => new Date();
/** Seeds come from a cryptographic random source, so that questions are unpredictable. */
const drawSeed = (): number => randomInt(0, 2 ** 31 - 1);

/** Returns a function that opens practice at its first call and then returns the same one. The caller closes the database. */
export function createPracticeOpener(sources: PracticeSources): () => Promise<OpenPractice> {
  const open = openOnce(() => openPractice(sources));
  return async () => {
    const opened = await open();
    await opened.refreshCourses();
    return opened;
  };
}

type RefreshablePractice = OpenPractice & {
  /** Reads the courses of the institution again. */
  refreshCourses(): Promise<void>;
};

async function openPractice(sources: PracticeSources): Promise<RefreshablePractice> {
  const { database, settings, draw, newSeed = drawSeed } = sources;
  const { createQuestionBank } = await import('../adapters/database/bank/question-bank.ts');
  const { createAssignmentStore } = await import('../adapters/database/classes/assignment-store.ts');
  const { createAnswerLog } = await import('../adapters/database/answers/answer-log.ts');
  const stores = await import('../adapters/database/served-questions/served-question-store.ts');
  const { createPracticeService } = await import('../practice/practice-service.ts');
  const { createLearnerModels } = await import('../practice/learner/learner-models.ts');
  const { createPracticeChooser } = await import('../practice/learner/choose-practice.ts');
  const { createQuestionViews } = await import('../practice/source/question-views.ts');
  const { createWireSource } = await import('../practice/source/wire-source.ts');
  const { openCourses } = await import('./courses.ts');

  const { keepDays } = settings.threads;
  const { courses, refreshCourses } = await openCourses(database);
  const [bank, servedQuestions] = [createQuestionBank(database), stores.createServedQuestionStore(database)];
  const assignments = createAssignmentStore(database);
  if (keepDays > 0) await deleteOldQuestions(assignments, servedQuestions, keepDays);
  const view = createQuestionViews({ draw });
  const { createBankReader } = await import('../practice/source/bank-reader.ts');
  const { createVerdictReader, createVerdictSource } = await import('../practice/source/follow-verdicts.ts');
  const { createQuestionVerdicts } = await import('../adapters/database/feedback/question-verdicts.ts');
  const decisions = { verdicts: createQuestionVerdicts(database), bank };
  const cachedReader = createBankReader({ bank, now, isCaching: settings.sqa.questionCache });
  const bankReader = createVerdictReader(cachedReader, decisions);
  const held = await import('../practice/source/held-questions.ts');
  const findHeld = held.createHeldQuestions(assignments, now);
  const reader = held.createHeldBackReader(bankReader, findHeld);
  const { listRetiredModels } = decisions.verdicts;
  const parts = { courses, reader, servedQuestions, view, listRetiredModels };
  const openedSource = await openSource(sources, parts);
  const source = createVerdictSource(openedSource, decisions);
  const answers = createAnswerLog(database);
  const models = createLearnerModels(answers);
  const practice = createPracticeService({
    courses,
    source,
    servedQuestions,
    bank,
    listQuestions: (course, { includesHeld }) => (includesHeld ? bankReader : reader).list(course),
    answers,
    view,
    chooser: createPracticeChooser({ models, now }),
    now,
    newSeed,
    markLong: sources.markLong,
    proposeMarks: await openMarker(sources),
    log: sources.log,
  });
  const questions = createWireSource({ source, view, findQuestion: practice.find, now });
  const { createProgressReader } = await import('../practice/progress/read-progress.ts');
  const { findWithheldWork } = await import('../practice/classes/find-withheld-work.ts');
  const progress = createProgressReader({
    ...{ answers, courses, chooser: practice.chooser },
    findWithheld: async (learner) => (await findWithheldWork(learner, assignments, now())).attemptIds,
    listServed: (course) => source.listServedOutcomes(course),
  });
  return { courses, practice, questions, answers, models, progress, refreshCourses };
}

/** Deletes questions that were served long ago, except those of assignments, which may be due later. */
async function deleteOldQuestions(
  assignments: AssignmentStore,
  servedQuestions: ServedQuestionStore,
  keepDays: number,
): Promise<void> {
  await servedQuestions.touch(await assignments.listQuestionIds(), now());
  await servedQuestions.deleteServedBefore(new Date(now().getTime() - keepDays * DAY_MS));
}

/** Opens the function that proposes marks with the model, if one is configured. */
async function openMarker({
  settings,
  wrapModel = (model) => model,
}: PracticeSources): Promise<ProposeMarks | undefined> {
  const { chooseMode } = await import('../agents/needs-model.ts');
  if (chooseMode(settings) === 'rules') return undefined;
  const openContext = openOnce(async () => {
    const { openModel } = await import('./model.ts');
    return { model: wrapModel(await openModel(settings)), now };
  });
  return async (answer) => {
    const { proposeMarks } = await import('../agents/answer-marker/propose-marks.ts');
    return proposeMarks(answer, await openContext());
  };
}

type SourceParts = Pick<PracticeServiceDependencies, 'courses' | 'servedQuestions' | 'view'> & {
  readonly reader: BankReader;
  readonly listRetiredModels: () => Promise<ReadonlySet<string>>;
};

/** Opens the source of questions: the local bank and item models, or another server. */
async function openSource(sources: PracticeSources, parts: SourceParts): Promise<QuestionSource> {
  const { newSeed = drawSeed, settings } = sources;
  const { dataSource, apiUrl, apiKey } = settings.sqa;
  if (dataSource === 'api') {
    if (apiUrl === undefined)
      throw new Fault('invalid-input', 'SQA_DATA_SOURCE is api, but SQA_API_URL is not set.');
    const { createQuestionService } = await import('../adapters/question-service/create-question-service.ts');
    const { createServiceQuestionSource } = await import('../practice/source/service-question-source.ts');
    const service = createQuestionService({ url: apiUrl, key: apiKey });
    return createServiceQuestionSource({ service, view: parts.view, now });
  }
  const { createQuestionSource } = await import('../practice/source/create-question-source.ts');
  const writer = await openWriter(sources);
  return createQuestionSource({ ...parts, now, newSeed, dataSource, ...writer });
}

/** Opens a writer that uses the model, if one is configured and the operator allows it to write questions. */
async function openWriter(sources: PracticeSources): Promise<Partial<ModelWriter>> {
  const { database, settings, wrapModel = (model) => model } = sources;
  const { chooseMode } = await import('../agents/needs-model.ts');
  if (chooseMode(settings) === 'rules' || !settings.sqa.llmFallback) return {};
  const { createModelWriter } = await import('../practice/source/create-model-writer.ts');
  return createModelWriter(
    openOnce(async () => {
      const { openModel } = await import('./model.ts');
      const { createDatabaseExampleSearch } = await import('./example-search.ts');
      return {
        model: wrapModel(await openModel(settings)),
        now,
        examples: createDatabaseExampleSearch(database),
      };
    }),
  );
}
