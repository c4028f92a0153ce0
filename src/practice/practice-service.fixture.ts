import { loadCourses } from '../compose/courses.ts';
import { getCourse } from '../domain/course-spec.ts';
import type { Question } from '../domain/question.ts';
import { createMemoryServedQuestionStore } from '../ports/memory-served-question-store.fixture.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { ServedQuestionStore } from '../ports/served-question-store.ts';
import { createPracticeChooser } from './learner/choose-practice.ts';
import { createLearnerModels } from './learner/learner-models.ts';
import type { PracticeLog } from './practice-log.ts';
import { createPracticeService, type PracticeService } from './practice-service.ts';
import { createSeedSequence } from './seed-sequence.fixture.ts';
import { createBankReader } from './source/bank-reader.ts';
import { createQuestionSource } from './source/create-question-source.ts';
import { createQuestionViews } from './source/question-views.ts';
import { createWireSource, type WireSource } from './source/wire-source.ts';

export type ScratchPractice = {
  readonly practice: PracticeService;
  readonly wire: WireSource;
  readonly servedQuestions: ServedQuestionStore;
};

/** A course without item models: its questions come only from the bank. */
export const BANK_ONLY_COURSE = { subject: 'Alchemy', level: 'Advanced Higher' } as const;

const realCourses = await loadCourses();
const courseData = getCourse(realCourses, { subject: 'Computing Science', level: BANK_ONLY_COURSE.level });
const courses = [...realCourses, { ...courseData, ...BANK_ONLY_COURSE }];
const now = (): Date => new Date('2026-01-02T03:04:05Z');

/** Opens a practice service in memory with these questions in its bank. All random seeds are derived from `seed`. */
export function openScratchPractice(
  bankQuestions: readonly Question[] = [],
  seed = 1,
  log?: PracticeLog,
): ScratchPractice {
  const servedQuestions = createMemoryServedQuestionStore();
  const bank = createBank(bankQuestions);
  const newSeed = createSeedSequence(seed);
  const reader = createBankReader({ bank, now, isCaching: false });
  const source = createQuestionSource({
    courses,
    reader,
    servedQuestions,
    now,
    newSeed,
    dataSource: 'embedded',
  });
  const view = createQuestionViews({});
  const practice = createPracticeService({
    ...{ courses, source, servedQuestions, bank, view, now, newSeed, log },
    answers: { append: async (records) => [...records] },
    chooser: createPracticeChooser({
      models: createLearnerModels({ listScores: async () => [], maxLateRecords: 0 }),
      now,
    }),
  });
  const wire = createWireSource({ source, view, findQuestion: practice.find, now });
  return { practice, servedQuestions, wire };
}

function createBank(questions: readonly Question[]): Pick<QuestionBank, 'list' | 'find'> {
  const at = now().toISOString();
  const entries = questions.map((question) => ({
    question,
    version: 1,
    createdAt: at,
    updatedAt: at,
    state: 'active' as const,
  }));
  return {
    list: async ({ subject, level, outcomeId }) => ({
      entries: entries.filter(
        ({ question }) =>
          question.subject === subject &&
          question.level === level &&
          (outcomeId === undefined || question.outcomeId === outcomeId),
      ),
      next: undefined,
    }),
    find: async (id) => entries.find(({ question }) => question.id === id),
  };
}
