import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { DimensionScores } from '../../agents/item-judge/item-judge.ts';
import { composeScore } from './compose-score.ts';
import { FAILING_SCORES, MOCK_REVIEW_CONFIG, PASSING_SCORES } from './review-items.fixture.ts';

const createUniformScores = (score: number): DimensionScores => ({
  clinical_accuracy: { score, feedback: '' },
  pedagogical_alignment: { score, feedback: '' },
  distractor_quality: { score, feedback: '' },
  slo_coverage: { score, feedback: '' },
  blooms_match: { score, feedback: '' },
});

describe('composeScore', () => {
  it('returns exactly 0.83 and 0.54 for the fixtures', () => {
    assert.equal(composeScore(PASSING_SCORES, MOCK_REVIEW_CONFIG).compositeScore, 0.83);
    assert.equal(composeScore(FAILING_SCORES, MOCK_REVIEW_CONFIG).compositeScore, 0.54);
  });

  it('passes a score that equals the threshold, despite floating-point error', () => {
    for (let tenths = 0; tenths <= 10; tenths++) {
      const qualityThreshold = tenths / 10;
      assert.equal(
        composeScore(createUniformScores(qualityThreshold), { ...MOCK_REVIEW_CONFIG, qualityThreshold })
          .passesThreshold,
        true,
      );
    }
  });

  it('returns a score between the lowest and the highest dimension score', () => {
    const score = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(score, score, score, score, score), (values) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0] = values;
        const scores: DimensionScores = {
          clinical_accuracy: { score: a, feedback: '' },
          pedagogical_alignment: { score: b, feedback: '' },
          distractor_quality: { score: c, feedback: '' },
          slo_coverage: { score: d, feedback: '' },
          blooms_match: { score: e, feedback: '' },
        };
        const { compositeScore } = composeScore(scores, MOCK_REVIEW_CONFIG);
        assert.ok(
          compositeScore >= Math.min(...values) - 1e-9 && compositeScore <= Math.max(...values) + 1e-9,
        );
      }),
    );
  });
});
