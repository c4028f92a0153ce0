import { type CourseName, type CourseOutcome, type CourseSpec, getCourse } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import type { OutcomeName } from './question-source.ts';

export type CoursePlace = { readonly course: CourseSpec; readonly outcome: CourseOutcome };

/** The course and the outcome of a wish, however their letters are written; the fault lists what exists. */
export function getOutcome(courses: readonly CourseSpec[], wish: OutcomeName): CoursePlace {
  const course = getCourse(courses, wish);
  const wanted = wish.outcomeId.trim().toLowerCase();
  const outcome = course.outcomes.find(({ id }) => id.toLowerCase() === wanted);
  if (outcome !== undefined) return { course, outcome };
  const ids = course.outcomes.map(({ id }) => id);
  throw new Fault(
    'not-found',
    `There is no outcome "${wish.outcomeId}" of ${nameOf(course)}; the outcomes are ${ids.join(', ')}.`,
    { facts: { outcomes: ids } },
  );
}

export function nameOf({ level, subject }: CourseName): string {
  return `${level} ${subject}`;
}
