import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EXPORT_FORMATS } from '../api/export-formats.ts';
import type { ExportJob } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { formatTime } from '../review/format-time.ts';
import { cancelExport, exportsQuery, getExportFile, isRunning } from './bank/work-api.ts';
import { workStrings } from './bank/work-strings.ts';
import styles from './jobs-page.module.css';
import { makeStrings } from './make-strings.ts';

/** The exports of the user, running ones first; each finished one can be downloaded again. Hidden when there are none. */
export function ExportJobs() {
  const { data } = useQuery(exportsQuery);
  if (data === undefined || data.exports.length === 0) return null;
  const runningFirst = data.exports.toSorted((a, b) => Number(isRunning(b)) - Number(isRunning(a)));
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{makeStrings.jobs.exports}</h2>
      </header>
      <ol className={styles.jobs}>
        {runningFirst.map((job) => (
          <Export key={job.id} job={job} />
        ))}
      </ol>
    </section>
  );
}

function Export({ job }: { job: ExportJob }) {
  const { id, status, format, exported, total, files, error } = job;
  const queryClient = useQueryClient();
  const stop = useMutation({
    mutationFn: () => cancelExport(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
  const texts = workStrings.exporting;
  const name = EXPORT_FORMATS.find(([known]) => known === format)?.[1] ?? format;
  return (
    <li className={styles.job}>
      <div className={styles.details}>
        <p>{status === 'succeeded' ? <a href={getExportFile(id)}>{texts.downloadAs(name)}</a> : name}</p>
        <p className={styles.quiet}>
          {status === 'succeeded' ? texts.done(exported, files) : texts.progress(exported, total)}{' '}
          {formatTime(job.ended_at ?? job.created_at)}
        </p>
        {status === 'cancelled' && <p className={styles.quiet}>{texts.stopped}</p>}
        {error && <p className={styles.reason}>{error.message}</p>}
      </div>
      {isRunning(job) && (
        <Button onClick={() => stop.mutate()} disabled={stop.isPending}>
          {texts.stop}
        </Button>
      )}
    </li>
  );
}
