import { Link, Outlet } from '@tanstack/react-router';
import { strings } from '../strings.ts';
import styles from './make-layout.module.css';

const tabs = [
  ['/make', strings.makeTabs.bank],
  ['/make/problems', strings.makeTabs.uploads],
  ['/make/generate', strings.makeTabs.generate],
  ['/make/jobs', strings.makeTabs.jobs],
] as const;

/** The tabs of the Make area. */
export function MakeLayout() {
  return (
    <>
      <nav className={styles.nav} aria-label={strings.areas.make}>
        {tabs.map(([to, label]) => (
          <Link
            key={to}
            to={to}
            className={styles.tab}
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
