import {
  type Allowance,
  type Assignment,
  type AttemptFacts,
  areResultsShown,
  getDueAt,
  getPaperMinutes,
  type ResultsPolicy,
  sumMarks,
  toAttemptFacts,
  type WorkSlot,
} from '../../domain/assignment.ts';
import { getQuestionNumber, type PaperSection } from '../../domain/exam-paper.ts';
import { Fault } from '../../domain/fault.ts';
import type { Principal } from '../../domain/principal.ts';
import type { SchoolClass } from '../../domain/school-class.ts';
import type { AssignmentChanges } from '../../ports/assignment-store.ts';
import { addLabels, getPaperOutcome, toPaperCourse } from '../papers/to-paper-course.ts';
import type { PracticeService } from '../practice-service.ts';
import type { ClassDependencies } from './class-dependencies.ts';
import { getTaughtAssignment, getTaughtClass } from './find-own-work.ts';

/** The work of a new assignment: practice on outcomes, or a mock paper of the course. */
type NewWork =
  | {
      readonly kind: 'practice';
      readonly outcomeIds: readonly string[];
      readonly questionCount: number;
      readonly untilSecure: boolean;
    }
  /** With a paper id: a version of this paper from the bank instead of a new mock paper. */
  | { readonly kind: 'paper'; readonly paperId?: string | undefined; readonly version?: string | undefined };

type NewAssignment = {
  readonly title: string;
  readonly subject: string;
  readonly level: string;
  readonly work: NewWork;
  readonly dueAt: string | null;
  readonly maxAttempts: number;
  readonly results: ResultsPolicy;
};

/** An assignment as its pupil sees it in a list. */
type PupilAssignment = Pick<Assignment, 'id' | 'title' | 'subject' | 'level' | 'maxAttempts'> & {
  readonly className: string;
  readonly kind: Assignment['work']['kind'];
  readonly questionCount: number;
  readonly untilSecure: boolean;
  /** The pupil's time for a paper, with extra time; null in practice. */
  readonly minutes: number | null;
  /** The marks of a paper; null in practice, where they depend on the questions. */
  readonly totalMarks: number | null;
  readonly dueAt: string | null;
  readonly isOverdue: boolean;
  readonly resultsShown: boolean;
  /** Oldest first. */
  readonly attempts: readonly AttemptFacts[];
};

/** In place of the id of a class: the caller's open class, whose assignments are for everyone in the institution. */
const EVERYONE = 'everyone';

/** What teachers do with assignments, and the list that pupils see. */
export type AssignmentService = {
  create(classId: string, assignment: NewAssignment, caller: Principal): Promise<Assignment>;
  /** Lists the assignments of a class, newest first. */
  list(classId: string, caller: Principal): Promise<Assignment[]>;
  read(id: string, caller: Principal): Promise<Assignment & { readonly allowances: readonly Allowance[] }>;
  change(
    id: string,
    changes: Omit<AssignmentChanges, 'releasedAt'> & { readonly isReleased?: boolean | undefined },
    caller: Principal,
  ): Promise<Assignment>;
  remove(id: string, caller: Principal): Promise<void>;
  /** Gives one pupil a later due date or extra time. */
  allow(id: string, allowance: Allowance, caller: Principal): Promise<void>;
  /** Lists what is assigned to the caller, the next due date first. */
  listOwn(learner: string): Promise<PupilAssignment[]>;
};

export function createAssignmentService(deps: ClassDependencies): AssignmentService {
  const { assignments, classes } = deps;
  return {
    async create(target, { work, subject, level, ...rest }, caller) {
      const { id: classId } = await findTarget(target, caller, deps);
      const { practice } = await deps.openPractice();
      const bankWork = work.kind === 'paper' ? await createBankWork(work, practice, deps) : undefined;
      const course = bankWork?.course ?? practice.getCourse({ subject, level });
      const assignment: Assignment = {
        ...rest,
        id: deps.newId(),
        classId,
        subject: course.subject,
        level: course.level,
        work:
          bankWork ??
          (work.kind === 'paper' ? await createPaper(course, practice) : checkOutcomes(work, course)),
        releasedAt: null,
        createdAt: deps.now().toISOString(),
      };
      await assignments.create(assignment);
      return assignment;
    },
    async list(classId, caller) {
      await getTaughtClass(classId, caller, deps);
      return assignments.list([classId]);
    },
    async read(id, caller) {
      const assignment = await getTaughtAssignment(id, caller, deps);
      return { ...assignment, allowances: await assignments.listAllowances([id]) };
    },
    async change(id, { isReleased, ...changes }, caller) {
      const assignment = await getTaughtAssignment(id, caller, deps);
      const releasedAt = isReleased ? (assignment.releasedAt ?? deps.now().toISOString()) : null;
      const allChanges = { ...changes, ...(isReleased !== undefined && { releasedAt }) };
      await assignments.change(id, allChanges);
      return { ...assignment, ...withoutUndefined(allChanges) };
    },
    async remove(id, caller) {
      await getTaughtAssignment(id, caller, deps);
      await assignments.remove(id);
    },
    async allow(id, allowance, caller) {
      const { classId } = await getTaughtAssignment(id, caller, deps);
      if (!(await classes.hasMember(classId, allowance.learner)))
        throw new Fault('not-found', `There is no pupil ${allowance.learner} in this class.`);
      await assignments.putAllowance(id, allowance);
    },
    listOwn: (learner) => listOwn(learner, deps),
  };
}

/** Returns the class that gets an assignment. The open class of a teacher is created at its first assignment. */
async function findTarget(
  classId: string,
  caller: Principal,
  deps: ClassDependencies,
): Promise<Pick<SchoolClass, 'id'>> {
  if (classId !== EVERYONE) return getTaughtClass(classId, caller, deps);
  const open = (await deps.classes.list({ teacher: caller.id })).find(({ isOpen }) => isOpen);
  if (open !== undefined) return open;
  const created = {
    ...{ id: deps.newId(), name: 'Everyone', teacher: caller.id, isOpen: true },
    ...{ createdAt: deps.now().toISOString(), joinCode: null },
  };
  await deps.classes.create(created);
  return created;
}

type Course = ReturnType<PracticeService['getCourse']>;

/** Sets a version of a paper from the bank; undefined if no paper is named. */
async function createBankWork(
  { paperId, version: label = 'A' }: Extract<NewWork, { kind: 'paper' }>,
  practice: PracticeService,
  { getPaper }: ClassDependencies,
): Promise<Extract<Assignment['work'], { kind: 'paper' }> | undefined> {
  if (paperId === undefined) return undefined;
  const paper = await getPaper(paperId);
  const version = paper.versions.find((each) => each.label === label);
  if (version === undefined) throw new Fault('invalid-input', `Paper ${paperId} has no version ${label}.`);
  const course = toPaperCourse(paper, version);
  await practice.save(
    version.sections.flatMap(({ questions }) => questions.map((question) => addLabels(question, course))),
  );
  const slots = version.sections.flatMap(({ section, questions, firstNumber }) =>
    questions.map((question, index): WorkSlot => {
      const { id: questionId, marks = 0 } = question;
      const place = { section, ...numberSlot({ firstNumber }, index) };
      return { questionId, outcomeId: getPaperOutcome(question), marks, presentedAt: null, ...place };
    }),
  );
  return { kind: 'paper', minutes: paper.plan.minutes, slots, course };
}

/** Returns the number of a question whose paper counts through all sections. */
function numberSlot(
  { firstNumber }: Pick<PaperSection, 'firstNumber'>,
  index: number,
): Pick<WorkSlot, 'number'> {
  return firstNumber === undefined ? {} : { number: getQuestionNumber({ firstNumber }, index) };
}

/** Assembles the paper once, so that all pupils get the same questions. */
async function createPaper(course: Course, practice: PracticeService): Promise<Assignment['work']> {
  const paper = await practice.assemblePaper(course, { isForClass: true });
  await practice.save(paper.sections.flatMap(({ questions }) => questions));
  const slots = paper.sections.flatMap(({ section, questions, firstNumber }) =>
    questions.map(
      ({ id: questionId, outcomeId = '', marks = 0 }, index): WorkSlot => ({
        ...{ questionId, outcomeId, section, marks, presentedAt: null },
        ...numberSlot({ firstNumber }, index),
      }),
    ),
  );
  return { kind: 'paper', minutes: paper.minutes, slots };
}

function checkOutcomes(work: Extract<NewWork, { kind: 'practice' }>, course: Course): Assignment['work'] {
  const { outcomes } = course;
  const unknown = work.outcomeIds.filter((id) => !outcomes.some((outcome) => outcome.id === id));
  if (unknown.length > 0)
    throw new Fault(
      'invalid-input',
      `${course.subject} ${course.level} has no outcome ${unknown.join(', ')}.`,
      {
        advice: `Its outcomes:\n${outcomes.map(({ id, label }) => `  ${id}  ${label}`).join('\n')}`,
      },
    );
  return { ...work, outcomeIds: [...new Set(work.outcomeIds)] };
}

function withoutUndefined<T extends object>(value: T): { [Key in keyof T]: Exclude<T[Key], undefined> };
function withoutUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}

async function listOwn(learner: string, deps: ClassDependencies): Promise<PupilAssignment[]> {
  const { assignments, classes } = deps;
  const ownClasses = await classes.list({ learner });
  const names = new Map(ownClasses.map(({ id, name }) => [id, name]));
  const listed = await assignments.list(ownClasses.map(({ id }) => id));
  const ids = listed.map(({ id }) => id);
  const [allowances, attempts] = [
    await assignments.listAllowances(ids),
    await assignments.listAttempts({ assignmentIds: ids, learner }),
  ];
  const now = deps.now();
  const views = listed.map((assignment): PupilAssignment => {
    const { id, title, subject, level, maxAttempts, work, classId } = assignment;
    const assignmentAllowances = allowances.filter(({ assignmentId }) => assignmentId === id);
    const allowance = assignmentAllowances.find((candidate) => candidate.learner === learner);
    const dueAt = getDueAt(assignment, allowance);
    return {
      ...{ id, title, subject, level, maxAttempts, dueAt },
      className: names.get(classId) ?? '',
      kind: work.kind,
      questionCount: work.kind === 'paper' ? work.slots.length : work.questionCount,
      untilSecure: work.kind === 'practice' && work.untilSecure,
      minutes: work.kind === 'paper' ? getPaperMinutes(work, allowance) : null,
      totalMarks: work.kind === 'paper' ? sumMarks(work) : null,
      isOverdue: dueAt !== null && Date.parse(dueAt) < now.getTime(),
      resultsShown: areResultsShown(assignment, assignmentAllowances, now),
      attempts: attempts.filter(({ assignmentId }) => assignmentId === id).map(toAttemptFacts),
    };
  });
  return views.sort((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9'));
}
