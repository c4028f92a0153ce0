import { Icon, type IconName } from '../design/icon.tsx';
import { SuperscriptText } from '../design/superscript-text.tsx';
import styles from './status-message.module.css';

/** The meaning of a message, which decides its icon and colour. */
type Tone = 'right' | 'partly' | 'wrong' | 'plain';

const icons: Readonly<Record<Tone, IconName>> = {
  right: 'check',
  partly: 'alert',
  wrong: 'close',
  plain: 'info',
};

/** A sentence with an icon and colour for its tone. */
export function StatusMessage({ tone, text }: { tone: Tone; text: string }) {
  return (
    <p className={`${styles.message} ${styles[tone]}`}>
      <Icon name={icons[tone]} size={16} />
      <span>
        <SuperscriptText text={text} />
      </span>
    </p>
  );
}
