import type { AssignmentService } from './assignment-service.ts';
import type { AttemptService } from './attempt-service.ts';
import type { ClassService } from './class-service.ts';
import type { WithheldWork } from './find-withheld-work.ts';
import type { TeachingService } from './teaching-service.ts';

/** Everything that teachers and pupils do with the classes of one institution. */
export type ClassTools = {
  readonly classes: ClassService;
  readonly assignments: AssignmentService;
  readonly attempts: AttemptService;
  readonly teaching: TeachingService;
  /** Finds the work of a pupil whose results the teacher does not show yet. */
  readonly findWithheld: (learner: string) => Promise<WithheldWork>;
};
