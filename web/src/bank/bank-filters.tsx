import { useEffect, useId, useRef, useState } from 'react';
import type { Facets } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './bank-filters.module.css';
import type { BankSearch } from './bank-search.ts';
import { kindName } from './kind-name.ts';

type FiltersProps = {
  search: BankSearch;
  facets: Facets | undefined;
  onChange: (search: BankSearch) => void;
};

/** The search field, which `/` focuses, and three narrow choices. */
export function BankFilters({ search, facets, onChange }: FiltersProps) {
  const set = (part: BankSearch) => onChange({ ...search, ...part });
  return (
    <search>
      <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchField value={search.q ?? ''} onChange={(q) => set({ q })} />
        <Choice
          label={strings.bank.kind}
          value={search.kind}
          facets={facets?.kinds}
          nameOf={kindName}
          onChange={(kind) => set({ kind })}
        />
        <Choice
          label={strings.bank.subject}
          value={search.subject}
          facets={facets?.subjects}
          onChange={(subject) => set({ subject })}
        />
        <Choice
          label={strings.bank.level}
          value={search.level}
          facets={facets?.levels}
          onChange={(level) => set({ level })}
        />
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
  useSlashKey(field);
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
        aria-label={strings.bank.searchLabel}
        placeholder={strings.bank.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <kbd>/</kbd>
    </div>
  );
}

function useSlashKey(field: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  facets: Facets['kinds'] | undefined;
  nameOf?: (value: string) => string;
  onChange: (value: string) => void;
};

function Choice({ label, value = '', facets = [], nameOf = String, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{strings.bank.any}</option>
        {facets.map((facet) => (
          <option key={facet.value} value={facet.value}>
            {nameOf(facet.value)} ({facet.count})
          </option>
        ))}
      </select>
    </div>
  );
}
