import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A titled box in the side column. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
