import type { MarkingPolicies } from './marking-scheme.ts';

/** The policies for a scheme without its own: mathematics requires working, physics requires the unit. */
export function defaultMarkingPolicies(subject: string): MarkingPolicies {
  if (/math/i.test(subject)) return { answerOnly: 'none', units: 'none', significantFigures: { min: 2 } };
  if (/physics/i.test(subject)) return { answerOnly: 'full', units: 'required_once' };
  return { answerOnly: 'full', units: 'none' };
}
