import type { MarkingPolicies } from './marking-scheme.ts';

/** Where a scheme says nothing: mathematics asks for working, physics for the unit and sensible figures. */
export function defaultMarkingPolicies(subject: string): MarkingPolicies {
  if (/math/i.test(subject)) return { answerOnly: 'none', units: 'none', significantFigures: { min: 2 } };
  if (/physics/i.test(subject)) return { answerOnly: 'full', units: 'required_once' };
  return { answerOnly: 'full', units: 'none' };
}
