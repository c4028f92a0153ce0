import { type CourseName, CourseSpec, getCourseId } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import { findOwnOutcome, OwnCourse, toCourseSpec } from '../../domain/own-course.ts';
import type { CourseStore } from '../../ports/course-store.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';

type CourseServiceDependencies = {
  readonly store: CourseStore;
  readonly bank: Pick<QuestionBank, 'listFacts'>;
  /** The courses of the exam board, whose names an own course cannot have. */
  readonly boardCourses: readonly CourseName[];
  readonly now: () => Date;
};

/** What the outcomes of a drafted course are made from. */
type DraftSource = 'topics' | 'tags';

/** Manages the own courses of an institution, whose questions come from its bank. */
export type CourseService = {
  /** Saves a course, or replaces the own course with the same subject and level. */
  put(course: OwnCourse, createdBy: string): Promise<CourseSpec>;
  /** Returns a course that is not saved. Its outcomes are the topics of the bank's questions of a subject and level, or their tags. */
  draft(name: CourseName, by?: DraftSource): Promise<OwnCourse>;
  list(): Promise<readonly CourseSpec[]>;
  /** Counts the questions of the bank that belong to each outcome of a course, by its id. */
  countQuestions(course: OwnCourse): Promise<ReadonlyMap<string, number>>;
  remove(name: CourseName): Promise<void>;
};

export function createCourseService({
  store,
  bank,
  boardCourses,
  now,
}: CourseServiceDependencies): CourseService {
  const boardIds = new Set(boardCourses.map((course) => getCourseId(course).toLowerCase()));
  const listSubject = async (subject: string) =>
    (await bank.listFacts()).filter((facts) => facts.subject?.toLowerCase() === subject.toLowerCase());
  return {
    async put(course, createdBy) {
      if (boardIds.has(getCourseId(course).toLowerCase()))
        throw new Fault('conflict', `${course.subject} ${course.level} is a course of the exam board.`, {
          advice: 'Give your course another level, such as "Nat 5 (our school)".',
        });
      const parsed = CourseSpec.safeParse(toCourseSpec(course));
      if (!parsed.success)
        throw new Fault(
          'invalid-input',
          `The course cannot be used: ${parsed.error.issues.map(({ message }) => message).join('; ')}.`,
        );
      await store.put(parsed.data, { createdBy, at: now() });
      return parsed.data;
    },
    async draft({ subject, level }, by = 'topics') {
      const facts = (await listSubject(subject)).filter(
        (question) => by === 'tags' || question.level?.toLowerCase() === level.toLowerCase(),
      );
      const counts = new Map<string, number>();
      for (const { topic, tags } of facts)
        for (const name of by === 'tags' ? tags : [topic ?? ''])
          if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
      const names = [...counts].toSorted((first, second) => second[1] - first[1]).slice(0, MAX_OUTCOMES);
      if (names.length === 0) throw createEmptyDraftFault({ subject, level }, by);
      return OwnCourse.parse({
        subject,
        level,
        outcomes: names.map(([label, weight]) => ({
          label,
          weight,
          ...(by === 'tags' && { tags: [label] }),
        })),
      });
    },
    async countQuestions(course) {
      const spec = toCourseSpec(course);
      const counts = new Map<string, number>(spec.outcomes.map(({ id }) => [id, 0]));
      for (const facts of await listSubject(course.subject)) {
        const id = facts.kind === 'passage' ? undefined : findOwnOutcome(spec, facts)?.id;
        if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return counts;
    },
    list: () => store.list(),
    async remove(name) {
      if (!(await store.remove(name)))
        throw new Fault('not-found', `There is no own course ${name.subject} ${name.level}.`);
    },
  };
}

/** The largest number of outcomes that a course has. */
const MAX_OUTCOMES = 200;

function createEmptyDraftFault({ subject, level }: CourseName, by: DraftSource): Fault {
  return by === 'tags'
    ? new Fault('not-found', `The bank has no question of ${subject} with a tag.`, {
        advice:
          'Add tags to your questions: on the page of the bank, or with `vbagent bank change --add-tag`.',
      })
    : new Fault('not-found', `The bank has no question of ${subject} ${level} with a topic.`, {
        advice:
          'Give your questions a subject, a level and a topic (on the page of the bank, or with `vbagent bank change`), or write the course as JSON.',
      });
}
