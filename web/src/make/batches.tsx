import { useQuery } from '@tanstack/react-query';
import type { BatchList } from '../api/schema.ts';
import { formatTime } from '../review/format-time.ts';
import styles from './jobs-page.module.css';
import { batchesQuery } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';

/** The batches started from the command line; hidden when there are none. */
export function Batches() {
  const { data } = useQuery(batchesQuery);
  if (data === undefined || data.batches.length === 0) return null;
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{makeStrings.jobs.batches}</h2>
      </header>
      <ol className={styles.jobs}>
        {data.batches.map((batch) => (
          <Batch key={batch.id} batch={batch} />
        ))}
      </ol>
    </section>
  );
}

function Batch({ batch }: { batch: BatchList['batches'][number] }) {
  const texts = makeStrings.jobs;
  const { tally, failed, held } = batch;
  const finishedCount = tally.done + tally.incomplete + tally.failed;
  return (
    <li className={styles.batch}>
      <p>
        <strong>{batch.output}</strong>
      </p>
      <progress
        max={Math.max(1, tally.total)}
        value={finishedCount}
        aria-label={texts.batchDone(finishedCount, tally.total)}
      />
      <p className={styles.quiet}>
        {[
          texts.batchDone(finishedCount, tally.total),
          tally.incomplete > 0 && texts.incomplete(tally.incomplete),
          tally.failed > 0 && texts.failedJobs(tally.failed),
          batch.calls > 0 && makeStrings.spent(batch),
          formatTime(batch.created_at),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {held !== null && <p className={styles.reason}>{held}</p>}
      {failed.length > 0 && (
        <details>
          <summary>{texts.failures(tally.failed + tally.incomplete)}</summary>
          <ul>
            {failed.map(({ path, reason }) => (
              <li key={path}>
                {path}: {reason ?? texts.noReason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
