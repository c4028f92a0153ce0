import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { courseTitle } from '../learn/learn-queries.ts';
import { formatTime } from '../review/format-time.ts';
import { generationsQuery } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import styles from './generation-list.module.css';
import { StatusBadge } from './status-badge.tsx';

const DEFAULT_LIMIT = 8;
/** The server's limit for one page. */
const MAX_LIMIT = 100;

/** The author's recent batches; refreshed while one of them is running. */
export function GenerationList() {
  const [limit, setLimit] = useState(DEFAULT_LIMIT);
  const { data, isError } = useQuery(generationsQuery(limit));
  const texts = generateStrings.list;
  if (isError && data === undefined) return <p className={styles.quiet}>{texts.failed}</p>;
  if (data === undefined || data.generations.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{texts.title}</h2>
      <ol className={styles.list}>
        {data.generations.map(({ id, status, brief, created_at: createdAt }) => (
          <li key={id}>
            <Link to="/make/generate/$id" params={{ id }} className={styles.row}>
              <span>{generateStrings.run.title(brief.count ?? 1, courseTitle(brief))}</span>
              <StatusBadge status={status} />
              <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            </Link>
          </li>
        ))}
      </ol>
      {data.next !== null && limit < MAX_LIMIT && (
        <Button onClick={() => setLimit(MAX_LIMIT)}>{texts.older}</Button>
      )}
    </section>
  );
}
