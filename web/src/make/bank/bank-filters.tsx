import { useQuery } from '@tanstack/react-query';
import type { Facets } from '../../api/schema.ts';
import type { BankSearch } from '../../bank/bank-search.ts';
import { kindName } from '../../bank/kind-name.ts';
import { Dropdown } from '../../design/dropdown.tsx';
import { SearchField } from '../../design/search-field.tsx';
import { strings } from '../../strings.ts';
import styles from './bank-filters.module.css';
import { getCollections } from './work-api.ts';
import { workStrings } from './work-strings.ts';

type FiltersProps = {
  search: BankSearch;
  facets: Facets | undefined;
  onChange: (search: BankSearch) => void;
};

/** The search field, the filters with their counts, and the order. */
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
          options={toOptions(facets, 'kinds', kindName)}
          onChange={(kind) => update({ kind })}
        />
        <Dropdown
          label={strings.bank.subject}
          value={search.subject ?? ''}
          options={toOptions(facets, 'subjects')}
          onChange={(subject) => update({ subject })}
        />
        <Dropdown
          label={strings.bank.level}
          value={search.level ?? ''}
          options={toOptions(facets, 'levels')}
          onChange={(level) => update({ level })}
        />
        <MoreFilters search={search} facets={facets} onChange={update} />
      </form>
    </search>
  );
}

/** Further filters, open when one of them is in use. */
function MoreFilters({ search, facets, onChange }: FiltersProps) {
  const texts = workStrings.list;
  const { topic, difficulty, tag, collection, state, sort } = search;
  const isUsed = [topic, difficulty, tag, collection, state, sort].some((value) => value !== undefined);
  const collections = useQuery({
    queryKey: ['bank', 'collections'],
    queryFn: ({ signal }) => getCollections(signal),
  });
  const difficultyNames: Readonly<Record<string, string>> = strings.difficulty;
  const dropdown = (name: keyof BankSearch, label: string, options: Options) => (
    <Dropdown
      label={label}
      value={search[name] ?? ''}
      options={options}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <details className={styles.more} open={isUsed || undefined}>
      <summary>{texts.more}</summary>
      <div className={styles.moreFilters}>
        {dropdown('topic', texts.topic, toOptions(facets, 'topics'))}
        {dropdown(
          'difficulty',
          texts.difficulty,
          toOptions(facets, 'difficulties', (value) => difficultyNames[value] ?? value),
        )}
        {dropdown('tag', texts.tag, toOptions(facets, 'tags'))}
        {dropdown('collection', texts.collection, [
          ['', strings.bank.any],
          ...(collections.data?.collections ?? []).map(
            ({ id, name, size }) => [id, `${name} (${size})`] as const,
          ),
        ])}
        {dropdown('state', texts.state, [
          ['', texts.states.active],
          ['retired', texts.states.retired],
          ['deleted', texts.states.deleted],
        ])}
        {dropdown('sort', texts.sort, [
          ['', collection === undefined ? texts.sorts.newest : texts.collectionOrder],
          ...Object.entries(texts.sorts).filter(([value]) => collection !== undefined || value !== 'newest'),
        ])}
      </div>
    </details>
  );
}

type Options = readonly (readonly [value: string, name: string])[];

type ValueField = Exclude<Facets['estimated'][number], 'total'>;

/** Options for a filter: "Any", then each value of the bank with its count. */
function toOptions(
  facets: Facets | undefined,
  field: ValueField,
  format: (value: string) => string = String,
) {
  const isEstimated = facets?.estimated.includes(field) ?? false;
  return [
    ['', strings.bank.any] as const,
    ...(facets?.[field] ?? []).map(
      ({ value, count }) =>
        [value, `${format(value)} (${strings.bank.facetCount(count, isEstimated)})`] as const,
    ),
  ];
}
