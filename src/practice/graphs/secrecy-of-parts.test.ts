import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Command, MemorySaver } from '@langchain/langgraph';
import fc from 'fast-check';
import { listLeafParts } from '../../domain/part-path.ts';
import { questionsWithParts } from '../../domain/question.arbitrary.ts';
import type { Question } from '../../domain/question.ts';
import { openScratchPractice } from '../practice-service.fixture.ts';
import type { PracticeService } from '../practice-service.ts';
import { listSecrets } from './practice-server.fixture.ts';
import { createQuestionPracticeGraph } from './question-practice.ts';

const COURSE = { subject: 'Biology', level: 'Nat 5', outcomeId: 'BIO-5-01' };
const STREAM_MODES = ['values', 'updates', 'messages', 'debug', 'tasks', 'checkpoints', 'custom'] as const;

/** Questions whose answers cannot occur in another text of the question by chance. */
const questions: fc.Arbitrary<Question> = questionsWithParts().map((question) => ({
  ...question,
  ...COURSE,
  parts: question.parts?.map((part) => ({ ...hide(part), parts: part.parts?.map(hide) })),
}));

function hide<T extends Pick<Question, 'answer' | 'solution'>>(part: T): T {
  const answer =
    part.answer?.kind === 'value' ? { kind: 'value', tex: '\\text{SECRET}', text: 'SECRET' } : part.answer;
  return { ...part, answer, solution: [{ kind: 'prose', tex: 'SECRET STEPS' }] };
}

/** A service whose only question is the given one. */
function openPracticeWith(question: Question): PracticeService {
  const { practice } = openScratchPractice();
  const getLocalQuestions = async (): Promise<Question[]> => [question];
  return {
    ...practice,
    source: { ...practice.source, getLocalQuestions, getUsOrPastQuestions: async () => [] },
  };
}

describe('a question with parts', () => {
  it('reaches the learner with every part and without answers, in all stream modes', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const graph = createQuestionPracticeGraph(openPracticeWith(question), new MemorySaver());
        const config = { configurable: { thread_id: 'one' } };
        const options = { ...config, streamMode: [...STREAM_MODES], subgraphs: true };
        const chunks: unknown[] = [];
        for await (const chunk of await graph.stream(
          { ...COURSE, target_outcome: COURSE.outcomeId },
          options,
        ))
          chunks.push(chunk);
        for await (const chunk of await graph.stream(new Command({ resume: { hint: true } }), options))
          chunks.push(chunk);

        const { values } = await graph.getState(config);
        const received = JSON.stringify([chunks, values]);
        for (const secret of [...listSecrets(question), 'SECRET'])
          assert.ok(!received.includes(secret), `${secret} is revealed`);
        assert.deepEqual(
          values.question.metadata.parts.map(({ path }: { path: string }) => path),
          listLeafParts(question).map(({ path }) => path),
        );
      }),
      { numRuns: 30 },
    );
  });
});
