import type { RecordedBullet } from '../../domain/answer-record.ts';
import type { Assignment, Attempt, WorkSlot } from '../../domain/assignment.ts';
import { serialiseResponse } from '../../domain/learner-response.ts';
import type { PracticeMarking } from '../../domain/practice-marking.ts';
import type { Question } from '../../domain/question.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';
import type { AssignedAnswer, MarkDecision } from '../../ports/assignment-answers.ts';
import type { PracticeService } from '../practice-service.ts';
import type { ClassDependencies } from './class-dependencies.ts';
import { markOne } from './mark-attempt.ts';

/** A change of marks by a teacher, with the marks before and after it. */
type MarkChange = MarkDecision & {
  readonly part: string | null;
  readonly marksBefore: number;
  readonly marksAfter: number;
  readonly marksAvailable: number;
  /** Whether marks waited for the teacher before, so that the answer was marked and not changed. */
  readonly isFirst: boolean;
};

/** The marks of one answer; all numbers come from the answer log. */
type ScriptMarks = {
  /** Steps and explanations, with the marks that count now. */
  readonly marking: PracticeMarking;
  /** The records that count now, one for each part. */
  readonly answers: readonly { readonly id: string; readonly part: string | null }[];
  /** Changes by a teacher, oldest first. */
  readonly changes: readonly MarkChange[];
};

/** One question of a script. */
export type ScriptQuestion = {
  /** From 1; in a paper of the SQA, from 1 in each section. */
  readonly number: number;
  readonly section: string | null;
  readonly outcomeId: string;
  /** With its scheme and answer only if the marks are shown. Null if the question is no longer stored. */
  readonly question: SqaQuestion | null;
  readonly isAnswered: boolean;
  readonly response: string | null;
  /** Null before the question is answered, and while results are not shown. */
  readonly marks: ScriptMarks | null;
};

type Work = { readonly assignment: Assignment; readonly attempt: Attempt };
type ScriptOptions = {
  readonly withMarks: boolean;
  /** If true, only the last question has all its fields: to mark all of them again after each answer would be slow. */
  readonly isBrief?: boolean;
};

/** Reads an attempt: its questions, answers and, if they may be shown, marks. */
export async function readScript(
  { assignment, attempt }: Work,
  deps: Pick<ClassDependencies, 'answers' | 'openPractice'>,
  { withMarks, isBrief = false }: ScriptOptions,
): Promise<ScriptQuestion[]> {
  const { practice } = await deps.openPractice();
  const records = await deps.answers.list(assignment.id, attempt.learner);
  const own = records.filter(({ threadId }) => threadId === attempt.id);
  const byQuestion = Map.groupBy(own, ({ questionId }) => questionId);
  const numbers = numberSlots(attempt.slots);
  return Promise.all(
    attempt.slots.map((slot, index) => {
      const place = { number: numbers[index] ?? 0, section: slot.section, outcomeId: slot.outcomeId };
      const given = {
        records: byQuestion.get(slot.questionId) ?? [],
        draft: attempt.drafts[slot.questionId],
      };
      if (isBrief && index < attempt.slots.length - 1)
        return {
          ...place,
          question: null,
          isAnswered: given.records.length > 0,
          response: null,
          marks: null,
        };
      return readQuestion({ slot, place, ...given }, practice, withMarks);
    }),
  );
}

/** Returns the printed numbers of questions: their own, or from 1 in each section. */
export function numberSlots(slots: readonly Pick<WorkSlot, 'section' | 'number'>[]): number[] {
  const last = new Map<string | null, number>();
  return slots.map(({ section, number: own }) => {
    const number = (last.get(section) ?? 0) + 1;
    last.set(section, number);
    return own ?? number;
  });
}

type ReadRequest = {
  readonly slot: WorkSlot;
  readonly place: Pick<ScriptQuestion, 'number' | 'section' | 'outcomeId'>;
  readonly records: readonly AssignedAnswer[];
  readonly draft: string | undefined;
};

async function readQuestion(
  { slot, place, records, draft }: ReadRequest,
  practice: PracticeService,
  withMarks: boolean,
): Promise<ScriptQuestion> {
  const question = await practice.find(slot.questionId);
  const isAnswered = records.length > 0;
  const hasMarks = withMarks && isAnswered;
  const response = isAnswered ? joinResponse(records) : (draft ?? null);
  const view =
    question && (hasMarks ? await practice.reveal(question) : (await practice.toLearnerViews([question]))[0]);
  return {
    ...place,
    question: view ? withPlace(view, place) : null,
    isAnswered,
    response,
    marks: hasMarks
      ? await readMarks(
          question,
          { records, response: response ?? '', isPaper: slot.section !== null },
          practice,
        )
      : null,
  };
}

/** Adds the position in the paper, as exam papers have it. */
function withPlace(view: SqaQuestion, { section, number }: ReadRequest['place']): SqaQuestion {
  return section === null ? view : { ...view, metadata: { ...view.metadata, section, number } };
}

/** Returns the response to a question from the records of its parts. One text for the whole question is stored with each part. */
function joinResponse(records: readonly AssignedAnswer[]): string {
  const current = records.filter(({ isCurrent }) => isCurrent);
  const [first] = current;
  if (current.every(({ response }) => response === first?.response)) return first?.response ?? '';
  return serialiseResponse(Object.fromEntries(current.map(({ part, response }) => [part ?? '', response])));
}

type MarkedResponse = {
  readonly records: readonly AssignedAnswer[];
  readonly response: string;
  /** In a paper, the steps show the right answers; in practice, the page shows the worked solution. */
  readonly isPaper: boolean;
};

async function readMarks(
  question: Question | undefined,
  { records, response, isPaper }: MarkedResponse,
  practice: PracticeService,
): Promise<ScriptMarks> {
  // A record with changed marks is the last of the log; the parts stay in the order of the scheme.
  const current = records
    .filter(({ isCurrent }) => isCurrent)
    .map(withoutBlankWaiting)
    .toSorted((a, b) => (a.bullets[0]?.n ?? 0) - (b.bullets[0]?.n ?? 0));
  const bullets = current.flatMap((record) => record.bullets);
  const options = { showsAnswers: isPaper };
  const texts = question && (await markOne(question, response, practice.mark, options)).marking;
  const blankParts = new Set(current.filter(isBlankRecord).map(({ part }) => part ?? undefined));
  const steps = texts?.steps.map((step) =>
    blankParts.has(step.part) ? { ...step, for_person: false } : step,
  );
  return {
    marking: toCountedMarking(texts && { ...texts, steps: steps ?? [] }, current, bullets),
    answers: current.map(({ id, part }) => ({ id, part })),
    changes: listChanges(records),
  };
}

const isBlankRecord = ({ response }: AssignedAnswer): boolean => response.trim() === '';

/** A blank answer does not wait for the teacher. */
function withoutBlankWaiting(record: AssignedAnswer): AssignedAnswer {
  if (!isBlankRecord(record)) return record;
  return { ...record, bullets: record.bullets.map((bullet) => ({ ...bullet, forPerson: false })) };
}

/** Puts the marks of the log into the steps, whose texts are computed again. */
function toCountedMarking(
  texts: PracticeMarking | undefined,
  current: readonly AssignedAnswer[],
  bullets: readonly RecordedBullet[],
): PracticeMarking {
  const byNumber = new Map(bullets.map((bullet) => [bullet.n, bullet]));
  const sum = (records: readonly AssignedAnswer[], name: 'marksAwarded' | 'marksAvailable'): number =>
    records.reduce((total, record) => total + record[name], 0);
  return {
    marks_awarded: sum(current, 'marksAwarded'),
    marks_available: sum(current, 'marksAvailable'),
    marks_by_person: countForPerson(bullets),
    ...(texts?.parts && {
      parts: texts.parts.map((part) => {
        const record = current.filter((candidate) => candidate.part === part.path);
        const [awarded, available] = [sum(record, 'marksAwarded'), sum(record, 'marksAvailable')];
        const waiting = countForPerson(record.flatMap((entry) => entry.bullets));
        return { ...part, marks_awarded: awarded, correct: awarded === available, marks_by_person: waiting };
      }),
    }),
    steps: (texts?.steps ?? []).map((step) => {
      const bullet = byNumber.get(step.n);
      if (bullet === undefined) return step;
      const { awarded, via, forPerson } = bullet;
      const marked = { ...step, marks_awarded: awarded, via, for_person: forPerson };
      // The computed explanation does not fit marks that the teacher decided.
      const isDecided = awarded !== step.marks_awarded || (step.for_person && !forPerson);
      return isDecided ? { ...marked, matched_line: null, rule: getTeacherRule(awarded) } : marked;
    }),
    mistakes: texts?.mistakes ?? [],
    final_answer: texts?.final_answer ?? null,
    undecided: bullets.filter(({ forPerson }) => forPerson).map(({ n }) => n),
  };
}

function getTeacherRule(awarded: number): string {
  return awarded > 0 ? 'The teacher gave this mark.' : 'The teacher decided that this mark is not earned.';
}

function countForPerson(bullets: readonly RecordedBullet[]): number {
  return bullets.reduce(
    (sum, { forPerson, available, awarded }) => sum + (forPerson ? available - awarded : 0),
    0,
  );
}

function listChanges(records: readonly AssignedAnswer[]): MarkChange[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return records.flatMap(({ decision, supersedes, part, marksAwarded, marksAvailable }) => {
    const before = byId.get(supersedes ?? '');
    if (decision === null || before === undefined) return [];
    const isFirst = before.bullets.some(({ forPerson }) => forPerson);
    return [
      {
        ...decision,
        part,
        marksBefore: before.marksAwarded,
        marksAfter: marksAwarded,
        marksAvailable,
        isFirst,
      },
    ];
  });
}
