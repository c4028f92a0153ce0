import { type Attempt, areResultsShown, getPaperMinutes } from '../../domain/assignment.ts';
import type { DeliveredExam } from '../../domain/exam-result.ts';
import { Fault } from '../../domain/fault.ts';
import { chooseNextOutcome, type NextStep } from './choose-next-outcome.ts';
import type { ClassDependencies } from './class-dependencies.ts';
import { closeIfOver, finishAttempt, getPaperEnd, isPaperOver, markPaper } from './close-paper.ts';
import { getAssignedWork, getOwnAttempt, isOverdue, type PupilWork } from './find-own-work.ts';
import { describePaper, recordPracticeAnswer } from './mark-attempt.ts';
import { readScript, type ScriptQuestion } from './read-script.ts';

const MINUTE_MS = 60_000;
/** The maximum number of characters in all answers to a paper, which are marked together. */
const MAX_SCRIPT_LENGTH = 150_000;

/** An attempt as its pupil sees it. */
export type OwnAttempt = Pick<PupilWork, 'assignment'> & {
  readonly attempt: Attempt;
  /** When answers to a paper end for this pupil; null in practice. */
  readonly endsAt: string | null;
  /** `come_back` if the next question comes another day; `closed` after the due date. */
  readonly state: NextStep['kind'] | 'closed';
  readonly resultsShown: boolean;
  /** The sections and instructions of a paper; null in practice. */
  readonly paper: DeliveredExam | null;
  /** During practice, only the last question has all its fields. */
  readonly questions: readonly ScriptQuestion[];
};

type OwnWork = Awaited<ReturnType<typeof getOwnAttempt>>;

/** What pupils do with their assignments. */
export type AttemptService = {
  /** Continues the open attempt at an assignment, or starts a new one. */
  open(assignmentId: string, learner: string): Promise<OwnAttempt>;
  read(attemptId: string, learner: string): Promise<OwnAttempt>;
  /** Adds the next question of practice, after the last one was answered. */
  next(attemptId: string, learner: string): Promise<OwnAttempt>;
  /** Marks an answer in practice. The first answer to a question counts. */
  answer(
    attemptId: string,
    answer: { readonly questionId: string; readonly response: string },
    learner: string,
  ): Promise<OwnAttempt>;
  /** Stores the answers to a paper until it is handed in. */
  saveDrafts(attemptId: string, drafts: Readonly<Record<string, string>>, learner: string): Promise<void>;
  /** Hands in a paper: these answers and those that were kept before. The first hand-in counts. */
  handIn(attemptId: string, drafts: Readonly<Record<string, string>>, learner: string): Promise<OwnAttempt>;
};

export function createAttemptService(deps: ClassDependencies): AttemptService {
  const { assignments } = deps;
  const load = (id: string, learner: string): Promise<OwnWork> => getOwnAttempt(id, learner, deps);
  const view = (work: OwnWork): Promise<OwnAttempt> => viewAttempt(work, deps);

  return {
    async open(assignmentId, learner) {
      const work = await getAssignedWork(assignmentId, learner, deps);
      const attempt =
        (await findOpenAttempt(work, learner, deps)) ?? (await startAttempt(work, learner, deps));
      return view({ ...work, attempt: await addQuestion({ ...work, attempt }, deps) });
    },
    async read(id, learner) {
      const work = await load(id, learner);
      return view({ ...work, attempt: await closeIfOver(work, deps) });
    },
    async next(id, learner) {
      const work = await load(id, learner);
      requireTime(work, deps);
      return view({ ...work, attempt: await addQuestion(work, deps) });
    },
    async answer(id, answer, learner) {
      const work = await load(id, learner);
      const { attempt, assignment } = work;
      if (assignment.work.kind === 'paper')
        throw new Fault('conflict', 'The answers to a paper are handed in together.');
      if (!attempt.slots.some(({ questionId }) => questionId === answer.questionId))
        throw new Fault('not-found', 'This question is not part of the attempt.');
      requireTime(work, deps);
      const { practice } = await deps.openPractice();
      await recordPracticeAnswer(work, answer, practice);
      return view({ ...work, attempt: await finishIfDone(work, deps) });
    },
    async saveDrafts(id, drafts, learner) {
      const work = await load(id, learner);
      requirePaperTime(work, deps);
      await assignments.saveDrafts(id, pickPaperAnswers(work.attempt, drafts));
    },
    async handIn(id, drafts, learner) {
      const work = await load(id, learner);
      if (work.assignment.work.kind !== 'paper')
        throw new Fault('conflict', 'This assignment is marked question by question.');
      if (work.attempt.finishedAt !== null) return view(work);
      const inTime = !isPaperOver(work, deps.now());
      if (inTime) await assignments.saveDrafts(id, pickPaperAnswers(work.attempt, drafts));
      const saved = await load(id, learner);
      return view({ ...saved, attempt: await markPaper(saved, deps) });
    },
  };
}

/**
 * Finds the attempt to show: one that the pupil has not finished or, if they may not start another, the last one. A paper
 * whose time is over is handed in first.
 */
async function findOpenAttempt(
  work: PupilWork,
  learner: string,
  deps: ClassDependencies,
): Promise<Attempt | undefined> {
  const attempts = await deps.assignments.listAttempts({ assignmentIds: [work.assignment.id], learner });
  const last = attempts.at(-1);
  const current = last && (await closeIfOver({ ...work, attempt: last }, deps));
  const isUsedUp = attempts.length >= work.assignment.maxAttempts || isOverdue(work, deps.now());
  return current?.finishedAt === null || isUsedUp ? current : undefined;
}

async function startAttempt(work: PupilWork, learner: string, deps: ClassDependencies): Promise<Attempt> {
  const { assignment, allowance } = work;
  if (isOverdue(work, deps.now())) throw createOverdueFault();
  const earlierAttempts = await deps.assignments.listAttempts({ assignmentIds: [assignment.id], learner });
  const now = deps.now();
  // The pupils of an open class are those who have started an assignment.
  const membership = { institution: deps.institution, classId: assignment.classId, learner };
  await deps.codes.addMember(membership, now.toISOString());
  const paper = assignment.work.kind === 'paper' ? assignment.work : undefined;
  const end = paper && new Date(now.getTime() + getPaperMinutes(paper, allowance) * MINUTE_MS);
  return deps.assignments.startAttempt({
    id: deps.newId(),
    assignmentId: assignment.id,
    learner,
    number: earlierAttempts.length + 1,
    startedAt: now.toISOString(),
    endsAt: end?.toISOString() ?? null,
    finishedAt: null,
    slots: paper?.slots ?? [],
    drafts: {},
  });
}

/** Adds a question to practice if all questions so far are answered. */
async function addQuestion(work: OwnWork, deps: ClassDependencies): Promise<Attempt> {
  const { assignment, attempt } = work;
  if (assignment.work.kind === 'paper' || attempt.finishedAt !== null) return attempt;
  const last = attempt.slots.at(-1);
  if (last !== undefined && !(await listAnsweredIds(work, deps)).has(last.questionId)) return attempt;
  const { practice } = await deps.openPractice();
  const next = await chooseNextOutcome(work, practice);
  if (next.kind !== 'question') return finishIfDone(work, deps);
  const { subject, level } = assignment;
  const attempts = await deps.assignments.listAttempts({
    assignmentIds: [assignment.id],
    learner: attempt.learner,
  });
  const usedIds = attempts.flatMap(({ slots }) => slots.map(({ questionId }) => questionId));
  const request = { subject, level, usedIds, outcomeId: next.outcomeId };
  const { id, learner } = attempt;
  const question = await deps.fetchQuestion({ ...request, attemptId: id, learner });
  await deps.assignments.addSlot(id, attempt.slots.length, {
    ...{ questionId: question.id, marks: question.marks, outcomeId: next.outcomeId, section: null },
    presentedAt: deps.now().toISOString(),
  });
  return (await deps.assignments.findAttempt(id)) ?? attempt;
}

async function listAnsweredIds(
  { assignment, attempt }: OwnWork,
  { answers }: ClassDependencies,
): Promise<Set<string>> {
  const records = await answers.list(assignment.id, attempt.learner);
  return new Set(
    records.filter(({ threadId }) => threadId === attempt.id).map(({ questionId }) => questionId),
  );
}

/** Ends practice when all its questions are answered. */
async function finishIfDone(work: OwnWork, deps: ClassDependencies): Promise<Attempt> {
  const { attempt } = work;
  const { practice } = await deps.openPractice();
  const isDone = (await chooseNextOutcome(work, practice)).kind === 'finished';
  const answered = isDone && (await listAnsweredIds(work, deps));
  if (!answered || !attempt.slots.every(({ questionId }) => answered.has(questionId))) return attempt;
  return finishAttempt(attempt, deps);
}

function requireTime(work: OwnWork, { now }: ClassDependencies): void {
  if (isOverdue(work, now())) throw createOverdueFault();
}

function requirePaperTime(work: OwnWork, deps: ClassDependencies): void {
  if (isPaperOver(work, deps.now())) throw new Fault('conflict', 'The time of this paper is over.');
}

function createOverdueFault(): Fault {
  return new Fault('conflict', 'The due date of this assignment has passed.', {
    advice: 'Ask your teacher for an extension.',
  });
}

/** Returns the answers to questions of the paper. Throws if they are too long together with those saved before. */
function pickPaperAnswers(
  { slots, drafts: saved }: Attempt,
  drafts: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = new Set(slots.map(({ questionId }) => questionId));
  const kept = Object.fromEntries(Object.entries(drafts).filter(([id]) => known.has(id)));
  if (Object.values({ ...saved, ...kept }).join('').length > MAX_SCRIPT_LENGTH)
    throw new Fault('invalid-input', 'The answers to this paper are too long together.');
  return kept;
}

async function viewAttempt(work: OwnWork, deps: ClassDependencies): Promise<OwnAttempt> {
  const { assignment, attempt, allowances } = work;
  const resultsShown =
    areResultsShown(assignment, allowances, deps.now()) &&
    (assignment.work.kind === 'practice' || attempt.finishedAt !== null);
  const isUnderWay =
    assignment.work.kind === 'practice' && attempt.finishedAt === null && !isOverdue(work, deps.now());
  const questions = await readScript(work, deps, { withMarks: resultsShown, isBrief: isUnderWay });
  const state = await findState(work, questions, deps);
  return {
    assignment,
    attempt,
    endsAt: getPaperEnd(work),
    resultsShown,
    questions,
    state,
    paper: await describePaper(work, (await deps.openPractice()).practice),
  };
}

async function findState(
  work: OwnWork,
  questions: readonly ScriptQuestion[],
  deps: ClassDependencies,
): Promise<OwnAttempt['state']> {
  const { attempt, assignment } = work;
  if (attempt.finishedAt !== null) return 'finished';
  if (isOverdue(work, deps.now())) return 'closed';
  if (assignment.work.kind === 'paper' || questions.some(({ isAnswered }) => !isAnswered)) return 'question';
  const { practice } = await deps.openPractice();
  return (await chooseNextOutcome(work, practice)).kind;
}
