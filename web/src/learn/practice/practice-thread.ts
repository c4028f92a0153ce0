import type { PersonMarking, PracticeMarking } from '../../../../src/domain/practice-marking.ts';
import type { QuestionPracticeState, ShownHint } from '../../../../src/domain/practice-state.ts';
import type { Answer, SolutionStep } from '../../../../src/domain/question-content.ts';
import type { SqaPart } from '../../../../src/domain/sqa.ts';
import { learnClient, readThread, runThread, withApiErrors } from '../learn-client.ts';
import type { LearnQuestion } from '../learn-question.ts';
import type { LearnSearch } from '../learn-search.ts';

/** The state of a practice thread, as far as the page uses it. */
export type PracticeValues = Omit<QuestionPracticeState, 'question'> & {
  readonly question?: LearnQuestion | null;
  readonly marking?: PracticeMarking | null;
  readonly self_marking?: PersonMarking | null;
  readonly proposed_marking?: PersonMarking | null;
  readonly similar_question?: LearnQuestion | null;
  readonly hint?: string | null;
  /** The path of the part that the hint is for; null for the whole question. */
  readonly hint_part?: string | null;
  /** All hints to this question so far, in order. */
  readonly hints?: readonly ShownHint[] | null;
  readonly messages?: readonly Message[];
};

type Message = {
  readonly tool_calls?: readonly { readonly name: string; readonly args: Record<string, unknown> }[];
};

/** What the learner does next: answer, request a hint or another question, mark an answer, or continue. Sent to the practice graph. */
export type PracticeAction =
  | { readonly user_answer: string | Record<string, string>; readonly tool_call_id: string }
  | { readonly hint: true; readonly part?: string; readonly tool_call_id: string }
  | { readonly something_else: true; readonly tool_call_id: string }
  | { readonly self_marks: Readonly<Record<string, boolean>>; readonly tool_call_id: string }
  | ({ readonly continue: true; readonly tool_call_id: string } & FollowUp);

/** Which question comes after a marked answer; the server chooses one if neither is set. */
export type FollowUp = { readonly try_similar?: true; readonly try_harder?: true };

const GRAPH = 'question_practice';

/** The metadata that identifies the session of a course and topic, so that it can be found from any device. */
function getThreadMetadata({ subject, level, outcome }: LearnSearch) {
  return { purpose: 'practice', subject, level, outcome: outcome ?? null };
}

type OpenedPractice = { readonly threadId: string; readonly values: PracticeValues };

/** Opens the learner's session of a course and topic, or starts one with its first question. */
export function openPractice(start: LearnSearch): Promise<OpenedPractice> {
  return withApiErrors(async () => {
    const metadata = getThreadMetadata(start);
    const [existing] = await learnClient.threads.search({
      metadata,
      limit: 1,
      sortBy: 'updated_at',
      select: ['thread_id', 'status'],
    });
    // A session that waits for the learner (status `interrupted`) continues; a finished one (`idle`) starts again.
    if (existing !== undefined && existing.status !== 'idle')
      return { threadId: existing.thread_id, values: await readPractice(existing.thread_id) };
    const { thread_id: id } = existing ?? (await learnClient.threads.create({ metadata }));
    const input = { subject: start.subject, level: start.level, target_outcome: start.outcome ?? null };
    return { threadId: id, values: await runThread<PracticeValues>(GRAPH, id, { input }) };
  });
}

/** Continues with the next question if the shown one is marked, unless the learner still has to mark some of it. */
export async function leaveMarkedQuestion({ threadId, values }: OpenedPractice): Promise<PracticeValues> {
  const { question, result, marking, self_marking: selfMarking } = values;
  const hasAllMarks = (marking?.marks_by_person ?? 0) === 0 || !!selfMarking;
  if (typeof result !== 'string' || !question || !hasAllMarks) return values;
  return sendPracticeAction(threadId, { continue: true, tool_call_id: getFeedbackCallId(question) });
}

export function readPractice(threadId: string): Promise<PracticeValues> {
  return readThread<PracticeValues>(GRAPH, threadId);
}

export function sendPracticeAction(threadId: string, action: PracticeAction): Promise<PracticeValues> {
  return runThread<PracticeValues>(GRAPH, threadId, { command: { resume: action } });
}

/**
 * Returns the tool call id that an answer refers to. Because of this id, an answer that is sent twice is not used for the
 * next question.
 */
export const getQuestionCallId = (question: LearnQuestion): string => `present_question_${question.id}`;
export const getFeedbackCallId = (question: LearnQuestion): string => `feedback_${question.id}`;

/** Returns the correct answer; undefined until the question has been marked. */
export function findCorrectAnswer(values: PracticeValues): Answer | undefined {
  return findFeedback(values).answer ?? undefined;
}

/** Returns the correct answers of the parts by path; empty until the question has been marked. */
export function findPartAnswers(values: PracticeValues): ReadonlyMap<string, Answer> {
  const { parts } = findFeedback(values);
  return new Map(parts?.flatMap(({ path, answer }) => (answer === undefined ? [] : [[path, answer]])));
}

/** What the server reveals after marking. */
type Feedback = {
  readonly answer?: Answer | null;
  readonly solution?: readonly SolutionStep[] | null;
  /** The options again, now with the reason why each wrong option is wrong. */
  readonly options?: SqaPart['options'] | null;
  readonly parts?: readonly SqaPart[] | null;
};

/** Returns what the server has revealed about the question; empty until it has been marked. */
export function findFeedback({ messages }: PracticeValues): Feedback {
  const calls = messages?.flatMap(({ tool_calls: toolCalls }) => toolCalls ?? []) ?? [];
  return calls.find(({ name }) => name === 'ShowFeedbackTool')?.args ?? {};
}
