import type { Facets } from '../api/schema.ts';
import { Dropdown } from '../design/dropdown.tsx';
import { SearchField } from '../design/search-field.tsx';
import { strings } from '../strings.ts';
import styles from './bank-filters.module.css';
import type { BankSearch } from './bank-search.ts';
import { kindName } from './kind-name.ts';

type FiltersProps = {
  search: BankSearch;
  facets: Facets | undefined;
  onChange: (search: BankSearch) => void;
};

/** The search field and the filters for type, subject and level. */
export function BankFilters({ search, facets, onChange }: FiltersProps) {
  const update = (changes: BankSearch) => onChange({ ...search, ...changes });
  return (
    <search>
      <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={strings.bank.searchLabel}
          hint={strings.bank.searchHint}
          value={search.q ?? ''}
          onChange={(q) => update({ q })}
        />
        <Dropdown
          label={strings.bank.kind}
          value={search.kind ?? ''}
          options={toOptions(facets?.kinds, kindName)}
          onChange={(kind) => update({ kind })}
        />
        <Dropdown
          label={strings.bank.subject}
          value={search.subject ?? ''}
          options={toOptions(facets?.subjects)}
          onChange={(subject) => update({ subject })}
        />
        <Dropdown
          label={strings.bank.level}
          value={search.level ?? ''}
          options={toOptions(facets?.levels)}
          onChange={(level) => update({ level })}
        />
      </form>
    </search>
  );
}

/** Options for a filter: "Any", then each value of the bank with its count. */
function toOptions(facets: Facets['kinds'] = [], format: (value: string) => string = String) {
  return [
    ['', strings.bank.any] as const,
    ...facets.map(({ value, count }) => [value, `${format(value)} (${count})`] as const),
  ];
}
