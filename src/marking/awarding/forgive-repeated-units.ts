import type { MarkingPolicies } from '../../domain/marking-scheme.ts';
import { createAward } from './award-shown.ts';
import type { BulletState } from './bullet-state.ts';

/** The same slip with a unit costs one mark in a question, not one on every line. */
export function forgiveRepeatedUnits(bulletStates: readonly BulletState[], { units }: MarkingPolicies): void {
  if (units !== 'required_once') return;
  const slips = bulletStates.filter(({ award: given, fault }) => !given && fault === 'unit');
  for (const bulletState of slips.slice(1)) {
    bulletState.award = createAward('exact', null, {
      rule: 'Your value is right. The missing unit has already cost a mark.',
    });
  }
}
