import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GeneratedItem } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { ReportDialog } from '../learn/practice/report-dialog.tsx';
import { generateStrings } from './generate-strings.ts';
import styles from './item-outcome.module.css';

const nodeNames: Readonly<Record<string, string>> = generateStrings.graph.nodes;

/** The result of a finished question, with links to the bank or the review queue. */
export function ItemOutcome({ item }: { item: GeneratedItem }) {
  const texts = generateStrings.outcome;
  const isPassed = item.status !== 'needs_human_review';
  return (
    <section className={`${styles.outcome} ${isPassed ? styles.right : styles.person}`}>
      <p className={styles.message}>
        <Icon name={isPassed ? 'check' : 'person'} size={20} />
        <strong>{texts[item.status]}</strong>
      </p>
      {item.persistent_rules.length > 0 && <p>{texts.rules(item.persistent_rules.join(', '))}</p>}
      <div className={styles.links}>
        {item.question_id !== null && <BankLinks questionId={item.question_id} />}
        {item.review_item_id !== null && <ReviewLink reviewItemId={item.review_item_id} />}
      </div>
    </section>
  );
}

function BankLinks({ questionId }: { questionId: string }) {
  const [isSending, setSending] = useState(false);
  return (
    <>
      <Link to="/make/questions/$id" params={{ id: questionId }} className={styles.link}>
        {generateStrings.outcome.open}
      </Link>
      <Button onClick={() => setSending(true)}>{generateStrings.outcome.send}</Button>
      {isSending && <ReportDialog questionId={questionId} onClose={() => setSending(false)} />}
    </>
  );
}

/** Only experts get a link: others have no access to the review queue. */
function ReviewLink({ reviewItemId }: { reviewItemId: string }) {
  const principal = usePrincipal();
  const isExpert = principal?.roles.some((role) => role === 'expert' || role === 'admin') ?? false;
  if (!isExpert) return <p>{generateStrings.outcome.expertNote}</p>;
  return (
    <Link to="/review/items/$id" params={{ id: reviewItemId }} className={styles.link}>
      {generateStrings.outcome.openReview}
    </Link>
  );
}

/** Why a question failed, and at which step. */
export function ItemFailure({ failure }: { failure: { node: string; message: string } }) {
  const texts = generateStrings.outcome;
  return (
    <section className={`${styles.outcome} ${styles.wrong}`}>
      <p className={styles.message}>
        <Icon name="alert" size={20} />
        <strong>{texts.failedTitle}</strong>
      </p>
      <p>
        {failure.message} {texts.failedStep(nodeNames[failure.node] ?? failure.node)}
      </p>
    </section>
  );
}
