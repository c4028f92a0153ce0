import type { PracticeMarking } from '../../../../src/domain/practice-marking.ts';
import type { QuestionPracticeState } from '../../../../src/domain/practice-state.ts';
import { learnClient, readThread, runThread, told } from '../learn-client.ts';
import type { LearnQuestion } from '../learn-question.ts';
import type { StartSearch } from '../learn-search.ts';

/** What the page reads of the state of its thread. */
export type PracticeValues = Omit<QuestionPracticeState, 'question'> & {
  readonly question?: LearnQuestion | null;
  readonly marking?: PracticeMarking | null;
  readonly similar_question?: LearnQuestion | null;
  readonly hint?: string | null;
  readonly messages?: readonly Message[];
};

type Message = {
  readonly tool_calls?: readonly { readonly name: string; readonly args: Record<string, unknown> }[];
};

export type PracticeMove =
  | { readonly user_answer: string; readonly tool_call_id: string }
  | { readonly hint: true; readonly tool_call_id: string }
  | { readonly continue: true; readonly tool_call_id: string; readonly try_similar?: true };

const GRAPH = 'question_practice';

/** The course and the outcome of a session are kept as labels of its thread, so that it is found again anywhere. */
function labelsOf({ subject, level, outcome }: StartSearch) {
  return { purpose: 'practice', subject, level, outcome: outcome ?? null };
}

/** A session; its state where opening it told it. */
export type OpenedPractice = { readonly threadId: string; readonly values?: PracticeValues };

/** The session of this course and outcome: the one that was begun, else a new one with its first question. */
export function openPractice(wanted: StartSearch): Promise<OpenedPractice> {
  return told(async () => {
    const labels = labelsOf(wanted);
    const [begun] = await learnClient.threads.search({
      metadata: labels,
      limit: 1,
      sortBy: 'updated_at',
      select: ['thread_id', 'status'],
    });
    // One that was cut off goes on where it stands; only one that was ended begins anew.
    if (begun !== undefined && begun.status !== 'idle') return { threadId: begun.thread_id };
    const { thread_id: id } = begun ?? (await learnClient.threads.create({ metadata: labels }));
    const input = { subject: wanted.subject, level: wanted.level, target_outcome: wanted.outcome ?? null };
    return { threadId: id, values: await runThread<PracticeValues>(GRAPH, id, { input }) };
  });
}

export function readPractice(threadId: string): Promise<PracticeValues> {
  return readThread<PracticeValues>(GRAPH, threadId);
}

export function movePractice(threadId: string, move: PracticeMove): Promise<PracticeValues> {
  return runThread<PracticeValues>(GRAPH, threadId, { command: { resume: move } });
}

/** The call that an answer to this question names, so that one sent twice is not taken for the next. */
export const askedCall = (question: LearnQuestion): string => `present_question_${question.id}`;
export const toldCall = (question: LearnQuestion): string => `feedback_${question.id}`;

/** The right answer as LaTeX text, once it may be told. */
export function keyOf({ messages }: PracticeValues): string | undefined {
  const calls = messages?.flatMap(({ tool_calls: made }) => made ?? []) ?? [];
  const answer = Object(calls.find(({ name }) => name === 'ShowFeedbackTool')?.args.answer);
  switch (answer.kind) {
    case 'choice':
      return answer.correct.join(', ').toUpperCase();
    case 'integer':
      return `$${answer.value}$`;
    case 'value':
      return `$${answer.tex}$`;
    default:
      return undefined;
  }
}
