import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../domain/part.ts';
import { createQuestion } from '../domain/question.ts';
import { markQuestion } from './mark-question.ts';

const lamp = createQuestion({
  id: 'lamp',
  kind: 'subjective',
  stem: 'A lamp carries $0.52\\,\\mathrm{A}$ at $12\\,\\mathrm{V}$. Calculate its resistance.',
  marks: 3,
  answer: { kind: 'value', tex: '23\\,\\Omega', text: '23 Ω' },
  key: { exact: '\\frac{12}{0.52}', figures: { min: 2, max: 4 }, unit: 'required', accept: ['23.1'] },
});

const value = (tex: string) => ({ kind: 'value' as const, tex, text: tex });
const trolley = createQuestion({
  id: 'trolley',
  kind: 'subjective',
  stem: 'A trolley moves.',
  parts: [
    createPart({
      label: 'a',
      text: 'State its velocity.',
      marks: 1,
      answer: value('5.0\\,\\mathrm{m\\,s^{-1}}'),
      key: { direction: ['left', 'west'] },
    }),
    createPart({
      label: 'b',
      text: 'Name the force.',
      marks: 1,
      answer: value('\\text{unbalanced force}'),
      key: { accept: ['net force'], reject: ['friction'] },
    }),
    createPart({
      label: 'c',
      text: 'How many?',
      marks: 1,
      answer: { kind: 'integer', value: 5 },
      key: { range: { min: 4, max: 6 } },
    }),
  ],
});

describe('a question with a key', () => {
  it('is marked by its key, with or without working', () => {
    const mark = (response: string) => markQuestion(lamp, response).marksAwarded;

    assert.equal(mark('R = V/I\nR = 12/0.52\nR = 23.08 ohms'), 3);
    assert.equal(mark('V = IR so R = 12 / 0.52 = 23 Ω'), 3);
    assert.equal(mark('23.1'), 3);
    assert.equal(mark('R = 12/0.52 = 23.077 ohm'), 0);
    assert.equal(mark('R = 0.52/12 = 24 ohm'), 0);
  });

  it('may have one key for each part', () => {
    const mark = (response: string) =>
      markQuestion(trolley, response).parts?.map(({ marksAwarded }) => marksAwarded);

    assert.deepEqual(mark('a) 5.0 m/s to the left b) net force c) 6'), [1, 1, 1]);
    assert.deepEqual(mark('a) 5.0 m/s\nto the west\nb) unbalanced force c) 7'), [1, 1, 0]);
    assert.deepEqual(mark('a) 5.0 m/s b) friction, an unbalanced force c) 5'), [0, 0, 1]);
  });

  it('tells the learner why the key refuses an answer', () => {
    const { awards } = markQuestion(trolley, { a: '5.0 m/s', b: '', c: '' });

    assert.equal(awards[0]?.rule, 'The direction is missing or wrong.');
  });
});
