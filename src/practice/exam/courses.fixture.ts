import { readFileSync } from 'node:fs';
import { type CourseSpec, parseCourse } from '../../domain/course-spec.ts';

/** Reads a course from its data file. */
export function readCourse(name: string): CourseSpec {
  const file = new URL(`../../../data/sqa/${name}.json`, import.meta.url);
  return parseCourse(JSON.parse(readFileSync(file, 'utf8')), name);
}

/** Returns the course without an external exam, as courses at National 3 and 4 are. */
export function removeExam(course: CourseSpec): CourseSpec {
  return {
    ...course,
    total_marks: null,
    question_range: undefined,
    grade_bands: { type: 'pass_fail' },
    assessment_structure: course.assessment_structure.map((section) => ({
      ...section,
      marks: null,
      minutes: null,
    })),
  };
}
