import { useRouterState } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { focusPage } from '../design/focus-page.ts';
import { Icon } from '../design/icon.tsx';
import { reviewStrings } from '../review-strings.ts';
import styles from './queue-filters.module.css';
import { useStats } from './review-queries.ts';
import type { ReviewSearch } from './review-search.ts';
import { readReviewSearch } from './review-search.ts';
import { useDeskKeys } from './use-desk-keys.ts';

type FiltersProps = { search: ReviewSearch; onChange: (search: ReviewSearch) => void };

/** The search field, which `/` focuses, and a few narrow choices. */
export function QueueFilters({ search, onChange }: FiltersProps) {
  const stats = useStats().data;
  const words = reviewStrings.filters;
  const set = (part: Record<string, unknown>) => onChange(readReviewSearch({ ...search, ...part }));
  const providers = Object.keys(stats?.by_provider ?? {});
  const named = search.provider === undefined || providers.includes(search.provider);
  return (
    <search>
      <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchField value={search.q ?? ''} onChange={(q) => set({ q })} />
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

const TYPING_PAUSE_MS = 180;

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  useDeskKeys({ '/': () => field.current?.focus() });
  useFocusWhenAsked(field);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => latest.current(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={reviewStrings.filters.searchLabel}
        placeholder={reviewStrings.filters.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && focusPage()}
      />
      <kbd>/</kbd>
    </div>
  );
}

/** `/` on another page of the desk leads here with the hash `search`. */
function useFocusWhenAsked(field: React.RefObject<HTMLInputElement | null>): void {
  const hash = useRouterState({ select: (state) => state.location.hash });
  useEffect(() => {
    if (hash !== 'search') return;
    // After the shell has given the focus to the new page.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [hash, field]);
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
