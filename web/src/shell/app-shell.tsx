import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { mayOpen } from '../api/page-access.ts';
import { useNeedsSignIn, usePrincipal } from '../api/use-principal.ts';
import { useScrollPlace } from '../browser/use-scroll-place.ts';
import { useShortcuts } from '../browser/use-shortcuts.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './app-shell.module.css';

// Loaded on demand: most visitors are signed in.
const SignInPage = lazy(async () => ({ default: (await import('../sign-in/sign-in-page.tsx')).SignInPage }));

const NoAccessPage = lazy(async () => ({ default: (await import('./no-access-page.tsx')).NoAccessPage }));

const HelpDialog = lazy(async () => ({ default: (await import('../design/help-dialog.tsx')).HelpDialog }));

type Area = {
  to: '/learn' | '/teach' | '/make' | '/review' | '/settings';
  icon: IconName;
  label: string;
};

const areas: readonly Area[] = [
  { to: '/learn', icon: 'learn', label: strings.areas.learn },
  { to: '/teach', icon: 'teach', label: strings.areas.teach },
  { to: '/make', icon: 'make', label: strings.areas.make },
  { to: '/review', icon: 'review', label: strings.areas.review },
  { to: '/settings', icon: 'settings', label: strings.areas.settings },
];

/** The frame around every page. The navigation is a column on the left, or a bar at the bottom on a phone. */
export function AppShell() {
  const main = useFocusAfterNavigation();
  const principal = usePrincipal();
  // Visitors may see the front page and join a class. After a refused sign-in, they see the sign-in page with the reason.
  const isPublicPage = useRouterState({
    select: ({ location }) =>
      /^\/(?:$|join\b)/.test(location.pathname) && !location.searchStr.includes('sign-in-problem'),
  });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useScrollPlace(useRouterState({ select: ({ location }) => location.state.__TSR_key }));
  const needsSignIn = useNeedsSignIn() && !isPublicPage;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {strings.skipToContent}
      </a>
      <nav className={styles.navigation} aria-label={strings.product}>
        <Link to="/" className={styles.brand}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          <span>{strings.product}</span>
        </Link>
        {areas
          .filter(({ to }) => mayOpen(to, principal))
          .map(({ to, icon, label }) => (
            <Link key={to} to={to} className={styles.area} activeProps={{ 'aria-current': 'page' }}>
              <Icon name={icon} />
              <span>{label}</span>
            </Link>
          ))}
      </nav>
      <GeneralHelp />
      <main id="content" ref={main} tabIndex={-1} className={styles.content}>
        {needsSignIn ? (
          <Suspense>
            <SignInPage />
          </Suspense>
        ) : principal !== undefined && !mayOpen(path, principal) ? (
          <Suspense>
            <NoAccessPage path={path} principal={principal} />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </main>
    </div>
  );
}

/** The help of pages without an area; opened with `?`. */
function GeneralHelp() {
  const [isOpen, setOpen] = useState(false);
  const isInArea = useRouterState({
    select: ({ location }) => /^\/(?:learn|review|teach|make|settings)\b/.test(location.pathname),
  });
  useShortcuts(isInArea ? {} : { '?': () => setOpen(true) });
  if (!isOpen) return null;
  return (
    <Suspense>
      <HelpDialog texts={strings.helpDialog} isOpen onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** After navigation, moves the focus to the new page so that keyboards and screen readers start at its top. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
