import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import { startClassServer } from '../scripts/prove/class-load/class-server.ts';
import { createPostJson } from '../scripts/prove/class-load/post-json.ts';
import { answerWithoutPauses, startSessions } from '../scripts/prove/class-load/run-class.ts';
import { createAnswerLog } from '../src/adapters/database/answers/answer-log.ts';
import { LearnerResponse, parseResponse } from '../src/domain/learner-response.ts';
import type { Question } from '../src/domain/question.ts';
import { markQuestion } from '../src/marking/mark-question.ts';
import { processorTime } from './processor-time.ts';

const LEARNERS = 5;
const WARM_UP_ANSWERS = 10;
const ANSWERS_EACH = 40;

type Answer = { readonly question: Question; readonly response: string };

/** Compares practice over HTTP with marking the same answers behind a bare route, which stores nothing and fetches no next question. */
export const bench = {
  name: 'practice',
  run: async (): Promise<string> => {
    const server = await startClassServer(LEARNERS);
    try {
      const sessions = await startSessions(server);
      await answerWithoutPauses(server, sessions, WARM_UP_ANSWERS);
      const { serverMs: oursMs } = await answerWithoutPauses(server, sessions, ANSWERS_EACH);
      const log = createAnswerLog(server.database);
      const answers: Answer[] = [];
      for (let n = 1; n <= LEARNERS; n++) {
        for (const { questionId, response, part } of await log.listByLearner(`learner-${n}`)) {
          const question = part === null ? await server.servedQuestions.find(questionId) : undefined;
          if (question !== undefined) answers.push({ question, response });
        }
      }
      const bareMs = await measureBareRoute(answers);
      return [
        '| | processor time for each answer, ms |',
        '|---|--:|',
        `| practice: mark, record, fetch the next question | ${oursMs.toFixed(1)} |`,
        `| a bare route that only marks | ${bareMs.toFixed(1)} |`,
        `| ratio | ${(oursMs / bareMs).toFixed(1)} |`,
      ].join('\n');
    } finally {
      await server.stop();
    }
  },
};

const Body = z.object({ n: z.number(), response: LearnerResponse });

/** Marks the answers behind a bare `node:http` route in this process; returns the processor time of one, with its request. */
async function measureBareRoute(answers: readonly Answer[]): Promise<number> {
  const server = createServer(async (request, response) => {
    const { n, response: given } = Body.parse(JSON.parse(await readText(request)));
    const answer = answers[n];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer === undefined ? null : markQuestion(answer.question, given)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare server has no port');
  const post = createPostJson(`http://127.0.0.1:${address.port}`, '');
  const answerAll = async (): Promise<void> => {
    for (const [n, { response }] of answers.entries())
      await post('/', { n, response: parseResponse(response) });
  };
  try {
    await answerAll();
    const before = processorTime();
    await answerAll();
    return (processorTime() - before) / answers.length;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
