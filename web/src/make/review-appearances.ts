import type { QuestionReview } from '../api/schema.ts';
import type { IconName } from '../design/icon.tsx';

/** The icon and the colour of each state of a review. */
export const reviewAppearances = {
  waiting: ['clock', 'plain'],
  approved: ['check', 'right'],
  corrected: ['check', 'right'],
  rejected: ['close', 'wrong'],
  withdrawn: ['info', 'plain'],
} as const satisfies Record<QuestionReview['state'], readonly [IconName, string]>;
