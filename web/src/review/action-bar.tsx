import { Icon, type IconName } from '../design/icon.tsx';
import styles from './action-bar.module.css';
import { reviewStrings } from './review-strings.ts';

type BarProps = {
  /** Undefined if the reviewer may not approve the item; the same for `onEdit`. */
  onApprove?: () => void;
  onReject: () => void;
  onEdit?: () => void;
  onSkip: () => void;
};

/** The four decisions on an item; the most likely one is last and primary. */
export function ActionBar({ onApprove, onReject, onEdit, onSkip }: BarProps) {
  const texts = reviewStrings.actions;
  return (
    <div className={styles.bar} role="toolbar" aria-label={texts.label}>
      <Action icon="skip" label={texts.skip} keyName="S" onClick={onSkip} />
      {onEdit && <Action icon="make" label={texts.edit} keyName="E" onClick={onEdit} />}
      <Action icon="close" label={texts.reject} keyName="R" onClick={onReject} />
      {onApprove && <Action icon="check" label={texts.approve} keyName="A" onClick={onApprove} isPrimary />}
    </div>
  );
}

type ActionProps = {
  icon: IconName;
  label: string;
  keyName: string;
  onClick: () => void;
  isPrimary?: boolean;
};

function Action({ icon, label, keyName, onClick, isPrimary = false }: ActionProps) {
  return (
    <button
      type="button"
      className={`${styles.action} ${isPrimary ? styles.primary : ''}`}
      aria-keyshortcuts={keyName}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
      <span>{label}</span>
      <kbd>{keyName}</kbd>
    </button>
  );
}
