import { type CourseName, type CourseOutcome, type CourseSpec, getCourse } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import type { OutcomeRef } from './question-source.ts';

export type CourseAndOutcome = { readonly course: CourseSpec; readonly outcome: CourseOutcome };

/** Finds a course and one of its outcomes, ignoring case. For an unknown outcome, the fault lists the outcomes of the course. */
export function getOutcome(courses: readonly CourseSpec[], ref: OutcomeRef): CourseAndOutcome {
  const course = getCourse(courses, ref);
  const searchedId = ref.outcomeId.trim().toLowerCase();
  const outcome = course.outcomes.find(({ id }) => id.toLowerCase() === searchedId);
  if (outcome !== undefined) return { course, outcome };
  const ids = course.outcomes.map(({ id }) => id);
  throw new Fault(
    'not-found',
    `There is no outcome "${ref.outcomeId}" of ${formatCourse(course)}; the outcomes are ${ids.join(', ')}.`,
    { facts: { outcomes: ids } },
  );
}

/** Formats a course name, such as "Nat 5 Mathematics". */
export function formatCourse({ level, subject }: CourseName): string {
  return `${level} ${subject}`;
}
