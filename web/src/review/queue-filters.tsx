import { useRouterState } from '@tanstack/react-router';
import { Dropdown } from '../design/dropdown.tsx';
import { SearchField } from '../design/search-field.tsx';
import styles from './queue-filters.module.css';
import { useStats } from './review-queries.ts';
import { type ReviewSearch, readReviewSearch } from './review-search.ts';
import { reviewStrings } from './review-strings.ts';

type FiltersProps = { search: ReviewSearch; onChange: (search: ReviewSearch) => void };

/** The search field and the filters of the queue. */
export function QueueFilters({ search, onChange }: FiltersProps) {
  const stats = useStats().data;
  const words = reviewStrings.filters;
  // `/` on an item page opens the queue with `#search`.
  const takesFocus = useRouterState({ select: (state) => state.location.hash === 'search' });
  const set = (part: Record<string, unknown>) => onChange(readReviewSearch({ ...search, ...part }));
  const providers = Object.keys(stats?.by_provider ?? {});
  // The filtered source may have no waiting items and so be missing from the statistics.
  const isListed = search.provider === undefined || providers.includes(search.provider);
  return (
    <search>
      <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={words.searchLabel}
          hint={words.searchHint}
          value={search.q ?? ''}
          onChange={(q) => set({ q })}
          shouldFocus={takesFocus}
        />
        <Dropdown
          label={words.status}
          value={search.status ?? 'pending_review'}
          options={Object.entries(reviewStrings.statuses)}
          onChange={(status) => set({ status })}
        />
        <Dropdown
          label={words.provider}
          value={search.provider ?? ''}
          options={[
            ['', words.any],
            ...[...providers, ...(isListed ? [] : [search.provider ?? ''])].map((name): [string, string] => [
              name,
              name,
            ]),
          ]}
          onChange={(provider) => set({ provider })}
        />
        <Dropdown
          label={words.reason}
          value={search.reason ?? ''}
          options={[['', words.any], ...Object.entries(reviewStrings.reasons)]}
          onChange={(reason) => set({ reason })}
        />
        {search.q === undefined && search.status === undefined && (
          <Dropdown
            label={words.order}
            value={search.order ?? 'urgent'}
            options={Object.entries(words.orders)}
            onChange={(order) => set({ order })}
          />
        )}
      </form>
    </search>
  );
}
