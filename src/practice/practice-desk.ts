import { type CourseName, type CourseSpec, getCourse } from '../domain/course-spec.ts';
import { Fault } from '../domain/fault.ts';
import type { Question } from '../domain/question.ts';
import type { SqaQuestion } from '../domain/sqa.ts';
import { type MarkOptions, markResponse } from '../marking/mark-response.ts';
import type { Marking } from '../marking/marking.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { QuestionShelf } from '../ports/question-shelf.ts';
import { createRecentMap } from './recent-map.ts';
import type { Met, QuestionSource } from './source/question-source.ts';
import type { ViewQuestion } from './source/question-views.ts';
import { stemKeyOf } from './source/stem-key.ts';

export type DeskTools = {
  readonly courses: readonly CourseSpec[];
  readonly source: QuestionSource;
  readonly shelf: QuestionShelf;
  readonly bank: Pick<QuestionBank, 'find'>;
  readonly view: ViewQuestion;
  readonly now: () => Date;
  /** A number nobody can foresee. */
  readonly newSeed: () => number;
};

/** Where the graphs get, keep and mark questions, so that nothing they carry themselves holds a key. */
export type PracticeDesk = {
  readonly source: QuestionSource;
  readonly newSeed: () => number;
  readonly now: () => Date;
  getCourse(name: CourseName): CourseSpec;
  /** Remembers candidates while one of them is chosen. */
  hold(questions: readonly Question[]): void;
  /** Keeps questions for marking. */
  keep(questions: readonly Question[]): Promise<void>;
  /** What a learner may see of questions. */
  show(questions: readonly Question[]): Promise<SqaQuestion[]>;
  /** Keeps and shows. */
  hand(questions: readonly Question[]): Promise<SqaQuestion[]>;
  find(id: string): Promise<Question | undefined>;
  get(id: string): Promise<Question>;
  /** What a learner who was handed these has met. */
  metBy(ids: readonly string[]): Promise<Met>;
  /** The outcomes of questions, in their order; those that are not known any more are left out. */
  outcomesOf(ids: readonly string[]): Promise<string[]>;
  mark(question: Question, answer: string, options?: MarkOptions): Marking;
  /** The dictionary with scheme and key, for after marking. */
  reveal(question: Question): Promise<SqaQuestion>;
};

export function createPracticeDesk(tools: DeskTools): PracticeDesk {
  const { courses, source, shelf, bank, view, now, newSeed } = tools;
  const held = createRecentMap<Question>(2000);
  const markings = createRecentMap<Marking>(50);

  async function find(id: string): Promise<Question | undefined> {
    return held.get(id) ?? (await shelf.find(id)) ?? (await bank.find(id))?.question;
  }

  async function keep(questions: readonly Question[]): Promise<void> {
    const shelved = questions.map((question) => ({ question, stemKey: stemKeyOf(question) }));
    await shelf.put(shelved, now());
  }

  function show(questions: readonly Question[]): Promise<SqaQuestion[]> {
    return Promise.all(questions.map((question) => view(question, { withScheme: false })));
  }

  return {
    source,
    newSeed,
    now,
    find,
    keep,
    show,
    getCourse: (name) => getCourse(courses, name),
    hold(questions) {
      for (const question of questions) held.set(question.id, question);
    },
    async hand(questions) {
      await keep(questions);
      return show(questions);
    },
    async get(id) {
      const question = await find(id);
      if (question !== undefined) return question;
      throw new Fault('not-found', `There is no question ${id} any more.`, {
        advice: 'Go on with the next one.',
      });
    },
    async metBy(ids) {
      const notes = await shelf.notesOf(ids);
      return { ids: new Set(ids), stems: new Set([...notes.values()].map(({ stemKey }) => stemKey)) };
    },
    async outcomesOf(ids) {
      const notes = await shelf.notesOf(ids);
      return ids.flatMap((id) => notes.get(id)?.outcomeId ?? []);
    },
    mark(question, answer, { requireWorking = false } = {}) {
      const key = JSON.stringify([question.id, requireWorking, answer]);
      const known = markings.get(key);
      if (known !== undefined) return known;
      const marking = markResponse(question, answer, { requireWorking });
      markings.set(key, marking);
      return marking;
    },
    reveal: (question) => view(question, { withScheme: true }),
  };
}
