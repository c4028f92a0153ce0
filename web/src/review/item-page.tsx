import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError } from '../api/client.ts';
import { ErrorNote } from '../design/error-note.tsx';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useKeys } from '../design/use-keys.ts';
import { reviewStrings } from '../review-strings.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { useDesk } from './desk-context.ts';
import styles from './item-page.module.css';
import { OpenItemView } from './open-item-view.tsx';
import { useItem } from './review-queries.ts';
import { filterOf } from './review-search.ts';
import { type Neighbours, useNeighbours } from './use-neighbours.ts';

/** One item, everything that helps to decide it, and the decision. */
export function ItemPage() {
  const { id } = useParams({ from: '/review/items/$id' });
  const search = filterOf(useSearch({ from: '/review/items/$id' }));
  const item = useItem(id);
  const neighbours = useNeighbours(search, id);
  const go = useWalk(neighbours);
  usePageTitle(item.data?.record.text.slice(0, 60) || reviewStrings.title);
  useScrollToTop(id);

  return (
    <div className={styles.page}>
      <div className={styles.walk}>
        <Link to="/review" search={search} className={styles.back}>
          <Icon name="back" size={16} />
          {reviewStrings.item.back}
        </Link>
        {neighbours.place !== undefined && (
          <span className={styles.place}>{reviewStrings.item.place(neighbours.place, neighbours.total)}</span>
        )}
        <WalkButton label={reviewStrings.item.previous} icon="back" onClick={go.previous} />
        <WalkButton label={reviewStrings.item.next} icon="forward" onClick={go.next} />
      </div>
      {item.isPending && <Skeleton label={reviewStrings.loadingItem} lines={4} />}
      {item.isError && item.data === undefined && (
        <Failure error={item.error} onRetry={() => item.refetch()} />
      )}
      {item.data && <OpenItemView key={id} open={item.data} neighbours={neighbours} />}
    </div>
  );
}

/** Each item is read from its beginning. */
function useScrollToTop(id: string): void {
  const seen = useRef(id);
  useEffect(() => {
    if (seen.current === id) return;
    seen.current = id;
    window.scrollTo({ top: 0 });
  }, [id]);
}

type WalkButtonProps = { label: string; icon: 'back' | 'forward'; onClick: () => void };

function WalkButton({ label, icon, onClick }: WalkButtonProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} onClick={onClick}>
      <Icon name={icon} size={18} />
    </button>
  );
}

/** J and K, and `/` back to the queue's search field. */
function useWalk({ previous, next }: Neighbours): { previous: () => void; next: () => void } {
  const desk = useDesk();
  const navigate = useNavigate();
  const open = (id: string | undefined, atEnd: string) => () => {
    if (id === undefined) desk.announce(atEnd);
    else void navigate({ to: '/review/items/$id', params: { id }, search: (old) => filterOf(old) });
  };
  const go = {
    previous: open(previous, reviewStrings.announce.first),
    next: open(next, reviewStrings.announce.last),
  };
  useKeys({
    j: go.next,
    k: go.previous,
    '/': () => void navigate({ to: '/review', search: (old) => filterOf(old), hash: 'search' }),
  });
  return go;
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof ApiError) || error.status !== 404)
    return <ErrorNote error={error} onRetry={onRetry} />;
  return (
    <Note icon="search" title={reviewStrings.item.missingTitle}>
      <p>{reviewStrings.item.missingAdvice}</p>
    </Note>
  );
}
