import type { AssignmentService } from './assignment-service.ts';
import type { AttemptService } from './attempt-service.ts';
import type { ClassService } from './class-service.ts';
import type { TeachingService } from './teaching-service.ts';

/** Everything that teachers and pupils do with the classes of one institution. */
export type ClassTools = {
  readonly classes: ClassService;
  readonly assignments: AssignmentService;
  readonly attempts: AttemptService;
  readonly teaching: TeachingService;
};
