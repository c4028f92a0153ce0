import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLearnQuestion } from '../learn-question.fixture.ts';
import { countUnfinished, listAnswerIds, listBlankPaths, toResponses } from './part-answers.ts';

const plain = { ...createLearnQuestion({ response: 'number' }), id: 'q1' };
const withParts = {
  ...createLearnQuestion({
    parts: [
      { path: 'a', text: '', response: 'text', marks: 1 },
      { path: 'b.i', text: '', response: 'number', marks: 2 },
    ],
  }),
  id: 'q2',
};
const questions = [plain, withParts];
const readFrom = (answers: Record<string, string>) => (id: string) => answers[id] ?? '';

describe('answers of an exam', () => {
  it('are stored for each part, so that two windows do not overwrite each other', () => {
    assert.deepEqual(listAnswerIds(questions), ['q1', 'q2:a', 'q2:b.i']);
  });

  it('are handed in by question and part, without blank ones', () => {
    assert.deepEqual(toResponses(questions, { q1: 'x = 2\n', 'q2:a': 'osmosis', 'q2:b.i': ' ' }), {
      q1: 'x = 2',
      q2: { a: 'osmosis' },
    });
    assert.deepEqual(toResponses(questions, { 'q2:b.i': '3\n12' }), { q2: { 'b.i': '3\n12' } });
    assert.deepEqual(toResponses(questions, {}), {});
  });

  it('show which parts are blank', () => {
    assert.deepEqual(listBlankPaths(withParts, readFrom({ 'q2:a': 'osmosis' })), ['b.i']);
    assert.deepEqual(listBlankPaths(plain, readFrom({})), ['']);
    assert.deepEqual(listBlankPaths(plain, readFrom({ q1: '0' })), []);
  });

  it('are counted as blank, partly answered or answered by question', () => {
    assert.deepEqual(countUnfinished(questions, readFrom({})), { blank: 2, partly: 0 });
    assert.deepEqual(countUnfinished(questions, readFrom({ q1: '1', 'q2:a': 'x' })), { blank: 0, partly: 1 });
    assert.deepEqual(countUnfinished(questions, readFrom({ q1: '1', 'q2:a': 'x', 'q2:b.i': 'y' })), {
      blank: 0,
      partly: 0,
    });
  });
});
