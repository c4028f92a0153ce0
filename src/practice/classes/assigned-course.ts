import type { Assignment } from '../../domain/assignment.ts';
import type { CourseSpec } from '../../domain/course-spec.ts';
import type { PracticeService } from '../practice-service.ts';

/** Returns the course of an assignment: that of its paper from the bank, or the course that it names. */
export function getAssignedCourse(
  assignment: Assignment,
  practice: Pick<PracticeService, 'getCourse'>,
): CourseSpec {
  const { work } = assignment;
  return (work.kind === 'paper' ? work.course : undefined) ?? practice.getCourse(assignment);
}
