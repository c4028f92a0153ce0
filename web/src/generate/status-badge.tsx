import type { Generation } from '../api/schema.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import { generateStrings } from './generate-strings.ts';
import styles from './status-badge.module.css';

/** The icon and the CSS class of each status. */
const appearances = {
  pending: ['clock', 'working'],
  running: ['clock', 'working'],
  completed: ['check', 'right'],
  completed_with_errors: ['alert', 'partly'],
  failed: ['close', 'wrong'],
  cancelled: ['close', 'plain'],
  interrupted: ['alert', 'partly'],
} as const satisfies Record<Generation['status'], readonly [IconName, string]>;

/** The status of a batch, as an icon and a word. */
export function StatusBadge({ status }: { status: Generation['status'] }) {
  const [icon, tone] = appearances[status];
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      <Icon name={icon} size={14} />
      {generateStrings.run.statuses[status]}
    </span>
  );
}
