import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { Problem } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { Button } from '../design/button.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { type Sending, sendProblem } from './make-queries.ts';
import { formatSectionTitle, makeStrings } from './make-strings.ts';
import { ReviewOutcome } from './review-outcome.tsx';
import { SectionPaper } from './section-paper.tsx';
import styles from './section-view.module.css';
import { SendForm } from './send-form.tsx';

// Loaded on demand: the editor is large, and most sections are only read.
const EditPane = lazy(async () => ({ default: (await import('./edit-pane.tsx')).EditPane }));

type SectionProps = {
  problem: Problem;
  /** The path of the section: `problem` (the question itself), or for example `variants/numerical` or `alternates/1`. */
  section: string;
  latex: string;
  isNewest: boolean;
};

/** One section of an upload with its actions: copy, edit, add to the bank, send to an expert. */
export function SectionView({ problem, section, latex, isNewest }: SectionProps) {
  const [isEditing, setEditing] = useState(false);
  const sent = problem.sent.find((entry) => entry.part === section);
  const texts = makeStrings.problem;
  return (
    <section className={styles.section} data-editing={isEditing} aria-label={formatSectionTitle(section)}>
      <header className={styles.head}>
        <h2>{formatSectionTitle(section)}</h2>
        {!isEditing && (
          <div className={styles.tools}>
            <CopyButton text={latex} label={texts.copy} />
            {isNewest && <Button onClick={() => setEditing(true)}>{texts.edit}</Button>}
          </div>
        )}
      </header>
      {isEditing ? (
        <Suspense fallback={<Skeleton label={texts.loading} lines={4} />}>
          <EditPane problem={problem} section={section} latex={latex} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          {sent?.review && (
            <ReviewOutcome
              problem={problem}
              section={section}
              review={sent.review}
              isInBank={sent.question_id !== null}
            />
          )}
          <SectionPaper problem={problem} section={section} latex={latex} />
          {isNewest && !section.startsWith('alternates/') && (
            <SectionActions problem={problem} section={section} />
          )}
        </>
      )}
    </section>
  );
}

/** Buttons to add a section to the bank or send it to an expert, and links to where it already is. */
function SectionActions({ problem, section }: { problem: Problem; section: string }) {
  const queryClient = useQueryClient();
  const texts = makeStrings.problem;
  const [isSending, setSending] = useState(false);
  // Set when the section was already added to the bank or sent to an expert.
  const sentSection = problem.sent.find((entry) => entry.part === section);
  const hasErrors = section === 'problem' && (problem.digest?.errors ?? 0) > 0;
  const sendRequest = useMutation({
    mutationFn: (sending: Sending) => sendProblem(problem.id, section, sending),
    onSuccess: async () => {
      setSending(false);
      await queryClient.invalidateQueries({ queryKey: ['problems'] });
      void queryClient.invalidateQueries({ queryKey: ['bank'] });
      void queryClient.invalidateQueries({ queryKey: ['review'] });
    },
  });
  return (
    <footer className={styles.actions}>
      {sentSection?.question_id && (
        <Link to="/make/questions/$id" params={{ id: sentSection.question_id }} className={styles.link}>
          {texts.inBank}
        </Link>
      )}
      {sentSection?.review_item_id && sentSection.review?.state === 'waiting' && (
        <ReviewLink id={sentSection.review_item_id} />
      )}
      <Button
        look={sentSection || hasErrors ? 'quiet' : 'primary'}
        disabled={sendRequest.isPending}
        onClick={() => sendRequest.mutate({ to: 'bank' })}
      >
        {sentSection?.question_id ? texts.updateBank : texts.toBank}
      </Button>
      {sentSection?.review?.state !== 'waiting' && (
        <Button
          look={!sentSection && hasErrors ? 'primary' : 'quiet'}
          aria-expanded={isSending}
          onClick={() => setSending(true)}
        >
          {texts.toReview}
        </Button>
      )}
      {isSending && (
        <SendForm
          topic={problem.content?.classification.topic}
          isSending={sendRequest.isPending}
          onSend={(sending) => sendRequest.mutate({ ...sending, to: 'review' })}
          onCancel={() => setSending(false)}
        />
      )}
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
