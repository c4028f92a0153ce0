import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Classification } from './classification.ts';

const classification = {
  question_type: 'integer',
  difficulty: 'easy',
  topic: 'Mechanics',
  subtopic: 'Energy',
  has_diagram: false,
  diagram_type: null,
  num_options: null,
  estimated_marks: 4,
  key_concepts: ['kinetic energy'],
  requires_calculus: false,
  confidence: 0.8,
};

describe('Classification', () => {
  it('accepts the question type integer', () => {
    assert.deepEqual(Classification.parse(classification), classification);
  });

  it('rejects unknown types and difficulties and confidences out of range', () => {
    for (const change of [{ question_type: 'essay' }, { difficulty: 'trivial' }, { confidence: 1.2 }]) {
      assert.equal(Classification.safeParse({ ...classification, ...change }).success, false);
    }
  });
});
