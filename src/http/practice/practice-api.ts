import type { CourseSpec } from '../../domain/course-spec.ts';
import type { PracticeService } from '../../practice/practice-service.ts';
import type { QuestionSource } from '../../practice/source/question-source.ts';
import type { WireSource } from '../../practice/source/wire-source.ts';

/** What the routes need of practice; opened at the first request that asks for it. */
export type PracticeApi = {
  readonly courses: readonly CourseSpec[];
  readonly questions: WireSource;
  readonly practice: Pick<PracticeService, 'find' | 'get' | 'getCourse'> & {
    readonly source: Pick<QuestionSource, 'listServedOutcomes'>;
  };
};
