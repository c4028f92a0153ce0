import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './note.module.css';

type NoteProps = { icon: IconName; title: string; children?: ReactNode; tone?: 'plain' | 'wrong' };

/** A message in place of content: nothing to show, not found, or failed. */
export function Note({ icon, title, children, tone = 'plain' }: NoteProps) {
  return (
    <section className={`${styles.note} ${styles[tone]}`} role={tone === 'wrong' ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <h2>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
