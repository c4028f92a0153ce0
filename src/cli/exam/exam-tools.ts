import type { CourseSpec } from '../../domain/course-spec.ts';
import type { PrintDependencies } from '../../practice/exam/print-pdf.ts';

/** Dependencies of `vbagent exam`. */
export type ExamTools = PrintDependencies & { readonly courses: readonly CourseSpec[] };
