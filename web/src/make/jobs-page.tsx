import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProblemPage, ProblemSummary } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { timeText } from '../review/age.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { Batches } from './batches.tsx';
import styles from './jobs-page.module.css';
import {
  cancelProblem,
  changeEvery,
  isUnderWay,
  type ProblemState,
  problemsQuery,
  retryProblem,
} from './make-queries.ts';
import { makeStrings, money, unpriced } from './make-strings.ts';
import { ProblemBadge } from './problem-badge.tsx';

/** What is being worked on, what failed and why, and what it cost. */
export function JobsPage() {
  usePageTitle(makeStrings.jobs.title);
  const underWay = useInfiniteQuery(problemsQuery('under_way'));
  const words = makeStrings.jobs;
  const tally = underWay.data?.pages[0]?.tally;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      {underWay.isPending && <Skeleton label={makeStrings.list.loading} lines={3} />}
      {underWay.isError && underWay.data === undefined && (
        <ErrorNote error={underWay.error} onRetry={() => underWay.refetch()} />
      )}
      {tally && <Tally tally={tally} />}
      {tally && <Jobs state="under_way" title={words.underWay} empty={words.nothing} />}
      {tally && <Jobs state="failed" title={words.failed} empty={words.noneFailed} />}
      <Batches />
    </div>
  );
}

function Tally({ tally }: { tally: ProblemPage['tally'] }) {
  const words = makeStrings.jobs;
  const { usage } = tally;
  const facts = [
    [words.underWay, String(tally.under_way)],
    [words.failed, String(tally.failed)],
    [words.finished, String(tally.finished)],
    [words.cost, money(usage.cost)],
  ] as const;
  return (
    <dl className={styles.tally}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {name === words.cost && usage.unpriced > 0 && <dd>{unpriced(usage.unpriced)}</dd>}
        </div>
      ))}
    </dl>
  );
}

type JobsProps = { state: ProblemState; title: string; empty: string };

function Jobs({ state, title, empty }: JobsProps) {
  const words = makeStrings.jobs;
  const jobs = useInfiniteQuery(problemsQuery(state));
  const rows = jobs.data?.pages.flatMap((page) => page.problems) ?? [];
  const every = useChange(() => changeEvery(state === 'failed' ? 'retry' : 'cancel'));
  const count = jobs.data?.pages[0]?.tally[state] ?? 0;
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {state === 'failed' && rows.length > 1 && (
          <Button onClick={() => every.mutate()} disabled={every.isPending}>
            {words.retryAll}
          </Button>
        )}
        {state === 'under_way' && rows.length > 1 && (
          <ConfirmButton
            label={words.cancelAll}
            question={words.reallyCancel(count)}
            onConfirm={() => every.mutate()}
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
  const words = makeStrings.problem;
  const isBusy = isUnderWay(job);
  const change = useChange(() => (isBusy ? cancelProblem(job.id) : retryProblem(job.id)));
  return (
    <li className={styles.job}>
      <div className={styles.what}>
        <Link to="/make/problems/$id" params={{ id: job.id }}>
          {job.name}
        </Link>
        {job.error && <p className={styles.reason}>{job.error.message}</p>}
        <p className={styles.quiet}>
          {timeText(job.ended_at ?? job.created_at)}
          {job.usage.calls > 0 && ` · ${makeStrings.spent(job.usage)}`}
        </p>
      </div>
      <ProblemBadge problem={job} />
      <Button onClick={() => change.mutate()} disabled={change.isPending || (isBusy && job.cancel_requested)}>
        {isBusy ? words.cancel : words.retry}
      </Button>
    </li>
  );
}

/** Does something to jobs and looks at them again, whatever came of it. */
function useChange(work: () => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSettled: () => queries.invalidateQueries({ queryKey: ['problems', 'list'] }),
  });
}
