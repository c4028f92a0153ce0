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

/** A note above an older version, with the differences from the latest version and a button to restore the older one. */
export function OlderVersionNote({ problem, content }: { problem: Problem; content: Content }) {
  const { id, shown_version: shownVersion } = problem;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const newest = useQuery(problemQuery(id)).data;
  const restore = useMutation({
    mutationFn: () => restoreSections(id, content, newest),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['problems'] });
      await navigate({ to: '/make/problems/$id', params: { id }, search: {} });
    },
  });
  const latestTex = newest?.content?.latex;
  return (
    <section className={styles.older}>
      <p>{makeStrings.problem.older(shownVersion ?? 0)}</p>
      <Link to="/make/problems/$id" params={{ id }} search={{}}>
        {makeStrings.problem.newest}
      </Link>
      <Button onClick={() => restore.mutate()} disabled={restore.isPending || newest === undefined}>
        {makeStrings.problem.restore}
      </Button>
      {restore.error && <p role="alert">{restore.error.message}</p>}
      {latestTex !== undefined && latestTex !== content.latex && (
        <div className={styles.diff}>
          <Suspense>
            <CorrectionDiff correction={{ before: content.latex, after: latestTex }} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** Saves the old text of every section that has changed; sections that were added later stay. */
async function restoreSections(id: string, old: Content, newest: Problem | undefined): Promise<void> {
  const latestContent = newest?.content;
  if (!newest || !latestContent) return;
  const latestTexBySection = new Map(
    [...latestContent.variants, ...latestContent.alternates].map(({ name, latex }) => [name, latex]),
  );
  latestTexBySection.set('problem', latestContent.latex);
  const oldSections = [{ name: 'problem', latex: old.latex }, ...old.variants, ...old.alternates];
  let { version } = newest;
  for (const { name, latex } of oldSections) {
    if (latestTexBySection.get(name) === latex) continue;
    // Each edit must be based on the version that the previous edit created.
    ({ version } = await editProblem(id, { part: name, latex }, version));
  }
}
