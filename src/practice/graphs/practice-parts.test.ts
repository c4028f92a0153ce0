import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { listLeafParts } from '../../domain/part-path.ts';
import { openPracticeServer, type PracticeServer, writeRightAnswer } from './practice-server.fixture.ts';
import { assertRemediation, type PracticeSession, startSession } from './practice-session.fixture.ts';

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer();
});
after(() => server.stop());

/** The question has two parts, each answered with a term. */
const INPUT = { subject: 'Biology', level: 'Nat 5', seed: 4 };

/** Starts a session and returns it with the right answer to each part. */
async function start(): Promise<{ session: PracticeSession; right: Record<string, string> }> {
  const session = await startSession(server.client, INPUT);
  const question = await server.servedQuestions.find(session.values.question.id);
  assert.ok(question && listLeafParts(question).length === 2);
  const right = writeRightAnswer(question);
  assert.ok(typeof right === 'object');
  return { session, right };
}

function readMarks({ values }: PracticeSession): unknown[] {
  return (values.marking?.parts ?? []).map(({ path, correct, marks_awarded, marks_available }) => [
    path,
    correct,
    marks_awarded,
    marks_available,
  ]);
}

describe('a question with parts over HTTP', () => {
  it('has the shared text, and each part with its kind of response and its marks', async () => {
    const { session } = await start();
    const { text, marks, metadata } = session.values.question;

    assert.equal(metadata.stem, 'Give the term described in each part.');
    assert.deepEqual(
      metadata.parts?.map((part) => [part.path, part.response, part.marks]),
      [
        ['a', 'text', 1],
        ['b', 'text', 1],
      ],
    );
    const [a, b] = metadata.parts ?? [];
    assert.equal(text, `${metadata.stem}\n\n(a) ${a?.text}\n\n(b) ${b?.text}`);
    assert.equal(marks, 2);
  });

  it('is marked part by part, whether the answer is an object, its JSON or one text with labels', async () => {
    const { right } = await start();
    const wrong = { ...right, b: 'nothing like it' };
    const texts = `(a) ${right.a}\n(b) ${wrong.b}`;
    for (const answer of [wrong, JSON.stringify(wrong), texts]) {
      for (const resume of [{ user_answer: answer }, answer]) {
        const { session } = await start();
        const marked = await session.resume(resume);

        assert.deepEqual(readMarks(marked), [
          ['a', true, 1, 1],
          ['b', false, 0, 1],
        ]);
        assert.deepEqual(
          marked.values.marking?.steps.map(({ n, part, marks_awarded }) => [n, part, marks_awarded]),
          [
            [1, 'a', 1],
            [2, 'b', 0],
          ],
        );
        assert.equal(marked.values.result, 'wrong');
      }
    }
  });

  it('keeps the answer as a string in the state, and explains the lost part', async () => {
    const { session, right } = await start();
    const marked = await session.resume({ user_answer: { a: right.a } });

    assert.equal(marked.values.user_answer, JSON.stringify({ a: right.a }));
    assertRemediation(marked);
    assert.match(marked.values.remediation ?? '', /- \(b\) .*/);
    assert.doesNotMatch(marked.values.remediation ?? '', /- \(a\) /);
  });

  it('shows the answer of each part only in the feedback', async () => {
    const { session, right } = await start();
    const marked = await session.resume({ user_answer: right });

    const [present, feedback] = marked.values.messages.map(({ tool_calls }) => tool_calls[0]?.args);
    const criteria = Object(feedback?.correct_answer).criteria;
    assert.doesNotMatch(JSON.stringify(present), /"answer"|criteria/);
    assert.ok(Object(feedback?.parts).every((part: object) => 'answer' in part));
    assert.deepEqual(
      criteria.map(({ part }: { part: string }) => part),
      ['a', 'b'],
    );
    assert.equal(marked.values.result, 'correct');
  });

  it('gives a hint for one part, or for the whole question if the part is unknown', async () => {
    const { session } = await start();
    const hinted = await session.resume({ hint: true, part: '(b)' });
    const general = await hinted.resume({ hint: true, part: 'z' });

    assert.equal(hinted.values.hint_part, 'b');
    assert.equal(general.values.hint_part, null);
    assert.ok(hinted.values.hint && general.values.hint);
  });

  it('counts its marks in the progress of the learner', async () => {
    const { session, right } = await start();
    await session.resume({ user_answer: { a: right.a } });
    const [answered] = await server.client.threads
      .getState<{ answered: { marks_awarded: number; marks_available: number }[] }>(session.id)
      .then(({ values }) => values.answered);

    assert.deepEqual([answered?.marks_awarded, answered?.marks_available], [1, 2]);
  });

  it('is marked by the diagnosis graph from an object too', async () => {
    const { session, right } = await start();
    const { thread_id: id } = await server.client.threads.create();
    const { question } = session.values;

    const result = await server.client.runs.wait(id, 'diagnose_patch', {
      input: { question, user_answer: right },
    });

    assert.equal(Object(result).result, 'correct');
  });
});
