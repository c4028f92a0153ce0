import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePrincipal } from '../../api/use-principal.ts';
import { useFacets, useQuestionRows } from '../../bank/bank-queries.ts';
import { type BankSearch, hasFilters } from '../../bank/bank-search.ts';
import { SamplesButton } from '../../bank/samples-button.tsx';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { ErrorNote } from '../../design/error-note.tsx';
import { Icon } from '../../design/icon.tsx';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { strings } from '../../strings.ts';
import { BankFilters } from './bank-filters.tsx';
import styles from './bank-page.module.css';
import { BulkBar } from './bulk-bar.tsx';
import { QuestionList } from './question-list.tsx';
import { UndoToast } from './undo-toast.tsx';
import { useSelection } from './use-selection.ts';
import { workStrings } from './work-strings.ts';

/** Lists the questions of the bank, with search and filters. */
export function BankPage() {
  usePageTitle(strings.bank.title);
  const search = useSearch({ from: '/make/' });
  const navigate = useNavigate({ from: '/make/' });
  const { q: _q, sort: _sort, ...filter } = search;
  const facets = useFacets(filter);
  const roles = usePrincipal()?.roles ?? [];
  const canEdit = roles.includes('author') || roles.includes('admin');
  const setSearch = (next: BankSearch) => navigate({ search: next, replace: true });

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{strings.bank.title}</h1>
        <p className={styles.count}>
          {facets.data ? strings.bank.count(facets.data.total, facets.data.estimated.includes('total')) : ''}
        </p>
        <Link to="/make/collections" className={styles.import}>
          {workStrings.list.collections}
        </Link>
        {canEdit && (
          <Link to="/make/import" className={styles.import}>
            {workStrings.list.import}
          </Link>
        )}
        {canEdit && (
          <Link to="/make/changes" className={styles.import}>
            {workStrings.changes.title}
          </Link>
        )}
        <Link to="/make/statistics" className={styles.import}>
          {workStrings.statistics.link}
        </Link>
        <Link to="/make/generate" className={styles.generate}>
          <Icon name="make" size={16} />
          {strings.bank.generate}
        </Link>
      </header>
      <BankFilters search={search} facets={facets.data} onChange={setSearch} />
      <Results
        search={search}
        total={facets.data?.total ?? 0}
        canEdit={canEdit}
        onClear={() => setSearch({})}
      />
      <UndoToast />
    </div>
  );
}

type ResultsProps = { search: BankSearch; total: number; canEdit: boolean; onClear: () => void };

function Results({ search, total, canEdit, onClear }: ResultsProps) {
  const rows = useQuestionRows(search);
  // A search has no total; its number is known when all rows are loaded.
  const loaded = rows.data?.pages.reduce((sum, page) => sum + page.rows.length, 0) ?? 0;
  const listed = search.q === undefined ? total : rows.hasNextPage ? 0 : loaded;
  const selected = useSelection(search, listed);
  if (rows.isPending) return <Skeleton label={strings.bank.loading} lines={5} />;
  if (rows.isError) return <ErrorNote error={rows.error} onRetry={() => rows.refetch()} />;

  const questions = rows.data.pages.flatMap((page) => page.rows);
  if (questions.length === 0) return <NoQuestions isFiltered={hasFilters(search)} onClear={onClear} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {strings.bank.found(questions.length, rows.hasNextPage)}
      </p>
      <QuestionList rows={questions} selected={selected} />
      {rows.hasNextPage && (
        <div className={styles.more}>
          <Button onClick={() => rows.fetchNextPage()} disabled={rows.isFetchingNextPage}>
            {strings.bank.more}
          </Button>
        </div>
      )}
      <BulkBar selected={selected} total={listed} canEdit={canEdit} isDeleted={search.state === 'deleted'} />
    </>
  );
}

function NoQuestions({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <Note icon="make" title={strings.bank.emptyTitle}>
        <p>{strings.bank.emptyAdvice}</p>
        <SamplesButton />
        <code>{strings.bank.emptyCommand}</code>
        <Link to="/make/problems">{strings.bank.emptyAction}</Link>
      </Note>
    );
  }
  return (
    <Note icon="search" title={strings.bank.noMatchTitle}>
      <p>{strings.bank.noMatchAdvice}</p>
      <Button onClick={onClear}>{strings.bank.clearFilters}</Button>
    </Note>
  );
}
