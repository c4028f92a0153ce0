import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError } from '../api/client.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { useShortcuts } from '../browser/use-shortcuts.ts';
import { ErrorNote } from '../design/error-note.tsx';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import styles from './item-page.module.css';
import { OpenItemView } from './open-item-view.tsx';
import { useReviewStore } from './review-context.ts';
import { useItem } from './review-queries.ts';
import { getFilter } from './review-search.ts';
import { reviewStrings } from './review-strings.ts';
import { type Neighbours, useNeighbours } from './use-neighbours.ts';

/** One item of the queue: the text to review, its details and the decision. */
export function ItemPage() {
  const { id } = useParams({ from: '/review/items/$id' });
  const search = getFilter(useSearch({ from: '/review/items/$id' }));
  const item = useItem(id);
  const neighbours = useNeighbours(search, id);
  const navigation = useQueueNavigation(neighbours);
  usePageTitle(item.data?.record.text.slice(0, 60) || reviewStrings.title);
  useScrollToTop(id);

  return (
    <div className={styles.page}>
      <div className={styles.navigation}>
        <Link to="/review" search={search} className={styles.back}>
          <Icon name="back" size={16} />
          {reviewStrings.item.back}
        </Link>
        {neighbours.position !== undefined && (
          <span className={styles.position}>
            {reviewStrings.item.position(neighbours.position, neighbours.total)}
          </span>
        )}
        <NavigationButton label={reviewStrings.item.previous} icon="back" onClick={navigation.previous} />
        <NavigationButton label={reviewStrings.item.next} icon="forward" onClick={navigation.next} />
      </div>
      {item.isPending && <Skeleton label={reviewStrings.loadingItem} lines={4} />}
      {item.isError && item.data === undefined && (
        <LoadError error={item.error} onRetry={() => item.refetch()} />
      )}
      {item.data && <OpenItemView key={id} openItem={item.data} neighbours={neighbours} />}
    </div>
  );
}

/** Scrolls to the top when another item opens. */
function useScrollToTop(id: string): void {
  const lastId = useRef(id);
  useEffect(() => {
    if (lastId.current === id) return;
    lastId.current = id;
    window.scrollTo({ top: 0 });
  }, [id]);
}

type NavigationButtonProps = { label: string; icon: 'back' | 'forward'; onClick: () => void };

function NavigationButton({ label, icon, onClick }: NavigationButtonProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} onClick={onClick}>
      <Icon name={icon} size={18} />
    </button>
  );
}

/** Binds J and K to the next and previous item, and `/` to the search field of the queue. */
function useQueueNavigation({ previous, next }: Neighbours): { previous: () => void; next: () => void } {
  const store = useReviewStore();
  const navigate = useNavigate();
  const createOpenAction = (id: string | undefined, endMessage: string) => () => {
    if (id === undefined) store.announce(endMessage);
    else void navigate({ to: '/review/items/$id', params: { id }, search: (old) => getFilter(old) });
  };
  const navigation = {
    previous: createOpenAction(previous, reviewStrings.announce.first),
    next: createOpenAction(next, reviewStrings.announce.last),
  };
  useShortcuts({
    j: navigation.next,
    k: navigation.previous,
    '/': () => void navigate({ to: '/review', search: (old) => getFilter(old), hash: 'search' }),
  });
  return navigation;
}

function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof ApiError) || error.status !== 404)
    return <ErrorNote error={error} onRetry={onRetry} />;
  return (
    <Note icon="search" title={reviewStrings.item.missingTitle}>
      <p>{reviewStrings.item.missingAdvice}</p>
    </Note>
  );
}
