import { z } from 'zod';
import type { LearnerResponse } from '../../../src/domain/learner-response.ts';
import type { ServedQuestionStore } from '../../../src/ports/served-question-store.ts';
import { writeWholeAnswer } from '../../../src/practice/graphs/practice-server.fixture.ts';
import type { PostJson } from './post-json.ts';

/** The fields of a practice state that the load generator reads. */
const Values = z.looseObject({
  question: z.looseObject({ id: z.string() }),
  result: z.string().nullish(),
  total_questions: z.number(),
});
type Values = z.infer<typeof Values>;

const GRAPH = 'question_practice';

/** The durations of the two requests of one answer, in milliseconds: marking, and fetching the next question. */
export type AnswerTimes = { readonly marked: number; readonly next: number };

/** One answer of a learner. */
export type GivenAnswer = {
  readonly times: AnswerTimes;
  readonly questionId: string;
  readonly response: LearnerResponse;
  readonly isCorrect: boolean;
};

export type LearnerSession = {
  readonly threadId: string;
  /** Answers the current question, rightly or wrongly, and requests the next one. */
  answer(isRight: boolean): Promise<GivenAnswer>;
};

type SessionOptions = {
  readonly post: PostJson;
  readonly servedQuestions: ServedQuestionStore;
  readonly course: { readonly subject: string; readonly level: string };
};

/** Starts a practice session on its own thread, up to its first question. */
export async function startLearnerSession(options: SessionOptions): Promise<LearnerSession> {
  const { post, servedQuestions, course } = options;
  const { thread_id: threadId } = z
    .object({ thread_id: z.string() })
    .loose()
    .parse(await post('/threads', {}));
  const path = `/threads/${threadId}/runs/wait`;
  const run = async (input: object): Promise<Values> =>
    Values.parse(await post(path, { assistant_id: GRAPH, ...input }));
  let values = await run({ input: course });

  async function resume(response: unknown): Promise<number> {
    const begin = performance.now();
    values = await run({ command: { resume: response } });
    return performance.now() - begin;
  }

  return {
    threadId,
    async answer(isRight) {
      const count = values.total_questions;
      const question = isRight ? await servedQuestions.find(values.question.id) : undefined;
      const response = question === undefined ? '999' : writeWholeAnswer(question);
      const { id: questionId } = values.question;
      const marked = await resume({ user_answer: response });
      if (!values.result || values.total_questions !== count + 1)
        throw new Error('the answer was not marked');
      const isCorrect = values.result === 'correct';
      const next = await resume({ continue: true });
      if (values.result) throw new Error('no next question came');
      return { times: { marked, next }, questionId, response, isCorrect };
    },
  };
}
