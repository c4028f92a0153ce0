import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** One thing that is known about an item. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
