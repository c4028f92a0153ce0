import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Problem } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { Icon } from '../design/icon.tsx';
import { DownloadLinks } from './download-links.tsx';
import { cancelProblem, isActive, problemQuery, removeProblem, retryProblem } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import { ProblemBadge } from './problem-badge.tsx';
import styles from './problem-header.module.css';

/** The name and status of an upload, with its actions: cancel, download, delete, retry. */
export function ProblemHeader({ problem }: { problem: Problem }) {
  const { id, name, version, usage, error } = problem;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const texts = makeStrings.problem;
  // The first three entries of the key match all versions of the upload.
  const refresh = () => queryClient.invalidateQueries({ queryKey: problemQuery(id).queryKey.slice(0, 3) });
  const cancel = useMutation({ mutationFn: () => cancelProblem(id), onSettled: refresh });
  const retry = useMutation({ mutationFn: () => retryProblem(id), onSettled: refresh });
  const remove = useMutation({
    mutationFn: () => removeProblem(id),
    onSuccess: () => navigate({ to: '/make/problems' }),
  });
  const isBusy = isActive(problem);
  return (
    <header className={styles.header}>
      <div className={styles.titleBlock}>
        <h1>{name}</h1>
        <p className={styles.facts}>
          <ProblemBadge problem={problem} />
          {usage.calls > 0 && texts.cost(makeStrings.spent(usage))}
        </p>
      </div>
      <div className={styles.actions}>
        {isBusy && (
          <Button onClick={() => cancel.mutate()} disabled={cancel.isPending || problem.cancel_requested}>
            {texts.cancel}
          </Button>
        )}
        {version > 0 && <DownloadLinks ids={[id]} zip={texts.zip} json={texts.json} />}
        <ConfirmButton
          label={texts.remove}
          question={makeStrings.list.confirmRemove}
          onConfirm={() => remove.mutate()}
        />
      </div>
      {!isBusy && error && (
        <section className={styles.failed} role="alert">
          <Icon name="alert" size={18} />
          <p>
            <strong>{version > 0 ? texts.lastFailed : texts.failedTitle}.</strong> {error.message}
          </p>
          <Button look="primary" onClick={() => retry.mutate()} disabled={retry.isPending}>
            {texts.retry}
          </Button>
        </section>
      )}
    </header>
  );
}
