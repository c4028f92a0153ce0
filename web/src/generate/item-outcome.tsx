import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GeneratedItem } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { ReportDialog } from '../learn/practice/report-dialog.tsx';
import { generateStrings } from './generate-strings.ts';
import styles from './item-outcome.module.css';

const nodes: Readonly<Record<string, string>> = generateStrings.graph.nodes;

/** What became of a finished item, and where to go from here. */
export function ItemOutcome({ item }: { item: GeneratedItem }) {
  const words = generateStrings.outcome;
  const isPassed = item.status !== 'needs_human_review';
  return (
    <section className={`${styles.outcome} ${isPassed ? styles.right : styles.person}`}>
      <p className={styles.said}>
        <Icon name={isPassed ? 'check' : 'person'} size={20} />
        <strong>{words[item.status]}</strong>
      </p>
      {item.persistent_rules.length > 0 && <p>{words.rules(item.persistent_rules.join(', '))}</p>}
      <div className={styles.ways}>
        {item.question_id !== null && <Banked questionId={item.question_id} />}
        {item.review_item_id !== null && <Queued reviewItemId={item.review_item_id} />}
      </div>
    </section>
  );
}

function Banked({ questionId }: { questionId: string }) {
  const [isSending, setSending] = useState(false);
  return (
    <>
      <Link to="/make/questions/$id" params={{ id: questionId }} className={styles.way}>
        {generateStrings.outcome.open}
      </Link>
      <Button onClick={() => setSending(true)}>{generateStrings.outcome.send}</Button>
      {isSending && <ReportDialog questionId={questionId} onClose={() => setSending(false)} />}
    </>
  );
}

/** Only experts have a desk to open it at. */
function Queued({ reviewItemId }: { reviewItemId: string }) {
  const principal = usePrincipal();
  const isExpert = principal?.roles.some((role) => role === 'expert' || role === 'admin') ?? false;
  if (!isExpert) return <p>{generateStrings.outcome.expertNote}</p>;
  return (
    <Link to="/review/items/$id" params={{ id: reviewItemId }} className={styles.way}>
      {generateStrings.outcome.openReview}
    </Link>
  );
}

export function ItemFailure({ failure }: { failure: { node: string; message: string } }) {
  const words = generateStrings.outcome;
  return (
    <section className={`${styles.outcome} ${styles.wrong}`}>
      <p className={styles.said}>
        <Icon name="alert" size={20} />
        <strong>{words.failedTitle}</strong>
      </p>
      <p>
        {failure.message} {words.at(nodes[failure.node] ?? failure.node)}
      </p>
    </section>
  );
}
