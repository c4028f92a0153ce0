import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import {
  openPracticeServer,
  type PracticeServer,
  writeRightAnswer,
} from '../../practice/graphs/practice-server.fixture.ts';

// Plain requests, as a client without the LangGraph SDK sends them.

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer();
});
after(() => server.stop());

const Thread = z.object({ thread_id: z.string() });
const Values = z.object({
  question: z.object({
    id: z.string(),
    metadata: z.object({ parts: z.array(z.object({ path: z.string() })) }),
  }),
  marking: z.object({ parts: z.array(z.object({ path: z.string(), marks_awarded: z.number() })) }).nullish(),
});

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.equal(response.status, 200, await response.clone().text());
  return response.json();
}

/** Starts a session whose question has the parts (a) and (b), and returns its right answer and a function that answers it. */
async function startSession() {
  const { thread_id } = Thread.parse(await post('/threads', {}));
  const run = async (body: object) =>
    Values.parse(
      await post(`/threads/${thread_id}/runs/wait`, { assistant_id: 'question_practice', ...body }),
    );
  const { question } = await run({ input: { subject: 'Biology', level: 'Nat 5', seed: 4 } });
  assert.deepEqual(
    question.metadata.parts.map(({ path }) => path),
    ['a', 'b'],
  );
  const stored = await server.servedQuestions.find(question.id);
  const right = stored && writeRightAnswer(stored);
  assert.ok(typeof right === 'object');
  return { right, resume: (resume: unknown) => run({ command: { resume } }) };
}

describe('answers to a question with parts, over HTTP', () => {
  it('may be one string or an object with a text for each part', async () => {
    const { right } = await startSession();
    for (const user_answer of [right, `(a) ${right.a} (b) ${right.b}`, `a) ${right.a}\nb) ${right.b}`]) {
      const { resume } = await startSession();

      const { marking } = await resume({ user_answer });

      assert.deepEqual(
        marking?.parts.map(({ path, marks_awarded }) => [path, marks_awarded]),
        [
          ['a', 1],
          ['b', 1],
        ],
      );
    }
  });

  it('are rejected with an error message if they are too long, a list or nested', async () => {
    const { thread_id } = Thread.parse(await post('/threads', {}));
    for (const [resume, message] of [
      [{ user_answer: 'x'.repeat(20_001) }, /user_answer: An answer has at most 20,000 characters/u],
      [{ user_answer: { a: 'x'.repeat(9000), b: 'y'.repeat(12_000) } }, /at most 20,000 characters/u],
      ['x'.repeat(20_001), /at most 20,000 characters/u],
      [{ a: 'x'.repeat(20_001) }, /at most 20,000 characters/u],
      [{ responses: { q1: 'x'.repeat(20_001) } }, /responses\.q1: An answer has at most 20,000 characters/u],
      [
        { responses: { q1: ['x'] } },
        /responses\.q1: An answer is a text, or an object with a text for each/u,
      ],
      [{ user_answer: { b: { i: 'x' } } }, /user_answer: An answer is a text, or an object with a text for/u],
    ] as const) {
      const response = await fetch(`${server.url}/threads/${thread_id}/runs/wait`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ assistant_id: 'question_practice', command: { resume } }),
      });

      assert.equal(response.status, 400);
      assert.match(await response.text(), message);
    }
  });

  it('are described in the OpenAPI document', async () => {
    const document = await (await fetch(`${server.url}/openapi.json`)).text();

    assert.match(document, /`user_answer` is a text, or an object with a text for each part/);
    assert.match(document, /"user_answer":\{"a":"ligase","b\.i":"12 N"\}/);
  });
});
