import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEFAULT_DIMENSION_WEIGHTS, QualityLoopConfig, ReviewHistoryEntry } from './quality-loop.ts';

describe('QualityLoopConfig', () => {
  it('defaults to threshold 0.7, two loops and the five agreed weights', () => {
    assert.deepEqual(QualityLoopConfig.parse({}), {
      qualityThreshold: 0.7,
      maxCorrectionLoops: 2,
      dimensionWeights: {
        clinical_accuracy: 0.3,
        pedagogical_alignment: 0.2,
        distractor_quality: 0.2,
        slo_coverage: 0.2,
        blooms_match: 0.1,
      },
    });
  });

  it('has default weights that sum to 1', () => {
    const sum = Object.values(DEFAULT_DIMENSION_WEIGHTS).reduce((total, weight) => total + weight, 0);

    assert.ok(Math.abs(sum - 1) < 1e-12);
  });

  it('rejects weights that do not sum to 1', () => {
    const dimensionWeights = { ...DEFAULT_DIMENSION_WEIGHTS, blooms_match: 0.2 };
    const parsed = QualityLoopConfig.safeParse({ dimensionWeights });

    assert.equal(parsed.success, false);
    assert.match(parsed.error?.message ?? '', /must sum to 1/);
  });

  it('rejects weights that omit a dimension', () => {
    const { blooms_match: _omitted, ...others } = DEFAULT_DIMENSION_WEIGHTS;
    const dimensionWeights = { ...others, clinical_accuracy: 0.4 };

    assert.equal(QualityLoopConfig.safeParse({ dimensionWeights }).success, false);
  });

  it('accepts other weights that sum to 1', () => {
    const dimensionWeights = {
      clinical_accuracy: 0.1,
      pedagogical_alignment: 0.2,
      distractor_quality: 0.3,
      slo_coverage: 0.2,
      blooms_match: 0.2,
    };

    assert.deepEqual(QualityLoopConfig.parse({ dimensionWeights }).dimensionWeights, dimensionWeights);
  });
});

describe('ReviewHistoryEntry', () => {
  it('has no score when structural errors prevented judging', () => {
    const entry = {
      cycle: 1,
      validationResult: {
        isValid: false,
        errors: [{ field: 'answer_key', message: 'missing', severity: 'error' }],
      },
      qualityScore: null,
      correctionApplied: true,
      correctionTarget: 'distractors',
      timestamp: '2026-01-02T03:04:05Z',
    };

    assert.deepEqual(ReviewHistoryEntry.parse(entry), entry);
  });
});
