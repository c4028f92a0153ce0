import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short label in a rounded box. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
