import { Link, Outlet } from '@tanstack/react-router';
import { strings } from '../strings.ts';
import styles from './make-layout.module.css';

const rooms = [
  ['/make', strings.makeRooms.bank],
  ['/make/problems', strings.makeRooms.problems],
  ['/make/generate', strings.makeRooms.generate],
  ['/make/jobs', strings.makeRooms.jobs],
] as const;

/** The ways to questions, beside each other. */
export function MakeLayout() {
  return (
    <>
      <nav className={styles.nav} aria-label={strings.doors.make}>
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
