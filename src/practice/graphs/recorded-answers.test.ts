import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AnswerRecord } from '../../domain/answer-record.ts';
import { openPracticeServer, type PracticeServer, writeRightAnswer } from './practice-server.fixture.ts';
import { startSession } from './practice-session.fixture.ts';

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer();
});
after(() => server.stop());

/** The question has two parts, each answered with a term. */
const INPUT = { subject: 'Biology', level: 'Nat 5', seed: 4 };

/** The second part asks for an explanation in words. */
const PROSE_INPUT = { subject: 'Physics', level: 'Nat 4', target_outcome: 'PHY-4-03', seed: 1 };
const UNCLEAR_EXPLANATION = 'the particles of the gas press on all the walls because of how they swarm about';

async function listRecords(threadId: string): Promise<AnswerRecord[]> {
  return (await server.answers.listByLearner('local')).filter((record) => record.threadId === threadId);
}

describe('the answer log', () => {
  it('has one record for each part of an answer, with its marks, bullets, item model and seed', async () => {
    const session = await startSession(server.client, INPUT);
    const question = await server.servedQuestions.find(session.values.question.id);
    assert.ok(question);
    const right = writeRightAnswer(question);
    assert.ok(typeof right === 'object');

    await session.resume({ user_answer: { ...right, b: 'nothing like it' } });

    const records = await listRecords(session.id);
    assert.deepEqual(
      records.map(({ part, response, marksAwarded, marksAvailable, mode, markedBy }) => [
        ...[part, response, marksAwarded, marksAvailable, mode, markedBy],
      ]),
      [
        ['a', right.a, 1, 1, 'practice', 'engine'],
        ['b', 'nothing like it', 0, 1, 'practice', 'engine'],
      ],
    );
    assert.deepEqual(
      records.map(({ bullets }) => bullets.map(({ n, awarded }) => [n, awarded])),
      [[[1, 1]], [[2, 0]]],
    );
    const [first] = records;
    assert.equal(first?.itemModel, question.provenance?.name);
    assert.equal(first?.seed, question.provenance?.seed);
    assert.ok((first?.seconds ?? -1) >= 0);
  });

  it('keeps the answers of a thread that is deleted', async () => {
    const session = await startSession(server.client, INPUT);
    await session.resume({ user_answer: 'no idea' });

    await server.client.threads.delete(session.id);

    assert.equal((await listRecords(session.id)).length, 2);
  });

  it('has the marks that learners gave themselves as records of their own, apart from computed marks', async () => {
    const session = await startSession(server.client, PROSE_INPUT);
    const question = await server.servedQuestions.find(session.values.question.id);
    assert.equal(question?.provenance?.name, 'N4P-07');
    const marked = await session.resume({ user_answer: { a: 'no idea', b: UNCLEAR_EXPLANATION } });
    assert.deepEqual([marked.values.marking?.marks_awarded, marked.values.marking?.marks_by_person], [0, 1]);

    const selfMarked = await marked.resume({ self_marks: { 1: true, 2: true } });
    await selfMarked.resume({ self_marks: { 2: false } });

    assert.deepEqual(selfMarked.values.self_marking, {
      marked_by: 'self',
      marks_awarded: 1,
      marks_available: 1,
      steps: [{ n: 2, earned: true }],
    });
    assert.equal(selfMarked.values.marking?.marks_awarded, 0);
    const records = await listRecords(session.id);
    assert.deepEqual(
      records.map(({ part, marksAwarded, marksAvailable, markedBy }) => [
        ...[part, marksAwarded, marksAvailable, markedBy],
      ]),
      [
        ['a', 0, 1, 'engine'],
        ['b', 0, 1, 'engine'],
        ['b', 1, 1, 'self'],
      ],
    );
    const next = await selfMarked.resume({ continue: true });
    assert.equal(next.values.self_marking ?? null, null);
  });
});
