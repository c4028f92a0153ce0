import {
  CorrectionTarget,
  type QualityDimension,
  type QualityScore,
  type ReviewNodeItem,
} from '../../domain/review-node.ts';
import { roundScore } from './compose-score.ts';

/** Words in the feedback that refer to the explanation. */
const POINTS_AT_EXPLANATION = /\b(?:explanation|rationale|solution|working)\b/i;

/** Finds the component with the largest weighted shortfall; on a tie, the first component wins. */
export function findWeakestComponent(
  { dimensions, threshold }: Pick<QualityScore, 'dimensions' | 'threshold'>,
  item: Pick<ReviewNodeItem, 'vignette' | 'distractors'>,
): CorrectionTarget {
  const shortfalls = new Map<CorrectionTarget, number>();
  for (const dimension of dimensions) {
    const component = findComponent(dimension, item);
    const missing = dimension.weight * (threshold - dimension.score);
    shortfalls.set(component, (shortfalls.get(component) ?? 0) + missing);
  }
  const shortfallOf = (component: CorrectionTarget): number =>
    roundScore(shortfalls.get(component) ?? Number.NEGATIVE_INFINITY);
  return CorrectionTarget.options.reduce((weakest, component) =>
    shortfallOf(component) > shortfallOf(weakest) ? component : weakest,
  );
}

/** The component that a dimension scores; the stem or the explanation if the item has no vignette or no options. */
function findComponent(
  { name, feedback }: QualityDimension,
  { vignette, distractors }: Pick<ReviewNodeItem, 'vignette' | 'distractors'>,
): CorrectionTarget {
  if (name === 'distractor_quality') return distractors.length === 0 ? 'explanation' : 'distractors';
  if (name !== 'clinical_accuracy') return 'stem';
  if (POINTS_AT_EXPLANATION.test(feedback)) return 'explanation';
  return vignette === null ? 'stem' : 'vignette';
}
