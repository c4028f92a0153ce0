import { type Assignment, type Attempt, type AttemptFacts, toAttemptFacts } from '../../domain/assignment.ts';
import { Fault } from '../../domain/fault.ts';
import type { Principal } from '../../domain/principal.ts';
import { type ClassMember, formatPupil } from '../../domain/school-class.ts';
import type { AssignedAnswer } from '../../ports/assignment-answers.ts';
import type { Clock } from '../../ports/clock.ts';
import { getAssignedCourse } from './assigned-course.ts';
import { buildGrid, chooseCountedAttempt, countsAsMark, countWaiting, type Grid } from './build-grid.ts';
import { changeMarks, type MarkChangeRequest } from './change-marks.ts';
import type { ClassDependencies } from './class-dependencies.ts';
import { type ClassMisconception, findMisconceptions } from './find-misconceptions.ts';
import { getTaughtAssignment } from './find-own-work.ts';
import { numberSlots, readScript, type ScriptQuestion } from './read-script.ts';
import { writeGradebook } from './write-gradebook.ts';

/** An answer with marks that only the teacher can give. */
type WaitingAnswer = {
  readonly answerId: string;
  readonly learner: string;
  readonly pupil: string;
  readonly questionId: string;
  /** The place of the question in the work of the pupil. */
  readonly number: number;
  readonly section: string | null;
  readonly outcomeId: string;
  readonly part: string | null;
  readonly response: string;
  readonly waiting: number;
};

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

type Insights = {
  readonly misconceptions: readonly (Omit<ClassMisconception, 'examples'> & {
    readonly examples: readonly (ClassMisconception['examples'][number] & { readonly pupil: string })[];
  })[];
  readonly waiting: readonly WaitingAnswer[];
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
  changeMarks(request: MarkChangeRequest, caller: Principal): Promise<void>;
};

/** How often open grids look for changes. */
const POLL_MS = 1000;
/** An open grid is sent again after this time, because "stuck for five minutes" depends on the clock. */
const MAX_SILENT_POLLS = 30;

export function createTeachingService(deps: ClassDependencies & { readonly clock: Clock }): TeachingService {
  async function load(assignmentId: string, caller: Principal) {
    const assignment = await getTaughtAssignment(assignmentId, caller, deps);
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
      return toInsights(await load(assignmentId, caller));
    },
    writeGradebook: async (assignmentId, caller) => writeGradebook(await readGrid(assignmentId, caller)),
    readScript: async (assignmentId, pupil, caller) =>
      readPupilScript(await load(assignmentId, caller), pupil, deps),
    async changeMarks(request, caller) {
      await changeMarks(request, caller, deps);
    },
  };
}

/** Waits for the next poll; ends early when the stream is closed. */
function pause(clock: Clock, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cancel = clock.after(POLL_MS, resolve);
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise.finally(cancel);
}

type ClassWork = {
  readonly assignment: Assignment;
  readonly members: readonly ClassMember[];
  readonly attempts: readonly Attempt[];
  readonly answers: readonly AssignedAnswer[];
};

/** Creates the insights. Answers of pupils who have left the class are left out. */
function toInsights({ members, attempts, answers }: ClassWork): Insights {
  const names = new Map(members.map((member) => [member.learner, formatPupil(member)]));
  const answersOfMembers = answers.filter((answer) => names.has(answer.learner));
  const getName = (learner: string): string => names.get(learner) ?? '';
  return {
    misconceptions: findMisconceptions(answersOfMembers).map((found) => ({
      ...found,
      examples: found.examples.map((example) => ({ ...example, pupil: getName(example.learner) })),
    })),
    waiting: answersOfMembers
      .filter((answer) => countsAsMark(answer) && countWaiting(answer) > 0)
      .map((answer) => ({
        answerId: answer.id,
        learner: answer.learner,
        pupil: getName(answer.learner),
        questionId: answer.questionId,
        ...findPlace(answer, attempts),
        outcomeId: answer.outcomeId,
        part: answer.part,
        response: answer.response,
        waiting: countWaiting(answer),
      }))
      .sort(comparePlaces),
  };
}

/** Finds the number of the question in the attempt. */
function findPlace(
  { threadId, questionId }: AssignedAnswer,
  attempts: readonly Attempt[],
): Pick<WaitingAnswer, 'number' | 'section'> {
  const { slots = [] } = attempts.find(({ id }) => id === threadId) ?? {};
  const index = slots.findIndex((slot) => slot.questionId === questionId);
  return { number: numberSlots(slots)[index] ?? 0, section: slots[index]?.section ?? null };
}

/** Orders answers by question and part, so that a teacher marks the answers of all pupils to one question together. */
function comparePlaces(a: WaitingAnswer, b: WaitingAnswer): number {
  return (
    (a.section ?? '').localeCompare(b.section ?? '') ||
    a.number - b.number ||
    (a.part ?? '').localeCompare(b.part ?? '') ||
    a.pupil.localeCompare(b.pupil)
  );
}

async function readPupilScript(
  { assignment, members, attempts, answers }: ClassWork,
  { learner, attemptId }: { readonly learner: string; readonly attemptId?: string | undefined },
  deps: ClassDependencies,
): Promise<PupilScript> {
  const member = members.find((candidate) => candidate.learner === learner);
  if (member === undefined) throw new Fault('not-found', `There is no pupil ${learner} in this class.`);
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
    pupil: formatPupil(member),
    attempts: pupilAttempts.map(toAttemptFacts),
    attempt: attempt ? toAttemptFacts(attempt) : null,
    questions: attempt ? await readScript({ assignment, attempt }, deps, { withMarks: true }) : [],
  };
}
