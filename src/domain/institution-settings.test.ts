import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InstitutionSettings, toReviewConfig } from './institution-settings.ts';
import { DEFAULT_DIMENSION_WEIGHTS } from './quality-loop.ts';

describe('institution settings', () => {
  it('override the review defaults that they set and keep the others', () => {
    assert.deepEqual(toReviewConfig({ review: { threshold: 0.8 } }), {
      qualityThreshold: 0.8,
      maxCorrectionLoops: 2,
      dimensionWeights: DEFAULT_DIMENSION_WEIGHTS,
    });
    assert.equal(toReviewConfig().qualityThreshold, 0.7);
    assert.equal(toReviewConfig({ review: { loops: 0 } }).maxCorrectionLoops, 0);
  });

  it('reject weights that do not sum to 1, unknown fields and values out of range', () => {
    const unbalancedWeights = { ...DEFAULT_DIMENSION_WEIGHTS, clinical_accuracy: 0.4 };

    for (const review of [{ weights: unbalancedWeights }, { threshold: 1.2 }, { loops: 1.5 }, { loop: 1 }])
      assert.equal(InstitutionSettings.safeParse({ review }).success, false, JSON.stringify(review));
    assert.ok(InstitutionSettings.safeParse({ review: { weights: DEFAULT_DIMENSION_WEIGHTS } }).success);
  });
});
