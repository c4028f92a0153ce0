import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCourse } from './exam/courses.fixture.ts';
import { explainGap } from './explain-gap.ts';

const gap = (outcome_id: string, label: string, gap_tags: string[]) => ({
  outcome_id,
  label,
  marks_lost: 4,
  marks_available: 6,
  gap_tags,
});

describe('explainGap', () => {
  const mathematics = readCourse('nat-5-mathematics').outcomes;

  it('names the topics in one sentence where nothing was written', () => {
    assert.equal(
      explainGap(gap('MNU-5-21', 'Triangle trigonometry', ['no_attempt']), mathematics),
      'Triangle trigonometry: 4 of 6 marks lost.\nGo over these topics: Area of a triangle, Sine rule, Cosine rule, Bearings.',
    );
  });

  it('says of one topic what belongs to it', () => {
    const electromagnetism = readCourse('advanced-higher-physics').outcomes;
    const alone = electromagnetism.find(({ topics }) => topics.length === 1);
    const [, told] = explainGap(gap(alone?.id ?? '', 'Waves', []), electromagnetism).split('\n');

    assert.match(told ?? '', /^Go over this topic: .+ \(.+\)\.$/);
  });

  it('tells the idea behind a mistake that was seen', () => {
    assert.match(
      explainGap(gap('MNU-5-05', 'Brackets', ['negative-squared']), mathematics),
      /square of a negative number/,
    );
  });
});
