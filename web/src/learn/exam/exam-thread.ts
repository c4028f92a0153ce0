import type {
  DeliveredExam,
  ExamResult,
  GapRemediation,
  MarkedAnswer,
} from '../../../../src/domain/exam-result.ts';
import type { ExamAssessmentState } from '../../../../src/domain/practice-state.ts';
import { ApiError, getJson } from '../../api/client.ts';
import type { Principal } from '../../api/schema.ts';
import { learnClient, readThread, runThread, withApiErrors } from '../learn-client.ts';
import type { CourseName } from '../learn-queries.ts';
import type { LearnQuestion } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { createAttemptId } from './attempt-id.ts';
import { toResponses } from './part-answers.ts';

/** The state of an exam thread, as far as the pages use it. */
export type ExamValues = Omit<ExamAssessmentState, 'questions' | 'exam_package' | 'marking'> & {
  readonly questions?: readonly LearnQuestion[];
  /** The paper; missing until the graph has created it. */
  readonly exam_package?: DeliveredExam | null;
  /** The marked answer to each question, by question id; set when the exam is handed in. */
  readonly marking?: Readonly<Record<string, MarkedAnswer>> | null;
  readonly exam_result?: ExamResult | null;
  /** What to learn for each gap. */
  readonly remediation?: readonly GapRemediation[] | null;
};

/** One exam attempt of the learner: a thread of the exam graph. */
export type Attempt = CourseName & {
  readonly thread_id: string;
  readonly number: number;
  readonly created_at: string;
  /** Read from the thread's metadata, which can be out of date. If the state contains `marking`, the exam is handed in. */
  readonly isHandedIn: boolean;
};

const GRAPH = 'exam_assessment';
const PURPOSE = { purpose: 'exam' };
const MAX_LISTED_ATTEMPTS = 100;

/** Lists the learner's exam attempts, newest first. */
export function listAttempts(course?: CourseName): Promise<Attempt[]> {
  return withApiErrors(async () => {
    const threads = await learnClient.threads.search({
      metadata: { ...PURPOSE, ...(course && { subject: course.subject, level: course.level }) },
      limit: MAX_LISTED_ATTEMPTS,
      select: ['thread_id', 'metadata', 'created_at'],
    });
    return threads.map(({ thread_id, metadata, created_at }) => {
      const { subject, level, number, handed_in } = Object(metadata);
      return {
        thread_id,
        created_at,
        subject: String(subject),
        level: String(level),
        number: Number(number),
        isHandedIn: handed_in === true,
      };
    });
  });
}

/**
 * Opens the unfinished exam of the course, or starts a new one; returns its thread id. A learner has at most one unfinished
 * exam per course.
 */
export async function openExam(course: CourseName): Promise<string> {
  const { id: learner } = await getJson<Principal>('/api/v1/principal');
  const earlierAttempts = await listAttempts(course);
  let usedQuestionIds: readonly string[] = [];
  // The id of an attempt is derived from its number. The loop skips finished attempts and stops at an unfinished or new one.
  for (let number = Math.max(1, ...earlierAttempts.map((attempt) => attempt.number)); ; number++) {
    const threadId = createAttemptId(learner, `${course.subject}, ${course.level}`, number);
    if (!(await createOrFindThread(threadId, { ...PURPOSE, ...pickCourseName(course), number }))) continue;
    const values = await readExam(threadId);
    if (values.marking) {
      usedQuestionIds = values.used_question_ids;
      continue;
    }
    if (!values.exam_package) {
      const input = { ...pickCourseName(course), exam_count: number - 1, used_question_ids: usedQuestionIds };
      await runThread(GRAPH, threadId, { input });
    }
    return threadId;
  }
}

const pickCourseName = ({ subject, level }: CourseName) => ({ subject, level });

/** Creates the thread, or finds the one that another window created. Returns false when it belongs to someone else. */
function createOrFindThread(threadId: string, metadata: Record<string, unknown>): Promise<boolean> {
  return withApiErrors(async () => {
    try {
      await learnClient.threads.create({ threadId, ifExists: 'do_nothing', metadata });
      return true;
    } catch {
      // The id is taken. A thread of someone else is reported as not found.
      return learnClient.threads.get(threadId).then(
        () => true,
        (thrown) => {
          if (Object(thrown).status === 404) return false;
          throw thrown;
        },
      );
    }
  });
}

export function readExam(threadId: string): Promise<ExamValues> {
  return readThread<ExamValues>(GRAPH, threadId);
}

const ANSWER_PREFIX = 'answer:';

/** The answers (see `part-answers.ts` for their ids) and flags that are stored in the metadata of the thread. */
export type SavedAnswers = {
  readonly answers: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
};

export function readSavedAnswers(threadId: string): Promise<SavedAnswers> {
  return withApiErrors(async () => {
    const [thread] = await learnClient.threads.search({ ids: [threadId], select: ['metadata'] });
    if (thread === undefined) throw new ApiError(404, learnStrings.exam.missingTitle);
    const metadata: Record<string, unknown> = Object(thread.metadata);
    const answers = Object.entries(metadata).flatMap(([name, value]) =>
      name.startsWith(ANSWER_PREFIX) ? [[name.slice(ANSWER_PREFIX.length), String(value)] as const] : [],
    );
    const { flags } = metadata;
    return { answers: Object.fromEntries(answers), flags: Array.isArray(flags) ? flags.map(String) : [] };
  });
}

/** Saves the answer to each part as its own metadata entry, so that two windows do not overwrite each other. */
export async function saveAnswers(
  threadId: string,
  answers: Readonly<Record<string, string>>,
  flags: readonly string[],
): Promise<{ readonly isHandedIn: boolean }> {
  const entries = Object.entries(answers).map(([id, answer]) => [ANSWER_PREFIX + id, answer] as const);
  const metadata = { ...Object.fromEntries(entries), flags };
  const thread = await withApiErrors(() => learnClient.threads.update(threadId, { metadata }));
  return { isHandedIn: Object(thread.metadata).handed_in === true };
}

/** A paper that is handed in. */
export type AnsweredPaper = { readonly examId: string; readonly questions: readonly LearnQuestion[] };

/**
 * Hands in the answers saved by any device plus the unsaved ones of this window. An exam that is already handed in stays
 * unchanged.
 */
export async function handInExam(
  threadId: string,
  { examId, questions }: AnsweredPaper,
  unsavedAnswers: Readonly<Record<string, string>>,
): Promise<ExamValues> {
  const { answers } = await readSavedAnswers(threadId);
  const responses = toResponses(questions, { ...answers, ...unsavedAnswers });
  const resume = { responses, tool_call_id: `deliver_exam_${examId}` };
  const values = await runThread<ExamValues>(GRAPH, threadId, { command: { resume } });
  // Notifies other open windows. If this fails, they show the marked paper when they are loaded again.
  if (values.marking) {
    await learnClient.threads.update(threadId, { metadata: { handed_in: true } }).catch(() => undefined);
  }
  return values;
}
