import type { MarkingPolicies } from '../../domain/marking-scheme.ts';
import { createAward } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';

/**
 * Awards bullets that lost their mark by a unit, except the first, if the scheme requires the unit only once.
 */
export function forgiveRepeatedUnits(bulletMarks: readonly BulletMark[], { units }: MarkingPolicies): void {
  if (units !== 'required_once') return;
  const unitMistakes = bulletMarks.filter(
    ({ award, presentationMistake }) => !award && presentationMistake === 'unit',
  );
  for (const bulletMark of unitMistakes.slice(1)) {
    bulletMark.award = createAward('exact', null, {
      rule: 'Your value is right. The missing unit has already cost a mark.',
    });
  }
}
