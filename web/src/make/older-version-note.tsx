import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Problem } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { editProblem, problemQuery } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import styles from './older-version-note.module.css';

const CorrectionDiff = lazy(async () => ({
  default: (await import('../generate/correction-diff.tsx')).CorrectionDiff,
}));

type Content = NonNullable<Problem['content']>;

/** Shown above an older version: the differences to the latest one, and a button to restore it. */
export function OlderVersionNote({ problem, content }: { problem: Problem; content: Content }) {
  const { id, shown_version: shown } = problem;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const newest = useQuery(problemQuery(id)).data;
  const restore = useMutation({
    mutationFn: () => restoreParts(id, content, newest),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['problems'] });
      await navigate({ to: '/make/problems/$id', params: { id }, search: {} });
    },
  });
  const now = newest?.content?.latex;
  return (
    <section className={styles.older}>
      <p>{makeStrings.problem.older(shown ?? 0)}</p>
      <Link to="/make/problems/$id" params={{ id }} search={{}}>
        {makeStrings.problem.newest}
      </Link>
      <Button onClick={() => restore.mutate()} disabled={restore.isPending || newest === undefined}>
        {makeStrings.problem.restore}
      </Button>
      {restore.error && <p role="alert">{restore.error.message}</p>}
      {now !== undefined && now !== content.latex && (
        <div className={styles.diff}>
          <Suspense>
            <CorrectionDiff correction={{ before: content.latex, after: now }} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** Saves the old text of every part that has changed; parts that were added later stay. */
async function restoreParts(id: string, old: Content, newest: Problem | undefined): Promise<void> {
  const now = newest?.content;
  if (!newest || !now) return;
  const current = new Map([...now.variants, ...now.alternates].map(({ name, latex }) => [name, latex]));
  current.set('problem', now.latex);
  const before = [{ name: 'problem', latex: old.latex }, ...old.variants, ...old.alternates];
  let { version } = newest;
  for (const { name, latex } of before) {
    if (current.get(name) === latex) continue;
    ({ version } = await editProblem(id, { part: name, latex }, version));
  }
}
