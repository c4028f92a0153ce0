import { readFileSync } from 'node:fs';
import { type CourseSpec, parseCourse } from '../../domain/course-spec.ts';

/** A course as its data file holds it. */
export function readCourse(name: string): CourseSpec {
  const file = new URL(`../../../data/sqa/${name}.json`, import.meta.url);
  return parseCourse(JSON.parse(readFileSync(file, 'utf8')), name);
}

/** National 5 Mathematics as if it had no external exam, as National 3 and 4 have none. */
export function withoutExam(course: CourseSpec): CourseSpec {
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
