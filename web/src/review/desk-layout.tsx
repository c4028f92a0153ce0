import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { HelpDialog } from '../design/help-dialog.tsx';
import { useKeys } from '../design/use-keys.ts';
import { reviewStrings } from '../review-strings.ts';
import { DeskContext, useDesk, useDeskState } from './desk-context.ts';
import styles from './desk-layout.module.css';
import { createDesk } from './desk-store.ts';
import { DeskToast } from './desk-toast.tsx';
import { ProblemList } from './problem-list.tsx';
import { filterOf } from './review-search.ts';

/** What all pages of the desk share: their tabs, undo, help, what went wrong, and the voice for screen readers. */
export function DeskLayout() {
  const queries = useQueryClient();
  const [desk] = useState(() => createDesk(queries));
  usePages();
  useEffect(() => {
    desk.retryAll();
    const onOnline = () => desk.retryAll();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [desk]);
  return (
    <DeskContext value={desk}>
      <Frame />
    </DeskContext>
  );
}

/** Fetches the pages of the desk one goes to and fro between, so that they are there when the server is not. */
function usePages(): void {
  useEffect(() => {
    const pages = [import('./queue-page.tsx'), import('./item-page.tsx')];
    Promise.all(pages).catch(() => undefined);
  }, []);
}

function Frame() {
  const [isHelping, setHelping] = useState(false);
  const undo = useUndo();
  const { said } = useDeskState();
  const search = filterOf(useSearch({ from: '/review' }));
  useKeys({ '?': () => setHelping(true), u: undo });
  return (
    <div className={styles.frame}>
      <nav className={styles.tabs} aria-label={reviewStrings.title}>
        <Link
          to="/review"
          search={search}
          activeOptions={{ exact: true, includeSearch: false }}
          className={styles.tab}
        >
          {reviewStrings.queue}
        </Link>
        <Link to="/review/statistics" search={search} className={styles.tab}>
          {reviewStrings.statistics}
        </Link>
        <Button className={styles.help} onClick={() => setHelping(true)}>
          {reviewStrings.help} <kbd>?</kbd>
        </Button>
      </nav>
      <ProblemList />
      <Outlet />
      <DeskToast onUndo={undo} />
      <HelpDialog words={reviewStrings.helpDialog} isOpen={isHelping} onClose={() => setHelping(false)} />
      <p className="visually-hidden" role="status">
        {said.text}
        {/* The same words again are news only when the text differs. */}
        {said.count % 2 === 0 ? '' : '\u200b'}
      </p>
    </div>
  );
}

/** Takes back the last decision and shows its item. */
function useUndo(): () => void {
  const desk = useDesk();
  const navigate = useNavigate();
  return () => {
    void desk.undoLast().then((id) => {
      if (id !== undefined) {
        void navigate({ to: '/review/items/$id', params: { id }, search: (old) => filterOf(old) });
      }
    });
  };
}
