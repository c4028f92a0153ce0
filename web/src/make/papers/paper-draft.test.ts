import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type DraftFields,
  type DraftRule,
  type DraftSection,
  INITIAL_FIELDS,
  moveQuestion,
  sumDraft,
  toPlan,
} from './paper-draft.ts';

const question = (id: string, topic: string | null, marks = 2) => ({ id, text: '', topic, marks });
const sections: DraftSection[] = [
  { key: 1, title: 'A', target: 8, questions: [question('x', 'Waves'), question('y', 'Heat', 3)] },
  { key: 2, title: 'B', target: null, questions: [question('z', 'Heat')] },
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
      questions: 3,
      marks: 7,
      minutes: 11,
      topics: [
        ['Heat', 5],
        ['Waves', 2],
      ],
    });
  });

  it('becomes a plan with a rule for the section to fill', () => {
    const fields: DraftFields = {
      ...INITIAL_FIELDS,
      ...{
        title: 'T',
        instructions: 'Use a pen.\n\n',
        neverTogether: [
          [
            { id: 'x', text: 'X' },
            { id: 'y', text: '' },
          ],
        ],
        subject: 'Physics',
      },
    };
    const rule: DraftRule = {
      amount: 3,
      unit: 'questions',
      ...{ topic: 'Heat', kind: '', difficulty: 'hard', tag: '', collection: '', notUsedSinceDays: 30 },
    };

    const plan = toPlan(fields, sections, { section: 1, rule });

    assert.deepEqual(
      plan.sections.map(({ questions, fill }) => [questions, fill]),
      [
        [['x', 'y'], []],
        [
          ['z'],
          [{ count: 3, subjects: ['Physics'], topics: ['Heat'], difficulty: 'hard', notUsedSinceDays: 30 }],
        ],
      ],
    );
    assert.deepEqual([plan.instructions, plan.neverTogether], [['Use a pen.'], [['x', 'y']]]);
  });

  it('has the marks of its sections, unless the server is only asked for questions', () => {
    assert.deepEqual(
      toPlan(INITIAL_FIELDS, sections).sections.map(({ marks }) => marks),
      [8, undefined],
    );
  });
});
