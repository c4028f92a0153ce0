import { Link, Outlet } from '@tanstack/react-router';
import { usePrincipal } from '../api/use-principal.ts';
import styles from '../design/area-layout.module.css';
import { strings } from '../strings.ts';
import { accessStrings } from './access-strings.ts';

const tabs = [
  ['/settings', accessStrings.tabs.own],
  ['/settings/people', accessStrings.tabs.people],
  ['/settings/institution', accessStrings.tabs.institution],
  ['/settings/audit', accessStrings.tabs.audit],
] as const;

/** The frame of the settings; admins also get tabs for people, the institution and the audit log. */
export function SettingsLayout() {
  const isAdmin = usePrincipal()?.roles.includes('admin') ?? false;
  return (
    <div className={styles.frame}>
      {isAdmin && (
        <nav className={styles.tabs} aria-label={strings.areas.settings}>
          {tabs.map(([to, label]) => (
            <Link
              key={to}
              to={to}
              className={styles.tab}
              activeOptions={{ exact: to === '/settings', includeSearch: false }}
              activeProps={{ 'aria-current': 'page' }}
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      <Outlet />
    </div>
  );
}
