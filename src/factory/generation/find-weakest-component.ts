import {
  CorrectionTarget,
  type QualityDimension,
  type QualityScore,
  type ReviewNodeItem,
} from '../../domain/review-node.ts';
import { roundScore } from './compose-score.ts';

/** Words in the feedback that refer to the explanation. */
const EXPLANATION_WORD = /\b(?:explanation|rationale|solution|working)\b/i;

/** Finds the component whose scores are furthest below the threshold, as a weighted sum; on a tie, the first component. */
export function findWeakestComponent(
  { dimensions, threshold }: Pick<QualityScore, 'dimensions' | 'threshold'>,
  item: Pick<ReviewNodeItem, 'vignette' | 'distractors'>,
): CorrectionTarget {
  const shortfallByComponent = new Map<CorrectionTarget, number>();
  for (const dimension of dimensions) {
    const component = findComponent(dimension, item);
    const shortfall = dimension.weight * (threshold - dimension.score);
    shortfallByComponent.set(component, (shortfallByComponent.get(component) ?? 0) + shortfall);
  }
  const getShortfall = (component: CorrectionTarget): number =>
    roundScore(shortfallByComponent.get(component) ?? Number.NEGATIVE_INFINITY);
  return CorrectionTarget.options.reduce((weakest, component) =>
    getShortfall(component) > getShortfall(weakest) ? component : weakest,
  );
}

/** Returns the component that a dimension scores. Without a vignette it is the stem; without options, the explanation. */
function findComponent(
  { name, feedback }: QualityDimension,
  { vignette, distractors }: Pick<ReviewNodeItem, 'vignette' | 'distractors'>,
): CorrectionTarget {
  if (name === 'distractor_quality') return distractors.length === 0 ? 'explanation' : 'distractors';
  if (name !== 'clinical_accuracy') return 'stem';
  if (EXPLANATION_WORD.test(feedback)) return 'explanation';
  return vignette === null ? 'stem' : 'vignette';
}
