import type {
  DeliveredExam,
  ExamResult,
  GapRemediation,
  MarkedAnswer,
} from '../../../../src/domain/exam-result.ts';
import type { ExamAssessmentState } from '../../../../src/domain/practice-state.ts';
import { ApiError, getJson } from '../../api/client.ts';
import type { Principal } from '../../api/schema.ts';
import { learnClient, readThread, runThread, told } from '../learn-client.ts';
import type { CourseName } from '../learn-queries.ts';
import type { LearnQuestion } from '../learn-question.ts';
import { attemptIdOf } from './attempt-id.ts';

/** What the pages read of the state of an exam thread. */
export type ExamValues = Omit<ExamAssessmentState, 'questions' | 'exam_package' | 'marking'> & {
  readonly questions?: readonly LearnQuestion[];
  readonly exam_package?: DeliveredExam | null;
  readonly marking?: Readonly<Record<string, MarkedAnswer>> | null;
  readonly exam_result?: ExamResult | null;
  readonly remediation?: readonly GapRemediation[] | null;
};

export type Attempt = CourseName & {
  readonly thread_id: string;
  readonly number: number;
  readonly created_at: string;
  /** Known of most; the script itself tells for sure. */
  readonly isHandedIn: boolean;
};

const GRAPH = 'exam_assessment';
const PURPOSE = { purpose: 'exam' };
const MAX_ATTEMPTS = 100;

/** The papers that somebody has begun, newest first. */
export function listAttempts(course?: CourseName): Promise<Attempt[]> {
  return told(async () => {
    const threads = await learnClient.threads.search({
      metadata: { ...PURPOSE, ...(course && { subject: course.subject, level: course.level }) },
      limit: MAX_ATTEMPTS,
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

/** The open paper of the course, else a new one; there is never more than one that waits to be handed in. */
export async function openExam(course: CourseName): Promise<string> {
  const { id: learner } = await getJson<Principal>('/api/v1/principal');
  const begun = await listAttempts(course);
  let used: readonly string[] = [];
  for (let number = Math.max(1, ...begun.map((attempt) => attempt.number)); ; number++) {
    const threadId = attemptIdOf(learner, `${course.subject}, ${course.level}`, number);
    if (!(await claimThread(threadId, { ...PURPOSE, ...nameOf(course), number }))) continue;
    const values = await readExam(threadId);
    if (values.marking) {
      used = values.used_question_ids;
      continue;
    }
    if (!values.exam_package) {
      const input = { ...nameOf(course), exam_count: number - 1, used_question_ids: used };
      await runThread(GRAPH, threadId, { input });
    }
    return threadId;
  }
}

const nameOf = ({ subject, level }: CourseName) => ({ subject, level });

/** True when the thread is ours now, whoever of our windows made it. */
function claimThread(threadId: string, metadata: Record<string, unknown>): Promise<boolean> {
  return told(async () => {
    try {
      await learnClient.threads.create({ threadId, ifExists: 'do_nothing', metadata });
      return true;
    } catch {
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

const ANSWER = 'answer:';

/** What the server keeps of an attempt besides its paper: the answers so far and the flags. */
export type SavedAnswers = {
  readonly answers: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
};

export function readSaved(threadId: string): Promise<SavedAnswers> {
  return told(async () => {
    const [thread] = await learnClient.threads.search({ ids: [threadId], select: ['metadata'] });
    if (thread === undefined) throw new ApiError(404, 'There is no such paper.');
    const metadata: Record<string, unknown> = Object(thread.metadata);
    const answers = Object.entries(metadata).flatMap(([name, value]) =>
      name.startsWith(ANSWER) ? [[name.slice(ANSWER.length), String(value)] as const] : [],
    );
    const { flags } = metadata;
    return { answers: Object.fromEntries(answers), flags: Array.isArray(flags) ? flags.map(String) : [] };
  });
}

/** Each answer is an entry of its own, so that what two windows save is both kept. Says whether the script is in already. */
export async function saveAnswers(
  threadId: string,
  answers: Readonly<Record<string, string>>,
  flags: readonly string[],
): Promise<{ readonly isHandedIn: boolean }> {
  const entries = Object.entries(answers).map(([id, answer]) => [ANSWER + id, answer] as const);
  const metadata = { ...Object.fromEntries(entries), flags };
  const thread = await told(() => learnClient.threads.update(threadId, { metadata }));
  return { isHandedIn: Object(thread.metadata).handed_in === true };
}

/**
 * Hands in what was saved, by whatever device wrote it last, and what this window alone has; a script that is in already
 * stays as it is.
 */
export async function handInExam(
  threadId: string,
  examId: string,
  unsaved: Readonly<Record<string, string>>,
): Promise<ExamValues> {
  const { answers } = await readSaved(threadId);
  const resume = { responses: { ...answers, ...unsaved }, tool_call_id: `deliver_exam_${examId}` };
  const values = await runThread<ExamValues>(GRAPH, threadId, { command: { resume } });
  // Tells whoever still writes elsewhere; who missed it sees the script at the next visit.
  if (values.marking) {
    await learnClient.threads.update(threadId, { metadata: { handed_in: true } }).catch(() => undefined);
  }
  return values;
}
