import type { CourseSpec } from '../../domain/course-spec.ts';
import type { Settings } from '../../domain/settings.ts';
import type { PrintDependencies } from '../../practice/exam/print-pdf.ts';

/** Dependencies of `vbagent exam`. */
export type ExamTools = PrintDependencies & {
  readonly courses: readonly CourseSpec[];
  /** Lists the ids of the item models that experts decided not to use. */
  listRetiredModels(settings: Settings): Promise<ReadonlySet<string>>;
};
