import { type Assignment, type AttemptFacts, toAttemptFacts } from '../../domain/assignment.ts';
import { Fault } from '../../domain/fault.ts';
import type { Principal } from '../../domain/principal.ts';
import { formatPupils } from '../../domain/school-class.ts';
import type { Clock } from '../../ports/clock.ts';
import { getAssignedCourse } from './assigned-course.ts';
import { buildGrid, chooseCountedAttempt, countsAsMark, type Grid } from './build-grid.ts';
import { changeMarks, type MarkChangeRequest } from './change-marks.ts';
import type { ClassDependencies } from './class-dependencies.ts';
import { closeIfOver } from './close-paper.ts';
import { getTaughtAssignment } from './find-own-work.ts';
import { type ClassWork, type Insights, readInsights } from './read-insights.ts';
import { readScript, type ScriptQuestion } from './read-script.ts';
import { writeGradebook } from './write-gradebook.ts';

/** The work of one pupil. */
type PupilScript = {
  readonly assignment: Assignment;
  readonly learner: string;
  readonly pupil: string;
  readonly attempts: readonly AttemptFacts[];
  /** The attempt that is shown; null if there is none. */
  readonly attempt: AttemptFacts | null;
  readonly questions: readonly ScriptQuestion[];
};

/** How a teacher follows and marks an assignment. */
export type TeachingService = {
  readGrid(assignmentId: string, caller: Principal): Promise<Grid>;
  /** Yields the grid now and after each change, until the signal is aborted. */
  followGrid(assignmentId: string, caller: Principal, signal: AbortSignal): AsyncGenerator<Grid, void>;
  /** Lists misconceptions, and answers that wait for a mark: all answers to a question together. */
  readInsights(assignmentId: string, caller: Principal): Promise<Insights>;
  writeGradebook(assignmentId: string, caller: Principal): Promise<string>;
  /** Reads an attempt of a pupil; by default the one that counts. */
  readScript(
    assignmentId: string,
    pupil: { readonly learner: string; readonly attemptId?: string | undefined },
    caller: Principal,
  ): Promise<PupilScript>;
  /** Returns the pupil. */
  changeMarks(request: MarkChangeRequest, caller: Principal): Promise<{ readonly learner: string }>;
};

/** How often open grids look for changes. */
const POLL_MS = 1000;
/** An open grid is sent again after this time, because "stuck for five minutes" depends on the clock. */
const MAX_SILENT_POLLS = 30;

export function createTeachingService(deps: ClassDependencies & { readonly clock: Clock }): TeachingService {
  async function load(assignmentId: string, caller: Principal) {
    const assignment = await getTaughtAssignment(assignmentId, caller, deps);
    await closeOverPapers(assignment, deps);
    const [members, attempts, answers] = await Promise.all([
      deps.classes.listMembers(assignment.classId),
      deps.assignments.listAttempts({ assignmentIds: [assignmentId] }),
      deps.answers.list(assignmentId),
    ]);
    return { assignment, members, attempts, answers };
  }

  async function readGrid(assignmentId: string, caller: Principal): Promise<Grid> {
    const { practice } = await deps.openPractice();
    const work = await load(assignmentId, caller);
    return buildGrid({ ...work, course: getAssignedCourse(work.assignment, practice), now: deps.now() });
  }

  return {
    readGrid,
    async *followGrid(assignmentId, caller, signal) {
      let [sentVersion, silentPolls] = ['', 0];
      while (!signal.aborted) {
        const version = await deps.answers.readVersion(assignmentId);
        if (version !== sentVersion || silentPolls >= MAX_SILENT_POLLS) {
          yield await readGrid(assignmentId, caller);
          [sentVersion, silentPolls] = [version, 0];
        } else silentPolls++;
        await pause(deps.clock, signal);
      }
    },
    async readInsights(assignmentId, caller) {
      return readInsights(await load(assignmentId, caller), (await deps.openPractice()).practice);
    },
    writeGradebook: async (assignmentId, caller) => writeGradebook(await readGrid(assignmentId, caller)),
    readScript: async (assignmentId, pupil, caller) =>
      readPupilScript(await load(assignmentId, caller), pupil, deps),
    changeMarks: (request, caller) => changeMarks(request, caller, deps),
  };
}

/** Hands in the papers whose time is over, so that a pupil who does not come back is marked too. */
async function closeOverPapers(assignment: Assignment, deps: ClassDependencies): Promise<void> {
  if (assignment.work.kind !== 'paper') return;
  const assignmentIds = [assignment.id];
  const open = (await deps.assignments.listAttempts({ assignmentIds })).filter(
    ({ finishedAt }) => finishedAt === null,
  );
  if (open.length === 0) return;
  const allowances = await deps.assignments.listAllowances(assignmentIds);
  for (const attempt of open) {
    const allowance = allowances.find(({ learner }) => learner === attempt.learner);
    await closeIfOver({ assignment, attempt, allowance, allowances }, deps);
  }
}

/** Waits for the next poll; ends early when the stream is closed. */
function pause(clock: Clock, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cancel = clock.after(POLL_MS, resolve);
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise.finally(cancel);
}

async function readPupilScript(
  { assignment, members, attempts, answers }: ClassWork,
  { learner, attemptId }: { readonly learner: string; readonly attemptId?: string | undefined },
  deps: ClassDependencies,
): Promise<PupilScript> {
  const pupil = formatPupils(members).get(learner);
  if (pupil === undefined) throw new Fault('not-found', `There is no pupil ${learner} in this class.`);
  const pupilAttempts = attempts.filter((attempt) => attempt.learner === learner);
  const attempt =
    attemptId === undefined
      ? chooseCountedAttempt(pupilAttempts, answers.filter(countsAsMark))
      : pupilAttempts.find(({ id }) => id === attemptId);
  if (attempt === undefined && attemptId !== undefined)
    throw new Fault('not-found', `There is no attempt ${attemptId}.`);
  return {
    assignment,
    learner,
    pupil,
    attempts: pupilAttempts.map(toAttemptFacts),
    attempt: attempt ? toAttemptFacts(attempt) : null,
    questions: attempt ? await readScript({ assignment, attempt }, deps, { withMarks: true }) : [],
  };
}
