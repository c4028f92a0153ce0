import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { courseTitle } from '../learn/learn-queries.ts';
import { timeText } from '../review/age.ts';
import { generationsQuery } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import styles from './generation-list.module.css';
import { StatusBadge } from './status-badge.tsx';

/** The latest generations of this author; those under way are kept up to date. */
export function GenerationList() {
  const { data, isError } = useQuery(generationsQuery);
  const words = generateStrings.list;
  if (isError) return <p className={styles.quiet}>{words.failed}</p>;
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
    </section>
  );
}
