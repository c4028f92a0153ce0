import { Link } from '@tanstack/react-router';
import { findPageRoles, mayOpen } from '../api/page-access.ts';
import type { Principal } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Note } from '../design/note.tsx';
import { strings } from '../strings.ts';
import styles from './no-access-page.module.css';

const areas = ['/learn', '/teach', '/make', '/review'] as const;

/** Shown in place of a page that the user may not open: who it is for, and the areas that they may use. */
export function NoAccessPage({ path, principal }: { path: string; principal: Principal }) {
  const texts = strings.noAccess;
  usePageTitle(texts.title);
  const listRoles = (roles: Principal['roles'] | ReturnType<typeof findPageRoles> = []) =>
    roles.map((role) => texts.roles[role]);
  return (
    <Note icon="person" title={texts.title}>
      <p>{texts.reason(listRoles(findPageRoles(path)))}</p>
      <p>{texts.signedIn(principal.id, listRoles(principal.roles))}</p>
      <ul className={styles.links}>
        {areas
          .filter((area) => mayOpen(area, principal))
          .map((area) => (
            <li key={area}>
              <Link to={area}>{texts.goTo(texts.areas[area])}</Link>
            </li>
          ))}
        <li>
          <Link to="/settings">{texts.account}</Link>
        </li>
      </ul>
    </Note>
  );
}
