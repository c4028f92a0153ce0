import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { Problem } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { Button } from '../design/button.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { sendProblem } from './make-queries.ts';
import { formatPartTitle, makeStrings } from './make-strings.ts';
import { PartPaper } from './part-paper.tsx';
import styles from './part-view.module.css';

// Loaded on demand: the editor is large, and most parts are only read.
const EditPane = lazy(async () => ({ default: (await import('./edit-pane.tsx')).EditPane }));

type PartProps = {
  problem: Problem;
  /** The path of the part: `problem` (the question itself), or for example `variants/numerical` or `alternates/1`. */
  part: string;
  latex: string;
  isNewest: boolean;
};

/** One part of an upload with its actions: copy, edit, add to the bank, send to an expert. */
export function PartView({ problem, part, latex, isNewest }: PartProps) {
  const [isEditing, setEditing] = useState(false);
  const texts = makeStrings.problem;
  return (
    <section className={styles.part} data-editing={isEditing} aria-label={formatPartTitle(part)}>
      <header className={styles.head}>
        <h2>{formatPartTitle(part)}</h2>
        {!isEditing && (
          <div className={styles.tools}>
            <CopyButton text={latex} label={texts.copy} />
            {isNewest && <Button onClick={() => setEditing(true)}>{texts.edit}</Button>}
          </div>
        )}
      </header>
      {isEditing ? (
        <Suspense fallback={<Skeleton label={texts.loading} lines={4} />}>
          <EditPane problem={problem} part={part} latex={latex} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          <PartPaper problem={problem} part={part} latex={latex} />
          {isNewest && !part.startsWith('alternates/') && <PartActions problem={problem} part={part} />}
        </>
      )}
    </section>
  );
}

/** Buttons to add a part to the bank or send it to an expert, and links to where it already is. */
function PartActions({ problem, part }: { problem: Problem; part: string }) {
  const queryClient = useQueryClient();
  const texts = makeStrings.problem;
  // Set when the part was already added to the bank or sent to an expert.
  const sentPart = problem.sent.find((entry) => entry.part === part);
  const hasErrors = part === 'problem' && (problem.digest?.errors ?? 0) > 0;
  const sendRequest = useMutation({
    mutationFn: (to: 'bank' | 'review') => sendProblem(problem.id, part, to),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['problems'] });
      void queryClient.invalidateQueries({ queryKey: ['bank'] });
      void queryClient.invalidateQueries({ queryKey: ['review'] });
    },
  });
  return (
    <footer className={styles.actions}>
      {sentPart?.question_id && (
        <Link to="/make/questions/$id" params={{ id: sentPart.question_id }} className={styles.link}>
          {texts.inBank}
        </Link>
      )}
      {sentPart?.review_item_id && <ReviewLink id={sentPart.review_item_id} />}
      <Button
        look={sentPart || hasErrors ? 'quiet' : 'primary'}
        disabled={sendRequest.isPending}
        onClick={() => sendRequest.mutate('bank')}
      >
        {texts.toBank}
      </Button>
      <Button
        look={!sentPart && hasErrors ? 'primary' : 'quiet'}
        disabled={sendRequest.isPending}
        onClick={() => sendRequest.mutate('review')}
      >
        {texts.toReview}
      </Button>
      {sendRequest.error && (
        <p role="alert" className={styles.refused}>
          {sendRequest.error.message} {getAdvice(sendRequest.error)}
        </p>
      )}
    </footer>
  );
}

function getAdvice(error: Error): string {
  return error instanceof ApiError && typeof error.body.advice === 'string' ? error.body.advice : '';
}

/** Only experts get a link: others have no access to the review queue. */
function ReviewLink({ id }: { id: string }) {
  const isExpert = usePrincipal()?.roles.some((role) => role === 'expert' || role === 'admin') ?? false;
  if (!isExpert) return <span className={styles.link}>{makeStrings.problem.inReview}</span>;
  return (
    <Link to="/review/items/$id" params={{ id }} className={styles.link}>
      {makeStrings.problem.inReview}
    </Link>
  );
}
