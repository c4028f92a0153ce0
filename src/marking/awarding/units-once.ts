import type { MarkingPolicies } from '../../domain/marking-scheme.ts';
import { award } from './award-shown.ts';
import type { Standing } from './standing.ts';

/** The same slip with a unit costs one mark in a question, not one on every line. */
export function forgiveRepeatedUnits(standings: readonly Standing[], { units }: MarkingPolicies): void {
  if (units !== 'required_once') return;
  const slips = standings.filter(({ award: given, fault }) => !given && fault === 'unit');
  for (const standing of slips.slice(1)) {
    standing.award = award('exact', null, {
      rule: 'The value is right; the missing unit was counted before.',
    });
  }
}
