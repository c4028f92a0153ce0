import { useRouterState } from '@tanstack/react-router';
import { Dropdown } from '../design/dropdown.tsx';
import { SearchField } from '../design/search-field.tsx';
import styles from './queue-filters.module.css';
import { useStats } from './review-queries.ts';
import { type ReviewSearch, readReviewSearch } from './review-search.ts';
import { reviewStrings } from './review-strings.ts';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect. (`web/src/review/README.md`
// explains the names.)

type FiltersProps = {
  search: ReviewSearch;
  /** Whether items with a decision can be listed too. */
  hasStatus?: boolean;
  onChange: (search: ReviewSearch) => void;
};

/** The search field and the filters of the queue. */
export function QueueFilters({ search, hasStatus = true, onChange }: FiltersProps) {
  const stats = useStats().data;
  const texts = reviewStrings.filters;
  // `/` on an item page opens the queue with `#search`.
  const shouldFocus = useRouterState({ select: (state) => state.location.hash === 'search' });
  const update = (changes: Record<string, unknown>) => onChange(readReviewSearch({ ...search, ...changes }));
  const providers = Object.keys(stats?.by_provider ?? {});
  // A source without waiting items is not in the statistics, but it can be the current filter.
  const isListed = search.provider === undefined || providers.includes(search.provider);
  return (
    <search>
      <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={texts.searchLabel}
          hint={texts.searchHint}
          value={search.q ?? ''}
          onChange={(q) => update({ q })}
          shouldFocus={shouldFocus}
        />
        {hasStatus && (
          <Dropdown
            label={texts.status}
            value={search.status ?? 'pending_review'}
            options={Object.entries(reviewStrings.statuses)}
            onChange={(status) => update({ status })}
          />
        )}
        <Dropdown
          label={texts.provider}
          value={search.provider ?? ''}
          options={[
            ['', texts.any],
            ...[...providers, ...(isListed ? [] : [search.provider ?? ''])].map((name): [string, string] => [
              name,
              reviewStrings.sources[name] ?? name,
            ]),
          ]}
          onChange={(provider) => update({ provider })}
        />
        <Dropdown
          label={texts.reason}
          value={search.reason ?? ''}
          options={[['', texts.any], ...Object.entries(reviewStrings.reasons)]}
          onChange={(reason) => update({ reason })}
        />
        {search.q === undefined && search.status === undefined && (
          <Dropdown
            label={texts.order}
            value={search.order ?? 'urgent'}
            options={Object.entries(texts.orders)}
            onChange={(order) => update({ order })}
          />
        )}
      </form>
    </search>
  );
}
