import { useRouterState } from '@tanstack/react-router';
import { Choice } from '../design/choice.tsx';
import { SearchField } from '../design/search-field.tsx';
import { reviewStrings } from '../review-strings.ts';
import styles from './queue-filters.module.css';
import { useStats } from './review-queries.ts';
import { type ReviewSearch, readReviewSearch } from './review-search.ts';

type FiltersProps = { search: ReviewSearch; onChange: (search: ReviewSearch) => void };

/** The search field, which `/` focuses, and a few narrow choices. */
export function QueueFilters({ search, onChange }: FiltersProps) {
  const stats = useStats().data;
  const words = reviewStrings.filters;
  // `/` on another page of the desk leads here.
  const isSearchWanted = useRouterState({ select: (state) => state.location.hash === 'search' });
  const set = (part: Record<string, unknown>) => onChange(readReviewSearch({ ...search, ...part }));
  const providers = Object.keys(stats?.by_provider ?? {});
  const named = search.provider === undefined || providers.includes(search.provider);
  return (
    <search>
      <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={words.searchLabel}
          hint={words.searchHint}
          value={search.q ?? ''}
          onChange={(q) => set({ q })}
          isWanted={isSearchWanted}
        />
        <Choice
          label={words.status}
          value={search.status ?? 'pending_review'}
          options={Object.entries(reviewStrings.statuses)}
          onChange={(status) => set({ status })}
        />
        <Choice
          label={words.provider}
          value={search.provider ?? ''}
          options={[
            ['', words.any],
            ...[...providers, ...(named ? [] : [search.provider ?? ''])].map((name): [string, string] => [
              name,
              name,
            ]),
          ]}
          onChange={(provider) => set({ provider })}
        />
        <Choice
          label={words.reason}
          value={search.reason ?? ''}
          options={[['', words.any], ...Object.entries(reviewStrings.reasons)]}
          onChange={(reason) => set({ reason })}
        />
        {search.q === undefined && search.status === undefined && (
          <Choice
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
