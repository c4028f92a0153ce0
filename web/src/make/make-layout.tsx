import { Link, Outlet } from '@tanstack/react-router';
import type { Principal } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { strings } from '../strings.ts';
import styles from './make-layout.module.css';

/** The roles that may make papers. */
const PAPER_ROLES: readonly Principal['roles'][number][] = ['author', 'teacher', 'admin'];
/** The roles that may create questions. Teachers can only read the bank and make papers. */
const MAKER_ROLES: readonly Principal['roles'][number][] = ['author', 'expert', 'admin'];

const tabs = [
  ['/make', strings.makeTabs.bank],
  ['/make/papers', strings.makeTabs.papers],
  ['/make/problems', strings.makeTabs.uploads],
  ['/make/generate', strings.makeTabs.generate],
  ['/make/jobs', strings.makeTabs.jobs],
] as const;

/** The tabs of the Make area. */
export function MakeLayout() {
  const principal = usePrincipal();
  const makesPapers = principal === undefined || principal.roles.some((role) => PAPER_ROLES.includes(role));
  const isMaker = principal === undefined || principal.roles.some((role) => MAKER_ROLES.includes(role));
  return (
    <>
      <nav className={styles.nav} aria-label={strings.areas.make}>
        {tabs
          .filter(([to]) => to === '/make' || (to === '/make/papers' ? makesPapers : isMaker))
          .map(([to, label]) => (
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
