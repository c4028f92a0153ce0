import { type Allowance, type Assignment, type Attempt, getDueAt } from '../../domain/assignment.ts';
import { Fault } from '../../domain/fault.ts';
import { hasAnyRole, type Principal } from '../../domain/principal.ts';
import type { SchoolClass } from '../../domain/school-class.ts';
import type { ClassDependencies } from './class-dependencies.ts';

/** An assignment with what applies to one pupil. */
export type PupilWork = {
  readonly assignment: Assignment;
  readonly allowance: Allowance | undefined;
  readonly allowances: readonly Allowance[];
};

type Stores = Pick<ClassDependencies, 'classes' | 'assignments'>;

/** Returns a class of the caller: its teacher, or an admin. For everyone else the class does not exist. */
export async function getTaughtClass(
  id: string,
  caller: Principal,
  { classes }: Stores,
): Promise<SchoolClass> {
  const found = await classes.find(id);
  const isAllowed = found !== undefined && (found.teacher === caller.id || hasAnyRole(caller, ['admin']));
  if (!isAllowed) throw new Fault('not-found', `There is no class ${id}.`);
  return found;
}

/** Returns an assignment in a class of the caller. */
export async function getTaughtAssignment(
  id: string,
  caller: Principal,
  stores: Stores,
): Promise<Assignment> {
  const assignment = await stores.assignments.find(id);
  if (assignment === undefined) throw createMissing(id);
  await getTaughtClass(assignment.classId, caller, stores).catch(() => {
    throw createMissing(id);
  });
  return assignment;
}

/** Returns an assignment of a class in which the caller is a pupil, or of an open class. */
export async function getAssignedWork(id: string, learner: string, stores: Stores): Promise<PupilWork> {
  const assignment = await stores.assignments.find(id);
  const isAssigned =
    assignment !== undefined &&
    ((await stores.classes.hasMember(assignment.classId, learner)) ||
      (await stores.classes.find(assignment.classId))?.isOpen);
  if (!isAssigned) throw createMissing(id);
  const allowances = await stores.assignments.listAllowances([id]);
  return { assignment, allowances, allowance: allowances.find((entry) => entry.learner === learner) };
}

/** Returns an attempt of the caller with its assignment. For everyone else the attempt does not exist. */
export async function getOwnAttempt(
  id: string,
  learner: string,
  stores: Stores,
): Promise<PupilWork & { readonly attempt: Attempt }> {
  const attempt = await stores.assignments.findAttempt(id);
  if (attempt?.learner !== learner) throw new Fault('not-found', `There is no attempt ${id}.`);
  return { attempt, ...(await getAssignedWork(attempt.assignmentId, learner, stores)) };
}

/** Whether answers are no longer accepted. */
export function isOverdue({ assignment, allowance }: PupilWork, now: Date): boolean {
  const dueAt = getDueAt(assignment, allowance);
  return dueAt !== null && Date.parse(dueAt) < now.getTime();
}

function createMissing(id: string): Fault {
  return new Fault('not-found', `There is no assignment ${id}.`);
}
