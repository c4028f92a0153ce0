import { Icon, type IconName } from '../design/icon.tsx';
import { reviewStrings } from '../review-strings.ts';
import styles from './reason-badge.module.css';
import type { Reason } from './review-search.ts';

const looks: Readonly<Record<Reason, { icon: IconName; tone: string | undefined }>> = {
  validation_failure: { icon: 'alert', tone: styles.wrong },
  negative_feedback: { icon: 'thumbDown', tone: styles.person },
  low_confidence: { icon: 'info', tone: styles.partly },
  multiple_clarifications: { icon: 'chat', tone: styles.plain },
};

/** Why an item is here: colour, sign and word. */
export function ReasonBadge({ reason }: { reason: Reason }) {
  const { icon, tone } = looks[reason];
  return (
    <span className={`${styles.badge} ${tone}`}>
      <Icon name={icon} size={14} />
      {reviewStrings.reasons[reason]}
    </span>
  );
}
