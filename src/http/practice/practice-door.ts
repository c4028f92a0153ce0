import type { CourseSpec } from '../../domain/course-spec.ts';
import type { PracticeDesk } from '../../practice/practice-desk.ts';
import type { QuestionSource } from '../../practice/source/question-source.ts';
import type { WireSource } from '../../practice/source/wire-source.ts';

/** What the routes need of practice; opened at the first request that asks for it. */
export type PracticeDoor = {
  readonly courses: readonly CourseSpec[];
  readonly questions: WireSource;
  readonly desk: Pick<PracticeDesk, 'find' | 'get' | 'getCourse'> & {
    readonly source: Pick<QuestionSource, 'listServedOutcomes'>;
  };
};
