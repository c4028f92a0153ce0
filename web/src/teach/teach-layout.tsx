import { Link, Outlet } from '@tanstack/react-router';
import styles from '../design/area-layout.module.css';
import { teachStrings } from './teach-strings.ts';

/** The frame of all Teach pages. */
export function TeachLayout() {
  return (
    <div className={styles.frame}>
      <nav className={styles.tabs} aria-label={teachStrings.title}>
        <Link to="/teach" className={styles.tab} aria-current="page">
          {teachStrings.tabs.classes}
        </Link>
      </nav>
      <Outlet />
    </div>
  );
}
