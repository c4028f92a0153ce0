import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../design/button.tsx';
import { useKeys } from '../design/use-keys.ts';
import styles from '../review/desk-layout.module.css';
import room from './learn-layout.module.css';
import { learnStrings } from './learn-strings.ts';

// The first question does not wait for it.
const HelpDialog = lazy(async () => ({ default: (await import('../design/help-dialog.tsx')).HelpDialog }));

/** What all pages of Learn share: their tabs and the help. */
export function LearnLayout() {
  const [isHelping, setHelping] = useState(false);
  useKeys({ '?': () => setHelping(true) });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { tabs } = learnStrings;
  const isPractice = path === '/learn' || path.startsWith('/learn/practice');
  return (
    <div className={`${styles.frame} ${room.room}`}>
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
        <Button className={styles.help} onClick={() => setHelping(true)}>
          {learnStrings.help} <kbd>?</kbd>
        </Button>
      </nav>
      <Outlet />
      {isHelping && (
        <Suspense>
          <HelpDialog words={learnStrings.helpDialog} isOpen onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </div>
  );
}
