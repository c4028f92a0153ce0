import type { ProposeMarks } from '../agents/answer-marker/propose-marks.ts';
import type { AnswerRecord } from '../domain/answer-record.ts';
import { type CourseName, type CourseSpec, getCourse } from '../domain/course-spec.ts';
import type { ExamPaper } from '../domain/exam-paper.ts';
import { Fault } from '../domain/fault.ts';
import { isOwnCourse } from '../domain/own-course.ts';
import type { Question } from '../domain/question.ts';
import type { SqaQuestion } from '../domain/sqa.ts';
import type { AnswerLog } from '../ports/answer-log.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { ServedQuestionStore, ServedQuestionSummary } from '../ports/served-question-store.ts';
import { waitForTurn } from '../runs/turns.ts';
import type { QuestionSourceRef } from './answers/to-answer-records.ts';
import { createMarker, type Marker } from './create-marker.ts';
import { assembleInSteps } from './exam/assemble-exam.ts';
import { runStepsWithPauses } from './exam/run-steps.ts';
import type { PracticeChooser } from './learner/choose-practice.ts';
import { assembleOwnExam } from './papers/assemble-own-exam.ts';
import { logSourceCalls, type PracticeLog } from './practice-log.ts';
import { createRecentCache } from './recent-cache.ts';
import { createQuestionPool, type QuestionPool } from './source/question-pool.ts';
import type { QuestionSource } from './source/question-source.ts';
import type { ViewQuestion } from './source/question-views.ts';
import type { SeenQuestions } from './source/seen-questions.ts';
import { getStemKey } from './source/stem-key.ts';
import { limitUsedIds } from './used-ids.ts';

export type PracticeServiceDependencies = {
  readonly courses: readonly CourseSpec[];
  readonly source: QuestionSource;
  readonly servedQuestions: ServedQuestionStore;
  readonly bank: Pick<QuestionBank, 'find'>;
  /** Lists the questions of an own course. With `includesHeld`, it includes the questions of assignments that are still open, which learners otherwise do not get. */
  readonly listQuestions?:
    | ((course: CourseSpec, options: { readonly includesHeld: boolean }) => Promise<readonly Question[]>)
    | undefined;
  readonly answers: Pick<AnswerLog, 'append'>;
  readonly view: ViewQuestion;
  readonly chooser: PracticeChooser;
  readonly now: () => Date;
  /** Returns an unpredictable seed. */
  readonly newSeed: () => number;
  /** Marks long responses on a worker thread; by default they are marked in this thread. */
  readonly markLong?: Marker | undefined;
  /** Proposes marks with a model; absent if none is configured. */
  readonly proposeMarks?: ProposeMarks | undefined;
  /** Logs decisions of the graphs and calls of the source; nothing is logged by default. */
  readonly log?: PracticeLog | undefined;
};

/** The seed of a paper (by default an unpredictable one), and the ids of questions that the learner has seen. */
type PaperOptions = {
  readonly seed?: number;
  readonly avoid?: readonly string[];
  /** Whether a teacher assigns the paper to a class. It may then contain questions of other open assignments. */
  readonly isForClass?: boolean;
};

/** Finds, stores and shows questions for the graphs. Graph states contain only ids and learner views, never answers. */
export type PracticeService = {
  readonly source: QuestionSource;
  readonly pool: QuestionPool;
  readonly chooser: PracticeChooser;
  readonly proposeMarks?: ProposeMarks | undefined;
  readonly mark: Marker;
  readonly log: PracticeLog;
  readonly newSeed: () => number;
  readonly now: () => Date;
  getCourse(name: CourseName): CourseSpec;
  /** Assembles a mock paper: from item models, or from the bank for an own course. */
  assemblePaper(course: CourseSpec, options: PaperOptions): Promise<ExamPaper>;
  /** Caches candidates in this process until one of them is chosen. */
  cacheCandidates(questions: readonly Question[]): void;
  /** Stores questions for marking. */
  save(questions: readonly Question[]): Promise<void>;
  /** Returns the learner's view of questions, without marking schemes and answers. */
  toLearnerViews(questions: readonly Question[]): Promise<SqaQuestion[]>;
  /** Stores questions for marking and returns the learner's view of them. */
  serve(questions: readonly Question[]): Promise<SqaQuestion[]>;
  /** Searches the cached candidates, the served questions and the bank, in this order. */
  find(id: string): Promise<Question | undefined>;
  /** Searches only the questions that learners got. */
  findServed(id: string): Promise<Question | undefined>;
  /** Like `find`, but throws when the question does not exist. */
  get(id: string): Promise<Question>;
  /** Returns the ids and stem keys of questions that the learner got. */
  findSeen(ids: readonly string[]): Promise<SeenQuestions>;
  /** Lists the outcomes of served questions in the order of the ids; deleted questions are omitted. */
  listOutcomes(ids: readonly string[]): Promise<string[]>;
  /** Adds marked answers to the answer log. Returns the stored records; for an answer that was marked before, the record of the first marking. */
  recordAnswers(records: readonly AnswerRecord[]): Promise<AnswerRecord[]>;
  /** Returns where a question comes from: its item model and seed, or its version in the bank. */
  findSource(id: string): Promise<QuestionSourceRef>;
  /** Returns the view with marking scheme and answer, for use after marking. */
  reveal(question: Question): Promise<SqaQuestion>;
};

const MAX_CACHED_QUESTIONS = 5000;
const MAX_CACHED_SUMMARIES = 100_000;

export function createPracticeService(deps: PracticeServiceDependencies): PracticeService {
  const { courses, servedQuestions, bank, answers, view, now, newSeed, proposeMarks, chooser } = deps;
  const source = deps.log === undefined ? deps.source : logSourceCalls(deps.source, deps.log);
  const candidates = createRecentCache<Question>(MAX_CACHED_QUESTIONS);
  const findSummaries = createSummaryReader(servedQuestions);
  const find = createQuestionFinder(deps, (id) => candidates.get(id));

  async function save(questions: readonly Question[]): Promise<void> {
    const served = questions.map((question) => ({ question, stemKey: getStemKey(question) }));
    await servedQuestions.save(served, now());
  }

  const toLearnerViews = (questions: readonly Question[]) => viewForLearners(questions, view);

  return {
    source,
    pool: createQuestionPool(),
    chooser,
    proposeMarks,
    mark: createMarker(deps.markLong),
    log: deps.log ?? (() => {}),
    newSeed,
    now,
    find,
    findServed: (id) => servedQuestions.find(id),
    save,
    toLearnerViews,
    getCourse: (name) => getCourse(courses, name),
    assemblePaper: (course, options) => assemblePaper(course, options, deps),
    cacheCandidates(questions) {
      for (const question of questions) candidates.set(question.id, question);
    },
    async serve(questions) {
      await save(questions);
      return toLearnerViews(questions);
    },
    get: async (id) => requireQuestion(await find(id), id),
    async findSeen(usedIds) {
      const ids = limitUsedIds(usedIds);
      const summaries = await findSummaries(ids);
      return { ids: new Set(ids), stems: new Set([...summaries.values()].map(({ stemKey }) => stemKey)) };
    },
    async listOutcomes(usedIds) {
      const ids = limitUsedIds(usedIds);
      const summaries = await findSummaries(ids);
      return ids.flatMap((id) => summaries.get(id)?.outcomeId ?? []);
    },
    recordAnswers: (records) => answers.append(records),
    findSource: (id) => findSource(id, find, bank),
    reveal: (question) => view(question, { withScheme: true }),
  };
}

/** Creates the search for a question by its id: among the candidates, then the served questions, then the bank. */
function createQuestionFinder(
  { servedQuestions, bank }: Pick<PracticeServiceDependencies, 'servedQuestions' | 'bank'>,
  findCandidate: (id: string) => Question | undefined,
): PracticeService['find'] {
  return async (id) => {
    const candidate = findCandidate(id);
    if (candidate !== undefined) return candidate;
    // Parsing a question takes a moment, and a paper has dozens of them.
    await waitForTurn();
    return (await servedQuestions.find(id)) ?? (await bank.find(id))?.question;
  };
}

function requireQuestion(question: Question | undefined, id: string): Question {
  if (question !== undefined) return question;
  throw new Fault('not-found', `The question ${id} no longer exists.`, {
    advice: 'Continue with the next question.',
  });
}

/** Converts one question in each turn, because figures are generated again, which takes milliseconds for each. */
async function viewForLearners(questions: readonly Question[], view: ViewQuestion): Promise<SqaQuestion[]> {
  const views: SqaQuestion[] = [];
  for (const question of questions) {
    if (views.length > 0) await waitForTurn();
    views.push(await view(question, { withScheme: false }));
  }
  return views;
}

/** Reads the summaries of served questions once; the questions of a session are looked up again for each new question. */
function createSummaryReader(servedQuestions: ServedQuestionStore): ServedQuestionStore['findSummaries'] {
  const cache = createRecentCache<ServedQuestionSummary>(MAX_CACHED_SUMMARIES);
  return async (ids) => {
    const unknown = ids.filter((id) => cache.get(id) === undefined);
    const read = unknown.length === 0 ? [] : await servedQuestions.findSummaries(unknown);
    for (const [id, summary] of read) cache.set(id, summary);
    return new Map(
      ids.flatMap((id) => {
        const summary = cache.get(id);
        return summary === undefined ? [] : [[id, summary] as const];
      }),
    );
  };
}

async function assemblePaper(
  course: CourseSpec,
  options: PaperOptions,
  { listQuestions, newSeed, source }: PracticeServiceDependencies,
): Promise<ExamPaper> {
  const { seed = newSeed(), avoid = [], isForClass = false } = options;
  if (!isOwnCourse(course)) {
    const retired = await source.listRetiredModels();
    return runStepsWithPauses(assembleInSteps({ course, seed, avoid, retired }));
  }
  const questions = (await listQuestions?.(course, { includesHeld: isForClass })) ?? [];
  return assembleOwnExam({ course, questions, seed, avoid });
}

async function findSource(
  id: string,
  find: PracticeService['find'],
  bank: PracticeServiceDependencies['bank'],
): Promise<QuestionSourceRef> {
  const question = await find(id);
  const { maker, name = null, seed = null, parentVersion } = question?.provenance ?? {};
  if (maker === 'item-model') return { questionId: id, questionVersion: null, itemModel: name, seed };
  // A question of a paper is a copy and not in the bank; it has the version of its parent.
  const version = parentVersion ?? (await bank.find(id))?.version;
  return { questionId: id, questionVersion: version ?? null, itemModel: null, seed: null };
}
