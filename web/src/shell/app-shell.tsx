import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Principal } from '../api/schema.ts';
import { useIsStranger, usePrincipal } from '../api/use-principal.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './app-shell.module.css';

// Only who needs a key meets it.
const SignInPage = lazy(async () => ({ default: (await import('../sign-in/sign-in-page.tsx')).SignInPage }));

type Role = Principal['roles'][number];

type Door = {
  to: '/learn' | '/make' | '/review' | '/settings';
  icon: IconName;
  label: string;
  /** Who may go through; without a list, everybody. */
  roles?: readonly Role[];
};

const doors: readonly Door[] = [
  { to: '/learn', icon: 'learn', label: strings.doors.learn },
  { to: '/make', icon: 'make', label: strings.doors.make, roles: ['author', 'expert', 'admin'] },
  { to: '/review', icon: 'review', label: strings.doors.review, roles: ['expert', 'admin'] },
  { to: '/settings', icon: 'settings', label: strings.doors.settings },
];

/** The three doors, always visible: a rail beside the page, or a bar below it on a phone. */
export function AppShell() {
  const main = useFocusAfterNavigation();
  const principal = usePrincipal();
  const isStranger = useIsStranger();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {strings.skipToContent}
      </a>
      <nav className={styles.rail} aria-label={strings.product}>
        <Link to="/" className={styles.brand}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          <span>{strings.product}</span>
        </Link>
        {doors
          .filter((door) => isOpen(door, principal))
          .map(({ to, icon, label }) => (
            <Link key={to} to={to} className={styles.door} activeProps={{ 'aria-current': 'page' }}>
              <Icon name={icon} />
              <span>{label}</span>
            </Link>
          ))}
      </nav>
      <main id="content" ref={main} tabIndex={-1} className={styles.content}>
        {isStranger ? (
          <Suspense>
            <SignInPage />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </main>
    </div>
  );
}

function isOpen({ roles }: Door, principal: Principal | undefined): boolean {
  return (
    roles === undefined || principal === undefined || principal.roles.some((role) => roles.includes(role))
  );
}

/** Moves focus to the new page, so that a keyboard or a screen reader starts at its top; not on the first one. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const seen = useRef(path);
  useEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
