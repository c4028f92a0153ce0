import { type CourseName, CourseSpec, getCourseId } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import { OwnCourse, toCourseSpec } from '../../domain/own-course.ts';
import type { CourseStore } from '../../ports/course-store.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';

type CourseServiceDependencies = {
  readonly store: CourseStore;
  readonly bank: Pick<QuestionBank, 'listFacts'>;
  /** The courses of the exam board, whose names an own course cannot have. */
  readonly boardCourses: readonly CourseName[];
  readonly now: () => Date;
};

/** Manages the own courses of an institution, whose questions come from its bank. */
export type CourseService = {
  /** Saves a course, or replaces the own course with the same subject and level. */
  put(course: OwnCourse, createdBy: string): Promise<CourseSpec>;
  /** Returns a course that is not saved. Its outcomes are the topics of the bank's questions of a subject and level. */
  draft(name: CourseName): Promise<OwnCourse>;
  list(): Promise<readonly CourseSpec[]>;
  remove(name: CourseName): Promise<void>;
};

export function createCourseService({
  store,
  bank,
  boardCourses,
  now,
}: CourseServiceDependencies): CourseService {
  const boardIds = new Set(boardCourses.map((course) => getCourseId(course).toLowerCase()));
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
    async draft({ subject, level }) {
      const facts = (await bank.listFacts()).filter(
        (question) =>
          question.subject?.toLowerCase() === subject.toLowerCase() &&
          question.level?.toLowerCase() === level.toLowerCase(),
      );
      const byTopic = Map.groupBy(facts, ({ topic }) => topic ?? '');
      const outcomes = [...byTopic].flatMap(([topic, questions]) =>
        topic === '' ? [] : [{ label: topic, weight: questions.length }],
      );
      if (outcomes.length === 0)
        throw new Fault('not-found', `The bank has no question of ${subject} ${level} with a topic.`, {
          advice: 'Add "% subject", "% level" and "% topic" to your questions, or write the course as JSON.',
        });
      return OwnCourse.parse({ subject, level, outcomes });
    },
    list: () => store.list(),
    async remove(name) {
      if (!(await store.remove(name)))
        throw new Fault('not-found', `There is no own course ${name.subject} ${name.level}.`);
    },
  };
}
