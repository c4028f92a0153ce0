import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReviewQueueItem } from '../api/schema.ts';
import button from '../design/button.module.css';
import { Button } from '../design/button.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { reviewStrings } from '../review-strings.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { useDesk, useDeskState } from './desk-context.ts';
import { QueueFilters } from './queue-filters.tsx';
import styles from './queue-page.module.css';
import { QueueRows } from './queue-rows.tsx';
import { useQueue } from './review-queries.ts';
import { filterOf, hasFilters, type ReviewSearch } from './review-search.ts';
import { isDecided } from './sent-decision.ts';
import { useIsFree } from './use-neighbours.ts';

/** What waits for an expert, the most urgent first. */
export function QueuePage() {
  usePageTitle(reviewStrings.title);
  const search = filterOf(useSearch({ from: '/review/' }));
  const navigate = useNavigate({ from: '/review/' });
  const setSearch = (next: ReviewSearch) => navigate({ search: next, replace: true });
  const queue = useQueue(search);
  const total = queue.data?.pages[0]?.total;
  const rows = useShownRows(queue.data?.pages.flatMap((page) => page.rows) ?? [], search);
  const isFree = useIsFree();
  const first = rows.find(isFree);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{reviewStrings.title}</h1>
        <p className={styles.count}>{total === undefined ? '' : reviewStrings.count(total)}</p>
        {first && (
          <Link
            to="/review/items/$id"
            params={{ id: first.id }}
            search={search}
            className={`${button.button} ${button.primary} ${styles.start}`}
          >
            {reviewStrings.start}
          </Link>
        )}
      </header>
      <QueueFilters search={search} onChange={setSearch} />
      <SkippedNote />
      {queue.isPending && <Skeleton label={reviewStrings.loading} lines={5} />}
      {queue.isError && <ErrorNote error={queue.error} onRetry={() => queue.refetch()} />}
      {queue.isSuccess && rows.length > 0 && <QueueRows rows={rows} search={search} />}
      {queue.isSuccess && rows.length === 0 && (
        <Nothing search={search} hasMore={queue.hasNextPage} onChange={setSearch} />
      )}
      {queue.hasNextPage && (
        <div className={styles.more}>
          <Button onClick={() => queue.fetchNextPage()} disabled={queue.isFetchingNextPage}>
            {search.q === undefined ? reviewStrings.more : reviewStrings.lookFurther}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Without what was decided at this desk, also before the server has confirmed it. */
function useShownRows(rows: readonly ReviewQueueItem[], { status }: ReviewSearch): ReviewQueueItem[] {
  const { decisions } = useDeskState();
  if (status !== undefined) return [...rows];
  return rows.filter((row) => !decisions.some((one) => one.itemId === row.id && isDecided(one)));
}

function SkippedNote() {
  const desk = useDesk();
  const { skipped } = useDeskState();
  if (skipped.length === 0) return null;
  return (
    <p className={styles.skipped}>
      {reviewStrings.skippedNote(skipped.length)}{' '}
      <Button onClick={desk.clearSkipped}>{reviewStrings.skippedAgain}</Button>
    </p>
  );
}

type NothingProps = { search: ReviewSearch; hasMore: boolean; onChange: (search: ReviewSearch) => void };

function Nothing({ search, hasMore, onChange }: NothingProps) {
  const words = reviewStrings.empty;
  if (!hasFilters(search)) {
    return (
      <Note icon="review" title={words.title}>
        <p>{words.advice}</p>
        <Button onClick={() => onChange({ status: 'approved' })}>{words.action}</Button>
      </Note>
    );
  }
  return (
    <Note icon="search" title={words.filteredTitle}>
      <p>{hasMore ? words.beyond : words.filteredAdvice}</p>
      <Button onClick={() => onChange({})}>{reviewStrings.filters.clear}</Button>
    </Note>
  );
}
