import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DraftSection, moveQuestion, sumDraft, toPlan } from './paper-draft.ts';

const question = (id: string, topic: string | null, marks = 2) => ({ id, text: '', topic, marks });
const sections: DraftSection[] = [
  { title: 'A', questions: [question('x', 'Waves'), question('y', 'Heat', 3)] },
  { title: 'B', questions: [question('z', 'Heat')] },
];
const listIds = (some: readonly DraftSection[]) =>
  some.map(({ questions }) => questions.map(({ id }) => id).join(''));

describe('a draft of a paper', () => {
  it('moves questions within a section and to another one', () => {
    assert.deepEqual(listIds(moveQuestion(sections, { section: 0, index: 1 }, { section: 0, index: 0 })), [
      'yx',
      'z',
    ]);
    assert.deepEqual(listIds(moveQuestion(sections, { section: 0, index: 0 }, { section: 1, index: 1 })), [
      'y',
      'zx',
    ]);
    assert.deepEqual(listIds(moveQuestion(sections, { section: 5, index: 0 }, { section: 1, index: 1 })), [
      'xy',
      'z',
    ]);
  });

  it('adds up marks, minutes and topics', () => {
    assert.deepEqual(sumDraft(sections), {
      marks: 7,
      minutes: 11,
      topics: [
        ['Heat', 5],
        ['Waves', 2],
      ],
    });
  });

  it('becomes a plan with a rule for the section to fill', () => {
    const fields = { title: 'T', minutes: 40, versions: 2, variantsPerVersion: false };
    const plan = toPlan(fields, sections, {
      section: 1,
      rule: { count: 3, topic: 'Heat', kind: '', difficulty: 'hard' },
    });

    assert.deepEqual(
      plan.sections.map(({ questions, fill }) => [questions, fill]),
      [
        [['x', 'y'], []],
        [['z'], [{ count: 3, topics: ['Heat'], difficulty: 'hard' }]],
      ],
    );
  });
});
