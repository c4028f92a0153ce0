import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseResumeValue } from '../../runs/graphs/parse-resume-value.ts';
import { readAnswer, readDecision, readResponses } from './read-resume.ts';

const ASKED = { toolCallId: 'call', paths: ['a', 'b.i', 'b.ii'] };

describe('the response to an interrupt', () => {
  it('Feature: sqa-graphs, Property 7: is read the same from an object and from its JSON text', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (user_answer, responses) => {
        for (const send of [(value: object): unknown => value, JSON.stringify]) {
          assert.deepEqual(readAnswer(parseResumeValue(send({ user_answer })), ASKED), {
            kind: 'answer',
            text: user_answer,
          });
          assert.deepEqual(
            Object.entries(readResponses(parseResumeValue(send({ responses })), 'call') ?? {}),
            Object.entries(JSON.parse(JSON.stringify(responses))),
          );
        }
      }),
    );
  });

  it('never throws for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { kind } = readAnswer(value, ASKED);
        assert.ok(['answer', 'hint', 'none'].includes(kind));
        assert.ok([true, false, undefined].includes(readDecision(value, 'continue', 'call')));
        readResponses(value, 'call');
      }),
    );
  });

  it('is ignored when it contains the id of another tool call', () => {
    const earlierCall = { tool_call_id: 'present_question_before' };

    assert.deepEqual(readAnswer({ ...earlierCall, user_answer: '5' }, ASKED), {
      kind: 'none',
    });
    assert.equal(readResponses({ ...earlierCall, responses: { q: '5' } }, 'deliver'), undefined);
    assert.equal(readDecision({ ...earlierCall, continue: true }, 'continue', 'feedback'), undefined);
    assert.equal(readDecision({ user_answer: '5' }, 'continue', 'feedback'), undefined);
    assert.equal(readDecision({ responses: {} }, 'next_exam', 'remediate'), undefined);
  });

  it('continues by default, and accepts an answer as text or number', () => {
    assert.equal(readDecision({}, 'continue', 'call'), true);
    assert.equal(readDecision({ continue: false }, 'continue', 'call'), false);
    assert.deepEqual(readAnswer('0.2', ASKED), { kind: 'answer', text: '0.2' });
    assert.deepEqual(readAnswer({ user_answer: 0.2 }, ASKED), { kind: 'answer', text: '0.2' });
    assert.deepEqual(readAnswer({ continue: true }, ASKED), { kind: 'none' });
  });

  it('may have a text for each part, which is kept as JSON', () => {
    const response = { a: '4', 'b(i)': 0.2, 'b.ii': null };
    const kept = { kind: 'answer', text: '{"a":"4","b(i)":"0.2","b.ii":""}' };

    assert.deepEqual(readAnswer({ user_answer: response }, ASKED), kept);
    assert.deepEqual(readAnswer(response, ASKED), kept);
    assert.deepEqual(readResponses({ responses: { q1: response, q2: 'x' } }, 'call'), {
      q1: kept.text,
      q2: 'x',
    });
    assert.deepEqual(readAnswer({ ...response, c: '5' }, ASKED), { kind: 'none' });
    assert.deepEqual(readAnswer({ user_answer: { a: { deep: '4' } } }, ASKED), { kind: 'none' });
  });

  it('is blank for a question of an exam if the answer is neither a text nor a text for each part', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 20_000; level++) deep = { a: deep };

    assert.deepEqual(readResponses({ responses: { q1: ['x'], q2: { b: { i: 'x' } }, q3: deep } }, 'call'), {
      q1: '',
      q2: '',
      q3: '',
    });
  });

  it('may request a hint for one part', () => {
    assert.deepEqual(readAnswer({ hint: true }, ASKED), { kind: 'hint', part: undefined });
    assert.deepEqual(readAnswer({ hint: true, part: 'b(i)' }, ASKED), { kind: 'hint', part: 'b.i' });
    assert.deepEqual(readAnswer({ hint: true, part: 'c' }, ASKED), { kind: 'hint', part: undefined });
  });
});
