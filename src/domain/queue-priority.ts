import { ReviewTrigger } from './queue-item.ts';
import { ReviewSettings } from './settings.ts';

type ReviewThresholds = Pick<ReviewSettings, 'confidenceThreshold' | 'clarificationThreshold'>;

const defaultThresholds: ReviewThresholds = ReviewSettings.parse({});

/** The facts about a turn (one submission to the queue) that decide whether an expert must see it. */
export type TurnSignals = {
  readonly confidence: number;
  readonly validationPassed: boolean;
  readonly hasNegativeFeedback: boolean;
  readonly clarificationCount: number;
};

/** Why a turn is queued: the triggers that apply, and the priority that results from them. */
export type QueueReason = {
  /** The main trigger: the first of `triggers`. */
  readonly reason: ReviewTrigger;
  readonly priority: number;
  /** All triggers that apply, in order of precedence. */
  readonly triggers: readonly ReviewTrigger[];
};

/** Finds the triggers of a turn and their priority; undefined when the turn needs no expert. */
export function findQueueReason(
  signals: TurnSignals,
  thresholds: ReviewThresholds = defaultThresholds,
): QueueReason | undefined {
  return combineTriggers(findTriggers(signals, thresholds), signals.confidence);
}

/** Combines triggers: the reason is the first in order of precedence, the priority is the highest of all. */
export function combineTriggers(
  received: readonly ReviewTrigger[],
  confidence: number,
): QueueReason | undefined {
  const triggers = ReviewTrigger.options.filter((trigger) => received.includes(trigger));
  const [reason] = triggers;
  if (reason === undefined) return undefined;
  const priority = Math.max(...triggers.map((trigger) => triggerPriority(trigger, confidence)));
  return { reason, priority, triggers };
}

/** The priority of one trigger; the confidence matters only for `low_confidence`. */
export function triggerPriority(trigger: ReviewTrigger, confidence: number): number {
  switch (trigger) {
    case 'validation_failure':
      return 100;
    case 'negative_feedback':
      return 50;
    case 'low_confidence':
      return Math.min(70, Math.max(20, toWholePercent(1 - confidence)));
    case 'multiple_clarifications':
      return 10;
    case 'sent_by_author':
      return 20;
  }
}

function findTriggers(signals: TurnSignals, thresholds: ReviewThresholds): ReviewTrigger[] {
  const applies: Record<ReviewTrigger, boolean> = {
    validation_failure: !signals.validationPassed,
    negative_feedback: signals.hasNegativeFeedback,
    low_confidence: signals.confidence < thresholds.confidenceThreshold,
    multiple_clarifications: signals.clarificationCount >= thresholds.clarificationThreshold,
    // Only the caller knows that an author asked for the review.
    sent_by_author: false,
  };
  return ReviewTrigger.options.filter((trigger) => applies[trigger]);
}

// In floating-point numbers, 1 − 0.685 is 0.31499…96. Rounding to 1e-9 first makes it 0.315 again.
function toWholePercent(share: number): number {
  return Math.round(Math.round(share * 1e9) / 1e7);
}
