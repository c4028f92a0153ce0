import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCourse } from './exam/courses.fixture.ts';
import { explainGap } from './explain-gap.ts';

const createGap = (outcome_id: string, label: string, gap_tags: string[]) => ({
  outcome_id,
  label,
  marks_lost: 4,
  marks_available: 6,
  gap_tags,
});

describe('explainGap', () => {
  const mathematics = readCourse('nat-5-mathematics').outcomes;

  it('lists the topics in one sentence when the learner wrote no answer', () => {
    assert.equal(
      explainGap(createGap('MNU-5-21', 'Triangle trigonometry', ['no_attempt']), mathematics),
      'Triangle trigonometry: 4 of 6 marks lost.\nGo over these topics: Area of a triangle, Sine rule, Cosine rule, Bearings.',
    );
  });

  it('lists the skills of a single topic', () => {
    const electromagnetism = readCourse('advanced-higher-physics').outcomes;
    const outcome = electromagnetism.find(({ topics }) => topics.length === 1);
    const [, advice] = explainGap(createGap(outcome?.id ?? '', 'Waves', []), electromagnetism).split('\n');

    assert.match(advice ?? '', /^Go over this topic: .+ \(.+\)\.$/);
  });

  it('gives the advice for a recognised mistake', () => {
    assert.match(
      explainGap(createGap('MNU-5-05', 'Brackets', ['negative-squared']), mathematics),
      /square of a negative number/,
    );
  });
});
