import { areResultsShown } from '../../domain/assignment.ts';
import type { AssignmentStore } from '../../ports/assignment-store.ts';

/** The work of a pupil whose results the teacher does not show yet. */
export type WithheldWork = {
  readonly assignmentIds: ReadonlySet<string>;
  readonly attemptIds: ReadonlySet<string>;
  readonly questionIds: ReadonlySet<string>;
};

type Stores = Pick<AssignmentStore, 'find' | 'listAllowances' | 'listAttempts'>;

/** Finds the assignments, attempts and questions of a pupil whose marks only the teacher may see now. */
export async function findWithheldWork(learner: string, stores: Stores, now: Date): Promise<WithheldWork> {
  const attempts = await stores.listAttempts({ learner });
  const ids = [...new Set(attempts.map(({ assignmentId }) => assignmentId))];
  const allowances = await stores.listAllowances(ids);
  const assignmentIds = new Set<string>();
  for (const id of ids) {
    const assignment = await stores.find(id);
    const own = allowances.filter(({ assignmentId }) => assignmentId === id);
    if (assignment !== undefined && !areResultsShown(assignment, own, now)) assignmentIds.add(id);
  }
  const withheld = attempts.filter(({ assignmentId }) => assignmentIds.has(assignmentId));
  return {
    assignmentIds,
    attemptIds: new Set(withheld.map(({ id }) => id)),
    questionIds: new Set(withheld.flatMap(({ slots }) => slots.map(({ questionId }) => questionId))),
  };
}
