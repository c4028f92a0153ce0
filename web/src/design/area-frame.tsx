import { Link, type LinkProps, Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './area-frame.module.css';
import { Button } from './button.tsx';
import { findActiveTab } from './find-active-tab.ts';

type Tab = { readonly to: NonNullable<LinkProps['to']>; readonly label: string };

type AreaFrameProps = {
  /** The name of the area, for screen readers. */
  readonly title: string;
  readonly tabs: readonly Tab[];
  /** The search parameters of all tabs; none by default. */
  readonly search?: NonNullable<LinkProps['search']>;
  readonly help?: { readonly label: string; readonly open: () => void };
  /** Shown between the tabs and the page. */
  readonly children?: ReactNode;
};

/** The frame of all pages of an area: its tabs, and the page below them. A page under a tab's address belongs to that tab. */
export function AreaFrame({ title, tabs, search = {}, help, children }: AreaFrameProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const active = findActiveTab(
    tabs.map(({ to }) => to),
    path,
  );
  return (
    <div className={styles.frame}>
      {tabs.length > 0 && (
        <nav className={styles.tabs} aria-label={title}>
          {tabs.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              search={search}
              className={styles.tab}
              activeOptions={{ exact: true, includeSearch: false }}
              {...(to === active && { 'aria-current': 'page' as const })}
            >
              {label}
            </Link>
          ))}
          {help && (
            <Button className={styles.help} onClick={help.open}>
              {help.label} <kbd>?</kbd>
            </Button>
          )}
        </nav>
      )}
      {children}
      <Outlet />
    </div>
  );
}
