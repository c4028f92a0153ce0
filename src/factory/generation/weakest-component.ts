import {
  CorrectionTarget,
  type QualityDimension,
  type QualityScore,
  type ReviewItem,
} from '../../domain/review-node.ts';
import { rounded } from './compose-score.ts';

const POINTS_AT_EXPLANATION = /\b(?:explanation|rationale|solution|working)\b/i;

/** The component that most of the missing score belongs to; ties in the order of the components. */
export function weakestComponent(
  { dimensions, threshold }: Pick<QualityScore, 'dimensions' | 'threshold'>,
  item: Pick<ReviewItem, 'vignette' | 'distractors'>,
): CorrectionTarget {
  const shortfalls = new Map<CorrectionTarget, number>();
  for (const dimension of dimensions) {
    const component = componentOf(dimension, item);
    const missing = dimension.weight * (threshold - dimension.score);
    shortfalls.set(component, (shortfalls.get(component) ?? 0) + missing);
  }
  const shortfallOf = (component: CorrectionTarget): number =>
    rounded(shortfalls.get(component) ?? Number.NEGATIVE_INFINITY);
  return CorrectionTarget.options.reduce((weakest, component) =>
    shortfallOf(component) > shortfallOf(weakest) ? component : weakest,
  );
}

/** An item without a case or without options keeps what they would hold in its stem or explanation. */
function componentOf(
  { name, feedback }: QualityDimension,
  { vignette, distractors }: Pick<ReviewItem, 'vignette' | 'distractors'>,
): CorrectionTarget {
  if (name === 'distractor_quality') return distractors.length === 0 ? 'explanation' : 'distractors';
  if (name !== 'clinical_accuracy') return 'stem';
  if (POINTS_AT_EXPLANATION.test(feedback)) return 'explanation';
  return vignette === null ? 'stem' : 'vignette';
}
