import { ReviewTrigger } from './queue-item.ts';

/** A turn less sure than this goes to an expert. */
export const CONFIDENCE_THRESHOLD = 0.7;

/** A turn that took this many clarifications goes to an expert. */
export const CLARIFICATION_THRESHOLD = 3;

export type ReviewThresholds = { readonly confidence: number; readonly clarifications: number };

export const defaultThresholds: ReviewThresholds = {
  confidence: CONFIDENCE_THRESHOLD,
  clarifications: CLARIFICATION_THRESHOLD,
};

export type TurnSigns = {
  readonly confidence: number;
  readonly validationPassed: boolean;
  readonly hasNegativeFeedback: boolean;
  readonly clarificationCount: number;
};

export type QueueReason = {
  readonly reason: ReviewTrigger;
  readonly priority: number;
  /** Everything that applies, the reason first. */
  readonly triggers: readonly ReviewTrigger[];
};

/** Why a turn needs an expert and how soon; undefined when nothing speaks for it. */
export function findQueueReason(
  signs: TurnSigns,
  thresholds: ReviewThresholds = defaultThresholds,
): QueueReason | undefined {
  return weighTriggers(triggersOf(signs, thresholds), signs.confidence);
}

/** The reason that triggers give together: the first in the order of the list, with the highest priority of all. */
export function weighTriggers(given: readonly ReviewTrigger[], confidence: number): QueueReason | undefined {
  const triggers = ReviewTrigger.options.filter((trigger) => given.includes(trigger));
  const [reason] = triggers;
  if (reason === undefined) return undefined;
  const priority = Math.max(...triggers.map((trigger) => triggerPriority(trigger, confidence)));
  return { reason, priority, triggers };
}

/** Priority of one trigger; the confidence counts only for `low_confidence`. */
export function triggerPriority(trigger: ReviewTrigger, confidence: number): number {
  switch (trigger) {
    case 'validation_failure':
      return 100;
    case 'negative_feedback':
      return 50;
    case 'low_confidence':
      return Math.min(70, Math.max(20, wholePercent(1 - confidence)));
    case 'multiple_clarifications':
      return 10;
  }
}

function triggersOf(signs: TurnSigns, thresholds: ReviewThresholds): ReviewTrigger[] {
  const applies: Record<ReviewTrigger, boolean> = {
    validation_failure: !signs.validationPassed,
    negative_feedback: signs.hasNegativeFeedback,
    low_confidence: signs.confidence < thresholds.confidence,
    multiple_clarifications: signs.clarificationCount >= thresholds.clarifications,
  };
  return ReviewTrigger.options.filter((trigger) => applies[trigger]);
}

// 1 − 0.685 is 0.31499…96 in floats; rounding to 1e-9 first keeps exact halves exact.
function wholePercent(share: number): number {
  return Math.round(Math.round(share * 1e9) / 1e7);
}
