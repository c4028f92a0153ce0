import { Link, type LinkProps, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../browser/use-shortcuts.ts';
import { strings } from '../strings.ts';
import styles from './area-frame.module.css';
import { Button } from './button.tsx';
import { findActiveTab } from './find-active-tab.ts';

// Loaded on demand, because it needs the dialog library.
const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));

type Tab = { readonly to: NonNullable<LinkProps['to']>; readonly label: string };

type AreaFrameProps = {
  /** The name of the area, for screen readers. */
  readonly title: string;
  readonly tabs: readonly Tab[];
  /** The search parameters of all tabs; none by default. */
  readonly search?: NonNullable<LinkProps['search']>;
  /** The help of the area; without it, the general help is shown. */
  readonly help?: { readonly label: string; readonly open: () => void };
  /** Shown between the tabs and the page. */
  readonly children?: ReactNode;
};

/** The frame of all pages of an area: its tabs, and the page below them. A page under a tab's address belongs to that tab. */
export function AreaFrame({ title, tabs, search = {}, help: ownHelp, children }: AreaFrameProps) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const help = ownHelp ?? { label: strings.helpDialog.title, open: () => setHelpOpen(true) };
  useShortcuts(ownHelp === undefined ? { '?': help.open } : {});
  const path = useRouterState({ select: (state) => state.location.pathname });
  const active = findActiveTab(
    tabs.map(({ to }) => to),
    path,
  );
  const activeTab = useRef<HTMLAnchorElement>(null);
  // On a phone, the tabs scroll sideways. In new browsers, scrolling returns a promise, which an effect must not return.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reference is to another tab when `active` changes
  useEffect(() => {
    activeTab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
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
              {...(to === active && { 'aria-current': 'page' as const, ref: activeTab })}
            >
              {label}
            </Link>
          ))}
          <Button className={styles.help} onClick={help.open}>
            {help.label} <kbd>?</kbd>
          </Button>
        </nav>
      )}
      {isHelpOpen && (
        <Suspense>
          <HelpDialog texts={strings.helpDialog} isOpen onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
      {children}
      <Outlet />
    </div>
  );
}
