import type { CourseSpec } from '../../domain/course-spec.ts';
import type { AnswerLog } from '../../ports/answer-log.ts';
import type { LearnerModels } from '../../practice/learner/learner-models.ts';
import type { PracticeService } from '../../practice/practice-service.ts';
import type { ProgressReader } from '../../practice/progress/read-progress.ts';
import type { QuestionSource } from '../../practice/source/question-source.ts';
import type { WireSource } from '../../practice/source/wire-source.ts';

/** The functions of the practice room that the routes use. They are opened at the first request that needs them. */
export type PracticeApi = {
  readonly answers: AnswerLog;
  readonly progress: ProgressReader;
  readonly models: LearnerModels;
  readonly courses: readonly CourseSpec[];
  readonly questions: WireSource;
  readonly practice: Pick<
    PracticeService,
    'find' | 'findServed' | 'get' | 'getCourse' | 'mark' | 'chooser'
  > & {
    readonly source: Pick<QuestionSource, 'listServedOutcomes'>;
  };
};
