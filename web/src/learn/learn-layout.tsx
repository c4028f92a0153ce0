import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../browser/use-shortcuts.ts';
import styles from '../design/area-layout.module.css';
import { Button } from '../design/button.tsx';
import learnStyles from './learn-layout.module.css';
import { learnStrings } from './learn-strings.ts';

// Loaded on demand, to keep the first question fast.
const HelpDialog = lazy(async () => ({ default: (await import('../design/help-dialog.tsx')).HelpDialog }));

/** The frame of all Learn pages: tabs and keyboard help. */
export function LearnLayout() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts({ '?': () => setHelpOpen(true) });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { tabs } = learnStrings;
  const isPractice = path === '/learn' || path.startsWith('/learn/practice');
  return (
    <div className={`${styles.frame} ${learnStyles.area}`}>
      <nav className={styles.tabs} aria-label={learnStrings.title}>
        <Link
          to="/learn"
          search={{}}
          activeOptions={{ exact: true }}
          className={styles.tab}
          {...(isPractice && { 'aria-current': 'page' as const })}
        >
          {tabs.practice}
        </Link>
        <Link to="/learn/exams" search={{}} activeOptions={{ includeSearch: false }} className={styles.tab}>
          {tabs.exams}
        </Link>
        <Link to="/learn/progress" className={styles.tab}>
          {tabs.progress}
        </Link>
        <Button className={styles.help} onClick={() => setHelpOpen(true)}>
          {learnStrings.help} <kbd>?</kbd>
        </Button>
      </nav>
      <Outlet />
      {isHelpOpen && (
        <Suspense>
          <HelpDialog texts={learnStrings.helpDialog} isOpen onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
