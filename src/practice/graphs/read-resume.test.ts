import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readAnswer, readDecision, readResponses } from './read-resume.ts';

describe('the answer to an interrupt', () => {
  it('Feature: sqa-graphs, Property 7: is read the same as an object and as its JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (user_answer, responses) => {
        for (const send of [(value: object): unknown => value, JSON.stringify]) {
          assert.deepEqual(readAnswer(send({ user_answer }), 'call'), { kind: 'answer', text: user_answer });
          assert.deepEqual(
            Object.entries(readResponses(send({ responses }), 'call') ?? {}),
            Object.entries(JSON.parse(JSON.stringify(responses))),
          );
        }
      }),
    );
  });

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const { kind } = readAnswer(given, 'call');
        assert.ok(['answer', 'hint', 'none'].includes(kind));
        assert.ok([true, false, undefined].includes(readDecision(given, 'continue', 'call')));
        readResponses(given, 'call');
      }),
    );
  });

  it('is nothing when it was meant for another call', () => {
    const stale = { tool_call_id: 'present_question_before' };

    assert.deepEqual(readAnswer({ ...stale, user_answer: '5' }, 'present_question_now'), { kind: 'none' });
    assert.equal(readResponses({ ...stale, responses: { q: '5' } }, 'deliver'), undefined);
    assert.equal(readDecision({ ...stale, continue: true }, 'continue', 'feedback'), undefined);
    assert.equal(readDecision({ user_answer: '5' }, 'continue', 'feedback'), undefined);
    assert.equal(readDecision({ responses: {} }, 'next_exam', 'remediate'), undefined);
  });

  it('goes on by default, as the specification says', () => {
    assert.equal(readDecision({}, 'continue', 'call'), true);
    assert.equal(readDecision({ continue: false }, 'continue', 'call'), false);
    assert.deepEqual(readAnswer('0.2', 'call'), { kind: 'answer', text: '0.2' });
    assert.deepEqual(readAnswer({ user_answer: 0.2 }, 'call'), { kind: 'answer', text: '0.2' });
    assert.deepEqual(readAnswer({ continue: true }, 'call'), { kind: 'none' });
  });
});
