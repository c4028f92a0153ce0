import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { generationsQuery, isActive } from '../generate/generate-queries.ts';
import { generateStrings } from '../generate/generate-strings.ts';
import { StatusBadge } from '../generate/status-badge.tsx';
import { courseTitle } from '../learn/learn-queries.ts';
import { formatTime } from '../review/format-time.ts';
import styles from './jobs-page.module.css';
import { makeStrings } from './make-strings.ts';

const MAX_GENERATIONS = 20;

/** The generations of new questions, running ones first; each links to its results. Hidden when there are none. */
export function GenerationJobs() {
  const { data } = useQuery(generationsQuery(MAX_GENERATIONS));
  if (data === undefined || data.generations.length === 0) return null;
  const runningFirst = data.generations.toSorted(
    (a, b) => Number(isActive(b.status)) - Number(isActive(a.status)),
  );
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{makeStrings.jobs.generations}</h2>
      </header>
      <ol className={styles.jobs}>
        {runningFirst.map(({ id, status, brief, created_at: createdAt }) => (
          <li key={id} className={styles.job}>
            <div className={styles.details}>
              <Link to="/make/generate/$id" params={{ id }}>
                {generateStrings.run.title(brief.count ?? 1, courseTitle(brief))}
              </Link>
              <p className={styles.quiet}>{formatTime(createdAt)}</p>
            </div>
            <StatusBadge status={status} />
          </li>
        ))}
      </ol>
    </section>
  );
}
