import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import fieldStyles from '../../design/field.module.css';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { papersQuery } from './paper-queries.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';

/** The papers made from the bank, newest first. */
export function PapersPage() {
  const query = useQuery(papersQuery);
  usePageTitle(texts.title);
  if (query.error && !query.data)
    return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={texts.loading} />;
  const { papers } = query.data;
  const create = (
    <Link to="/make/papers/new" className={styles.primary}>
      {texts.create}
    </Link>
  );
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {papers.length === 0 && (
        <Note icon="make" title={texts.emptyTitle}>
          <p>{texts.emptyAdvice}</p>
          {create}
        </Note>
      )}
      {papers.length > 0 && create}
      <ul className={styles.list}>
        {papers.map(({ id, title, question_count, marks, minutes, version_count }) => (
          <li key={id}>
            <Link to="/make/papers/$id" params={{ id }} className={styles.entry}>
              <b>{title}</b>
              <span className={fieldStyles.hint}>
                {texts.facts(question_count, marks, minutes, version_count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
