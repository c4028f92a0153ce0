import { Link, Outlet } from '@tanstack/react-router';
import styles from './make-layout.module.css';
import { makeStrings } from './make-strings.ts';

const rooms = [
  ['/make', makeStrings.nav.bank],
  ['/make/problems', makeStrings.nav.problems],
  ['/make/generate', makeStrings.nav.generate],
  ['/make/jobs', makeStrings.nav.jobs],
] as const;

/** The ways to questions, beside each other. */
export function MakeLayout() {
  return (
    <>
      <nav className={styles.nav} aria-label={makeStrings.nav.label}>
        {rooms.map(([to, label]) => (
          <Link
            key={to}
            to={to}
            className={styles.room}
            activeOptions={{ exact: to === '/make', includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
