import type { MarkingPolicies } from '../../domain/marking-scheme.ts';
import { createAward } from './award-shown.ts';
import type { BulletState } from './bullet-state.ts';

/** Awards repeated unit mistakes after the first, where the scheme requires the unit only once. */
export function forgiveRepeatedUnits(bulletStates: readonly BulletState[], { units }: MarkingPolicies): void {
  if (units !== 'required_once') return;
  const unitFaults = bulletStates.filter(({ award: given, fault }) => !given && fault === 'unit');
  for (const bulletState of unitFaults.slice(1)) {
    bulletState.award = createAward('exact', null, {
      rule: 'Your value is right. The missing unit has already cost a mark.',
    });
  }
}
