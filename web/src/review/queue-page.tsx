import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReviewQueueItem } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import buttonStyles from '../design/button.module.css';
import { Button } from '../design/button.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { QueueFilters } from './queue-filters.tsx';
import styles from './queue-page.module.css';
import { QueueRows } from './queue-rows.tsx';
import { useReviewState, useReviewStore } from './review-context.ts';
import { useQueue } from './review-queries.ts';
import { getFilter, hasFilters, type ReviewSearch } from './review-search.ts';
import { reviewStrings } from './review-strings.ts';
import { isDecided } from './sent-decision.ts';
import { useIsFree } from './use-neighbours.ts';

/** The items that need an expert, most urgent first. */
export function QueuePage() {
  usePageTitle(reviewStrings.title);
  const search = getFilter(useSearch({ from: '/review/' }));
  const navigate = useNavigate({ from: '/review/' });
  const setSearch = (next: ReviewSearch) => navigate({ search: next, replace: true });
  const queue = useQueue(search);
  const total = queue.data?.pages[0]?.total;
  const rows = useShownRows(queue.data?.pages.flatMap((page) => page.rows) ?? [], search);
  const isFree = useIsFree();
  const firstFreeRow = rows.find(isFree);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{reviewStrings.title}</h1>
        <p className={styles.count}>{total === undefined ? '' : reviewStrings.count(total)}</p>
        {firstFreeRow && (
          <Link
            to="/review/items/$id"
            params={{ id: firstFreeRow.id }}
            search={search}
            className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.start}`}
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
        <EmptyQueue search={search} hasMore={queue.hasNextPage} onChange={setSearch} />
      )}
      {queue.hasNextPage && (
        <div className={styles.more}>
          <Button onClick={() => queue.fetchNextPage()} disabled={queue.isFetchingNextPage}>
            {search.q === undefined ? reviewStrings.more : reviewStrings.searchFurther}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Returns the rows without the items decided in this browser, even if the server has not confirmed the decision yet. */
function useShownRows(rows: readonly ReviewQueueItem[], { status }: ReviewSearch): ReviewQueueItem[] {
  const { decisions } = useReviewState();
  if (status !== undefined) return [...rows];
  return rows.filter(
    (row) => !decisions.some((decision) => decision.itemId === row.id && isDecided(decision)),
  );
}

function SkippedNote() {
  const store = useReviewStore();
  const { skipped } = useReviewState();
  if (skipped.length === 0) return null;
  return (
    <p className={styles.skipped}>
      {reviewStrings.skippedNote(skipped.length)}{' '}
      <Button onClick={store.clearSkipped}>{reviewStrings.showSkipped}</Button>
    </p>
  );
}

type EmptyQueueProps = { search: ReviewSearch; hasMore: boolean; onChange: (search: ReviewSearch) => void };

function EmptyQueue({ search, hasMore, onChange }: EmptyQueueProps) {
  const texts = reviewStrings.empty;
  if (!hasFilters(search)) {
    return (
      <Note icon="review" title={texts.title}>
        <p>{texts.advice}</p>
        <Button onClick={() => onChange({ status: 'approved' })}>{texts.action}</Button>
      </Note>
    );
  }
  return (
    <Note icon="search" title={texts.filteredTitle}>
      <p>{hasMore ? texts.searchLimit : texts.filteredAdvice}</p>
      <Button onClick={() => onChange({})}>{reviewStrings.filters.clear}</Button>
    </Note>
  );
}
