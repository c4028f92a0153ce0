import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useShortcuts } from '../browser/use-shortcuts.ts';
import { AreaFrame } from '../design/area-frame.tsx';
import { HelpDialog } from '../design/help-dialog.tsx';
import { ReviewStoreContext, useReviewState, useReviewStore } from './review-context.ts';
import { getFilter } from './review-search.ts';
import { createReviewStore } from './review-store.ts';
import { reviewStrings } from './review-strings.ts';
import { ReviewToast } from './review-toast.tsx';
import { UnsavedDecisions } from './unsaved-decisions.tsx';

const tabs = [
  { to: '/review', label: reviewStrings.queue },
  { to: '/review/bulk', label: reviewStrings.bulk.tab },
  { to: '/review/statistics', label: reviewStrings.statistics },
] as const;

/** The frame of all review pages: tabs, undo, help, failed decisions and announcements for screen readers. */
export function ReviewLayout() {
  const queryClient = useQueryClient();
  const [store] = useState(() => createReviewStore(queryClient));
  usePreloadPages();
  useEffect(() => {
    store.retryAll();
    const onOnline = () => store.retryAll();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [store]);
  return (
    <ReviewStoreContext value={store}>
      <ReviewFrame />
    </ReviewStoreContext>
  );
}

/** Loads the code of the queue and item pages early, so that they open even when the server is down. */
function usePreloadPages(): void {
  useEffect(() => {
    const pages = [import('./queue-page.tsx'), import('./item-page.tsx')];
    // If loading fails, a page is loaded when it is opened.
    Promise.all(pages).catch(() => undefined);
  }, []);
}

function ReviewFrame() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const undo = useUndo();
  const { announcement } = useReviewState();
  const search = getFilter(useSearch({ from: '/review' }));
  useShortcuts({ '?': () => setHelpOpen(true), u: undo });
  return (
    <>
      <AreaFrame
        title={reviewStrings.title}
        tabs={tabs}
        search={search}
        help={{ label: reviewStrings.help, open: () => setHelpOpen(true) }}
      >
        <UnsavedDecisions />
      </AreaFrame>
      <ReviewToast onUndo={undo} />
      <HelpDialog texts={reviewStrings.helpDialog} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <p className="visually-hidden" role="status">
        {announcement.text}
        {/* Screen readers announce only changed text; the invisible character makes a repeated text differ. */}
        {announcement.count % 2 === 0 ? '' : '\u200b'}
      </p>
    </>
  );
}

/** Undoes the last decision and opens its item. */
function useUndo(): () => void {
  const store = useReviewStore();
  const navigate = useNavigate();
  return () => {
    void store.undoLast().then((id) => {
      if (id !== undefined) {
        void navigate({ to: '/review/items/$id', params: { id }, search: (old) => getFilter(old) });
      }
    });
  };
}
