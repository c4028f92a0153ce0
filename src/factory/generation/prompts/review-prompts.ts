import type { QualityDimension, ValidationError } from '../../../domain/quality-loop.ts';

/** Formats the feedback for a correction: the validation errors, then each weak dimension with its feedback. */
export function formatFeedback(
  errors: readonly ValidationError[],
  weakDimensions: readonly QualityDimension[],
): string {
  return [
    ...errors.map(({ field, message }) => `${field}: ${message}`),
    ...weakDimensions.map(({ name, score, feedback }) => `${name} ${score.toFixed(2)}: ${feedback}`),
  ].join('\n');
}
