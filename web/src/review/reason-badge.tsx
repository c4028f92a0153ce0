import { Icon, type IconName } from '../design/icon.tsx';
import styles from './reason-badge.module.css';
import type { ReviewReason } from './review-search.ts';
import { reviewStrings } from './review-strings.ts';

const appearances: Readonly<Record<ReviewReason, { icon: IconName; tone: string | undefined }>> = {
  validation_failure: { icon: 'alert', tone: styles.wrong },
  negative_feedback: { icon: 'thumbDown', tone: styles.person },
  low_confidence: { icon: 'info', tone: styles.partly },
  multiple_clarifications: { icon: 'chat', tone: styles.plain },
  sent_by_author: { icon: 'info', tone: styles.partly },
};

/** Why an item needs a review, as colour, icon and text. */
export function ReasonBadge({ reason }: { reason: ReviewReason }) {
  const { icon, tone } = appearances[reason];
  return (
    <span className={`${styles.badge} ${tone}`}>
      <Icon name={icon} size={14} />
      {reviewStrings.reasons[reason]}
    </span>
  );
}
