import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openPracticeServer, type PracticeServer } from './practice-server.fixture.ts';
import { type PracticeSession, startSession } from './practice-session.fixture.ts';

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer();
});
after(() => server.stop());

async function answerAndContinue(session: PracticeSession): Promise<PracticeSession> {
  return (await session.resume({ user_answer: 'no idea' })).resume({ continue: true });
}

describe('the choice of the next question', () => {
  it('draws at random for a learner without answers, and states this as the reason', async () => {
    const { values } = await startSession(server.client, { subject: 'Chemistry', level: 'Higher' });

    assert.match(String(values.choice_reason), /^Your first question in this course/u);
  });

  it('uses the record, gives the reason, and never repeats one of the last three outcomes', async () => {
    let session = await startSession(server.client, { subject: 'Mathematics', level: 'Nat 5' });
    const outcomes = [session.values.question.outcome_id];
    for (let count = 0; count < 6; count += 1) {
      session = await answerAndContinue(session);
      assert.match(String(session.values.choice_reason), /: You have not tried this yet\.$|lost marks\.$/u);
      outcomes.push(session.values.question.outcome_id);
    }

    for (const [index, outcome] of outcomes.entries())
      assert.ok(!outcomes.slice(Math.max(0, index - 3), index).includes(outcome), outcomes.join(' '));
  });

  it('replaces a question without counting it when the learner wants something else', async () => {
    const session = await startSession(server.client, { subject: 'Physics', level: 'Nat 5' });

    const other = await session.resume({ something_else: true });

    assert.notEqual(other.values.question.id, session.values.question.id);
    assert.notEqual(other.values.question.outcome_id, session.values.question.outcome_id);
    assert.equal(other.values.total_questions, 0);
    assert.equal((await other.resume({ user_answer: 'no idea' })).values.total_questions, 1);
  });
});
