import type { CourseSpec } from '../../domain/course-spec.ts';
import type { PrintTools } from '../../practice/exam/print-pdf.ts';

/** What `vbagent exam` works with. */
export type ExamTools = PrintTools & { readonly courses: readonly CourseSpec[] };
