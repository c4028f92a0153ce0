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

const DEFAULT_SHOWN = 8;
/** The server's limit for one page. */
const MAX_SHOWN = 100;

/** The author's recent batches; refreshed while one of them is running. */
export function GenerationList() {
  const [shown, setShown] = useState(DEFAULT_SHOWN);
  const { data, isError } = useQuery(generationsQuery(shown));
  const words = generateStrings.list;
  if (isError && data === undefined) return <p className={styles.quiet}>{words.failed}</p>;
  if (data === undefined || data.generations.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      <ol className={styles.list}>
        {data.generations.map(({ id, status, brief, created_at: at }) => (
          <li key={id}>
            <Link to="/make/generate/$id" params={{ id }} className={styles.row}>
              <span>{generateStrings.run.title(brief.count ?? 1, courseTitle(brief))}</span>
              <StatusBadge status={status} />
              <time dateTime={at}>{formatTime(at)}</time>
            </Link>
          </li>
        ))}
      </ol>
      {data.next !== null && shown < MAX_SHOWN && (
        <Button onClick={() => setShown(MAX_SHOWN)}>{words.older}</Button>
      )}
    </section>
  );
}
