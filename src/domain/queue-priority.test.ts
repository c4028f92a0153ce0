import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ReviewTrigger } from './queue-item.ts';
import { combineTriggers, findQueueReason, triggerPriority } from './queue-priority.ts';

const noTriggers = {
  confidence: 0.9,
  validationPassed: true,
  hasNegativeFeedback: false,
  clarificationCount: 0,
};

describe('triggerPriority', () => {
  it('is 35 at confidence 0.65', () => {
    assert.equal(triggerPriority('low_confidence', 0.65), 35);
  });

  it('stays between 20 and 70 for low confidence', () => {
    assert.equal(triggerPriority('low_confidence', 0), 70);
    assert.equal(triggerPriority('low_confidence', 0.3), 70);
    assert.equal(triggerPriority('low_confidence', 0.8), 20);
    assert.equal(triggerPriority('low_confidence', 1), 20);
  });

  it('is fixed for the other triggers', () => {
    assert.equal(triggerPriority('validation_failure', 0.99), 100);
    assert.equal(triggerPriority('negative_feedback', 0.99), 50);
    assert.equal(triggerPriority('multiple_clarifications', 0.99), 10);
    assert.equal(triggerPriority('sent_by_author', 0.99), 20);
  });

  it('rounds confidences in thousandths exactly, without floating-point error', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (thousandths) => {
        const exact = Math.min(70, Math.max(20, Math.floor((1000 - thousandths + 5) / 10)));

        assert.equal(triggerPriority('low_confidence', thousandths / 1000), exact);
      }),
      { numRuns: 1001 },
    );
  });
});

describe('findQueueReason', () => {
  it('returns undefined when no trigger applies', () => {
    assert.equal(findQueueReason(noTriggers), undefined);
    assert.equal(findQueueReason({ ...noTriggers, confidence: 0.7, clarificationCount: 2 }), undefined);
  });

  it('queues a confidence below 0.7 and three or more clarifications', () => {
    assert.equal(findQueueReason({ ...noTriggers, confidence: 0.699 })?.reason, 'low_confidence');
    assert.equal(
      findQueueReason({ ...noTriggers, clarificationCount: 3 })?.reason,
      'multiple_clarifications',
    );
  });

  it('uses the first reason and the highest priority, and records all triggers', () => {
    const signals = {
      confidence: 0.2,
      validationPassed: true,
      hasNegativeFeedback: true,
      clarificationCount: 5,
    };

    assert.deepEqual(findQueueReason(signals), {
      reason: 'negative_feedback',
      priority: 70,
      triggers: ['negative_feedback', 'low_confidence', 'multiple_clarifications'],
    });
  });

  it('uses the given thresholds', () => {
    const strict = { confidenceThreshold: 0.95, clarificationThreshold: 1 };

    assert.deepEqual(findQueueReason({ ...noTriggers, clarificationCount: 1 }, strict)?.triggers, [
      'low_confidence',
      'multiple_clarifications',
    ]);
    assert.equal(findQueueReason({ ...noTriggers, confidence: 0.95 }, strict), undefined);
  });

  it('puts a validation failure first', () => {
    assert.deepEqual(findQueueReason({ ...noTriggers, validationPassed: false, hasNegativeFeedback: true }), {
      reason: 'validation_failure',
      priority: 100,
      triggers: ['validation_failure', 'negative_feedback'],
    });
  });
});

describe('combineTriggers', () => {
  it('returns the same reason in any order, and undefined for no triggers', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(ReviewTrigger.options),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (received, confidence) => {
          const reason = combineTriggers(received, confidence);

          assert.deepEqual(reason, combineTriggers(received.toReversed(), confidence));
          assert.equal(reason === undefined, received.length === 0);
          assert.deepEqual(new Set(reason?.triggers), new Set(received));
        },
      ),
    );
  });
});
