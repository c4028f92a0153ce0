import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSqaLevel, SQASpec, SqaQuestion, SqaQuestionInput } from './sqa.ts';

describe('findSqaLevel', () => {
  for (const [name, level] of [
    ['Nat 5', 'Nat 5'],
    ['National 5', 'Nat 5'],
    ['  national   4 ', 'Nat 4'],
    ['nat 3', 'Nat 3'],
    ['NATIONAL5', 'Nat 5'],
    ['N5', undefined],
    ['higher', 'Higher'],
    ['Advanced  Higher', 'Advanced Higher'],
    ['A level', undefined],
    ['', undefined],
  ] as const) {
    it(`reads "${name}" as ${level}`, () => {
      assert.equal(findSqaLevel(name), level);
    });
  }
});

const fixture = {
  id: 'test_q_001',
  source: 'local',
  subject: 'Mathematics',
  level: 'Nat 5',
  outcome_id: 'MNU-5-01',
  text: 'Calculate 2/10 as a decimal.',
  marks: 1,
  marking_scheme: { criteria: [{ step: 'Convert fraction', marks: 1 }], total_marks: 1 },
};

describe('SqaQuestion', () => {
  it('keeps unknown metadata', () => {
    const question = { ...fixture, metadata: { created_by: 'teacher_123', difficulty: 'medium' } };

    assert.deepEqual(SqaQuestion.parse(question), question);
  });
});

describe('SqaQuestionInput', () => {
  it('requires only id, subject, level, outcome, text and marks', () => {
    const { source: _source, marking_scheme: _scheme, ...minimal } = fixture;

    assert.deepEqual(SqaQuestionInput.parse(minimal), { ...minimal, source: 'local', metadata: {} });
  });

  it('accepts a scheme without its total', () => {
    const marking_scheme = { criteria: [{ step: 'State units', marks: 1 }] };

    assert.deepEqual(SqaQuestionInput.parse({ ...fixture, marking_scheme }).marking_scheme, marking_scheme);
  });
});

describe('SQASpec', () => {
  it('reads outcomes with weights and sections with marks', () => {
    const spec = {
      outcomes: [{ id: 'MNU-5-01', label: 'Numerical skills', weight: 0.25 }],
      assessment_structure: [{ section: 'Paper 1', outcome_ids: ['MNU-5-01'], marks: 40 }],
    };

    assert.deepEqual(SQASpec.parse(spec), spec);
  });
});
