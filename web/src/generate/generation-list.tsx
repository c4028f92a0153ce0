import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { courseTitle } from '../learn/learn-queries.ts';
import { timeText } from '../review/age.ts';
import { generationsQuery } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import styles from './generation-list.module.css';
import { StatusBadge } from './status-badge.tsx';

const FIRST = 8;
/** As many as the server tells at once. */
const MOST = 100;

/** The latest generations of this author; those under way are kept up to date. */
export function GenerationList() {
  const [shown, setShown] = useState(FIRST);
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
              <time dateTime={at}>{timeText(at)}</time>
            </Link>
          </li>
        ))}
      </ol>
      {data.next !== null && shown < MOST && <Button onClick={() => setShown(MOST)}>{words.older}</Button>}
    </section>
  );
}
