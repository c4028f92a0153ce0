import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../../domain/part.ts';
import { createQuestion } from '../../domain/question.ts';
import { findMissingSections } from './missing-sections.ts';

const solution = [{ kind: 'prose' as const, tex: 'Because.' }];
const options = ['a', 'b'].map((id) => ({ id, text: id, correct: id === 'a' }));
const answer = { kind: 'choice' as const, correct: ['a'] };
const base = { id: 'q', stem: 'What?', solution };

const cases: [string, Parameters<typeof createQuestion>[0], string[]][] = [
  ['a complete choice', { ...base, kind: 'mcq_sc', options, answer }, []],
  ['a choice without a key', { ...base, kind: 'mcq_mc', options }, ['answer']],
  ['a whole number without a key', { ...base, kind: 'integer' }, ['answer']],
  ['a free answer without a solution', { ...base, kind: 'subjective', solution: [] }, ['solution']],
  ['a match without its table', { ...base, kind: 'match', options, answer }, ['table']],
  ['an empty passage', { ...base, kind: 'passage', stem: ' ' }, ['stem', 'questions']],
  [
    'a passage',
    {
      ...base,
      kind: 'passage',
      questions: [
        createQuestion({ ...base, kind: 'subjective' }),
        createQuestion({ ...base, kind: 'integer', solution: [] }),
      ],
    },
    ['answer of question 2', 'solution of question 2'],
  ],
];

describe('findMissingSections', () => {
  for (const [description, draft, missing] of cases) {
    it(`reports ${missing.join(' and ') || 'nothing'} missing in ${description}`, () => {
      assert.deepEqual(findMissingSections(createQuestion(draft)), missing);
    });
  }

  it('reports missing options when a multiple-choice question is read as a free answer', () => {
    const truncated = createQuestion({ ...base, kind: 'subjective' });

    assert.deepEqual(findMissingSections(truncated, 'mcq_sc'), ['options', 'answer']);
    assert.deepEqual(findMissingSections(truncated, 'passage'), ['questions']);
  });

  it('reports sections that a part lacks, with the path of the part', () => {
    const whole = createQuestion({
      id: 'p',
      kind: 'subjective',
      stem: '',
      parts: [
        createPart({ label: 'a', text: 'Why?', solution: [{ kind: 'prose', tex: 'Because.' }] }),
        createPart({ label: 'b', text: 'Then:', parts: [createPart({ label: 'i', text: 'How?' })] }),
      ],
    });

    assert.deepEqual(findMissingSections(whole), ['solution of part (b)(i)']);
  });
});
