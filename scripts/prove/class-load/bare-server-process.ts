// Entry file of a child process: marks answers behind a bare route, without threads, a log or a next question.

import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createServedQuestionStore } from '../../../src/adapters/database/served-questions/served-question-store.ts';
import { openDatabase } from '../../../src/compose/database.ts';
import { markQuestion } from '../../../src/marking/mark-question.ts';
import { toPracticeMarking } from '../../../src/practice/to-practice-marking.ts';
import { BareAnswer } from './bare-answer.ts';

const [path = ''] = process.argv.slice(2);
const questions = createServedQuestionStore(await openDatabase({ database: path }));

async function markAnswer(request: IncomingMessage): Promise<string> {
  const { questionId, response } = BareAnswer.parse(JSON.parse(await text(request)));
  const question = await questions.find(questionId);
  if (question === undefined) throw new Error(`There is no question ${questionId}.`);
  return JSON.stringify(toPracticeMarking(question, markQuestion(question, response)));
}

const server = createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(await markAnswer(request));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.(`http://127.0.0.1:${address?.port}`);
});
process.on('message', () => process.exit());
process.on('disconnect', () => process.exit());
