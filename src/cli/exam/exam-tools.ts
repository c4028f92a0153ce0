import type { CourseSpec } from '../../domain/course-spec.ts';
import type { PdfPrinter } from '../../ports/pdf-printer.ts';

/** What `vbagent exam` works with. */
export type ExamTools = {
  readonly courses: readonly CourseSpec[];
  /** The style sheet that formulas in HTML need, fonts included. */
  readonly loadMathsStyle: () => Promise<string>;
  readonly pdf: PdfPrinter;
};
