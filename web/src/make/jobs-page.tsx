import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProblemPage, ProblemSummary } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { formatTime } from '../review/format-time.ts';
import { Batches } from './batches.tsx';
import { ExportJobs } from './export-jobs.tsx';
import { GenerationJobs } from './generation-jobs.tsx';
import styles from './jobs-page.module.css';
import {
  cancelProblem,
  changeAllProblems,
  isActive,
  type ProblemState,
  problemsQuery,
  retryProblem,
} from './make-queries.ts';
import { formatMoney, formatUnpriced, makeStrings } from './make-strings.ts';
import { ProblemBadge } from './problem-badge.tsx';

/** All work of the author: running first, then failed, then finished with its results; and its cost. */
export function JobsPage() {
  usePageTitle(makeStrings.jobs.title);
  const active = useInfiniteQuery(problemsQuery('under_way'));
  const texts = makeStrings.jobs;
  const tally = active.data?.pages[0]?.tally;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      {active.isPending && <Skeleton label={makeStrings.list.loading} lines={3} />}
      {active.isError && active.data === undefined && (
        <ErrorNote error={active.error} onRetry={() => active.refetch()} />
      )}
      {tally && <Tally tally={tally} />}
      {tally && <Jobs state="under_way" title={texts.underWay} empty={texts.nothingRunning} />}
      <GenerationJobs />
      <ExportJobs />
      {tally && <Jobs state="failed" title={texts.failed} empty={texts.noneFailed} />}
      <Batches />
      {tally && <Jobs state="finished" title={texts.finished} empty={texts.noneFinished} />}
    </div>
  );
}

function Tally({ tally }: { tally: ProblemPage['tally'] }) {
  const texts = makeStrings.jobs;
  const { usage } = tally;
  const totals = [
    [texts.underWay, String(tally.under_way)],
    [texts.failed, String(tally.failed)],
    [texts.finished, String(tally.finished)],
    [texts.cost, formatMoney(usage.cost)],
  ] as const;
  return (
    <dl className={styles.tally}>
      {totals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {name === texts.cost && usage.unpriced > 0 && <dd>{formatUnpriced(usage.unpriced)}</dd>}
        </div>
      ))}
    </dl>
  );
}

type JobsProps = { state: ProblemState; title: string; empty: string };

function Jobs({ state, title, empty }: JobsProps) {
  const texts = makeStrings.jobs;
  const jobs = useInfiniteQuery(problemsQuery(state));
  const rows = jobs.data?.pages.flatMap((page) => page.problems) ?? [];
  const changeAll = useJobAction(() => changeAllProblems(state === 'failed' ? 'retry' : 'cancel'));
  const count = jobs.data?.pages[0]?.tally[state] ?? 0;
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {state === 'failed' && rows.length > 1 && (
          <Button onClick={() => changeAll.mutate()} disabled={changeAll.isPending}>
            {texts.retryAll}
          </Button>
        )}
        {state === 'under_way' && rows.length > 1 && (
          <ConfirmButton
            label={texts.cancelAll}
            question={texts.confirmCancel(count)}
            onConfirm={() => changeAll.mutate()}
          />
        )}
      </header>
      {jobs.data && rows.length === 0 && <p className={styles.quiet}>{empty}</p>}
      <ol className={styles.jobs}>
        {rows.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ol>
      {jobs.hasNextPage && <Button onClick={() => jobs.fetchNextPage()}>{makeStrings.list.more}</Button>}
    </section>
  );
}

function Job({ job }: { job: ProblemSummary }) {
  const texts = makeStrings.problem;
  const isBusy = isActive(job);
  const change = useJobAction(() => (isBusy ? cancelProblem(job.id) : retryProblem(job.id)));
  return (
    <li className={styles.job}>
      <div className={styles.details}>
        <Link to="/make/problems/$id" params={{ id: job.id }}>
          {job.name}
        </Link>
        {job.digest && <p className={styles.quiet}>{job.digest.text}</p>}
        {job.error && <p className={styles.reason}>{job.error.message}</p>}
        <p className={styles.quiet}>
          {formatTime(job.ended_at ?? job.created_at)}
          {job.usage.calls > 0 && ` · ${makeStrings.spent(job.usage)}`}
        </p>
      </div>
      <ProblemBadge problem={job} />
      {(isBusy || job.error !== null) && (
        <Button
          onClick={() => change.mutate()}
          disabled={change.isPending || (isBusy && job.cancel_requested)}
        >
          {isBusy ? texts.cancel : texts.retry}
        </Button>
      )}
    </li>
  );
}

/** A mutation on jobs that refreshes the lists afterwards, even on failure. */
function useJobAction(action: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['problems', 'list'] }),
  });
}
