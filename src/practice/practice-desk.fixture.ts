import { loadCourses } from '../compose/courses.ts';
import { getCourse } from '../domain/course-spec.ts';
import type { Question } from '../domain/question.ts';
import { createMemoryShelf } from '../ports/memory-question-shelf.fixture.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { QuestionShelf } from '../ports/question-shelf.ts';
import { createPracticeDesk, type PracticeDesk } from './practice-desk.ts';
import { createBankReader } from './source/bank-reader.ts';
import { createQuestionSource } from './source/create-question-source.ts';
import { createQuestionViews } from './source/question-views.ts';
import { createWireSource, type WireSource } from './source/wire-source.ts';

export type ScratchDesk = {
  readonly desk: PracticeDesk;
  readonly wire: WireSource;
  readonly shelf: QuestionShelf;
};

/** A course of no data file, for which there are no item models: its questions come from the bank alone. */
export const BARE_COURSE = { subject: 'Alchemy', level: 'Advanced Higher' } as const;

const known = await loadCourses();
const bare = getCourse(known, { subject: 'Computing Science', level: BARE_COURSE.level });
const courses = [...known, { ...bare, ...BARE_COURSE }];
const now = (): Date => new Date('2026-01-02T03:04:05Z');

/** A desk in memory, with these questions in its bank; its chances follow one another from the seed. */
export function openScratchDesk(banked: readonly Question[] = [], seed = 1): ScratchDesk {
  const shelf = createMemoryShelf();
  const bank = bankOf(banked);
  let chance = seed;
  const newSeed = (): number => (chance = (chance * 48_271) % 2_147_483_647);
  const reader = createBankReader({ bank, now, isCaching: false });
  const source = createQuestionSource({ courses, reader, shelf, now, newSeed, dataSource: 'embedded' });
  const view = createQuestionViews({});
  const desk = createPracticeDesk({ courses, source, shelf, bank, view, now, newSeed });
  return { desk, shelf, wire: createWireSource({ source, view, findQuestion: desk.find, now }) };
}

function bankOf(questions: readonly Question[]): Pick<QuestionBank, 'list' | 'find'> {
  const at = now().toISOString();
  const entries = questions.map((question) => ({ question, version: 1, createdAt: at, updatedAt: at }));
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
