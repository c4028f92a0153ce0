import { Link, useSearch } from '@tanstack/react-router';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import { useReviewState, useReviewStore } from './review-context.ts';
import { useItem } from './review-queries.ts';
import { getFilter } from './review-search.ts';
import { reviewStrings } from './review-strings.ts';
import { needsAttention, type SentDecision } from './sent-decision.ts';
import { TwoVersions } from './two-versions.tsx';
import styles from './unsaved-decisions.module.css';

/** Decisions that were not saved, each with what happened, what was kept and what to do next. */
export function UnsavedDecisions() {
  const { decisions } = useReviewState();
  return decisions
    .filter(needsAttention)
    .map((decision) =>
      decision.state === 'conflict' ? (
        <Conflict key={decision.itemId} decision={decision} />
      ) : (
        <SaveFailure key={decision.itemId} decision={decision} />
      ),
    );
}

function SaveFailure({ decision }: { decision: SentDecision }) {
  const store = useReviewStore();
  const texts = reviewStrings.unsaved;
  const canRetry = decision.state === 'failed';
  const isUnreachable = decision.problem?.status === 0;
  return (
    <section className={styles.notice} role="alert">
      <h2>
        <Icon name="alert" />
        {texts.title}
      </h2>
      <p className={styles.decision}>
        {reviewStrings.toast.done(reviewStrings.decisions[decision.decision], decision.title)}
      </p>
      <p>{isUnreachable ? texts.offline : decision.problem?.message}</p>
      {decision.problem?.requestId && (
        <p className={styles.request}>
          {strings.errors.requestId} <code>{decision.problem.requestId}</code>
        </p>
      )}
      <div className={styles.buttons}>
        {canRetry && (
          <Button look="primary" onClick={() => store.retry(decision.itemId)}>
            {texts.retry}
          </Button>
        )}
        <OpenLink id={decision.itemId} label={texts.open} />
        <Button onClick={() => store.dismiss(decision.itemId)}>{texts.dismiss}</Button>
      </div>
    </section>
  );
}

function Conflict({ decision }: { decision: SentDecision }) {
  const store = useReviewStore();
  const texts = reviewStrings.unsaved;
  const theirItem = useItem(decision.itemId).data;
  const isPending = theirItem?.item.status === 'pending_review';
  const title = isPending
    ? decision.problem?.reason === 'held'
      ? texts.lockedTitle
      : texts.changedTitle
    : texts.decidedTitle;
  return (
    <section className={styles.notice} role="alert">
      <h2>
        <Icon name="person" />
        {title}
      </h2>
      <p className={styles.decision}>{decision.title}</p>
      {isPending && decision.problem?.reason === 'held' && <p>{decision.problem.message}</p>}
      {theirItem && <TwoVersions decision={decision} theirItem={theirItem} />}
      <div className={styles.buttons}>
        {!isPending && (
          <Button look="primary" onClick={() => store.dismiss(decision.itemId)}>
            {texts.keepTheirs}
          </Button>
        )}
        <Button onClick={() => void store.applyMyDecision(decision.itemId)}>
          {isPending ? texts.decideAnyway : texts.reopenAndUseMine}
        </Button>
        <OpenLink id={decision.itemId} label={texts.openAgain} />
        {isPending && <Button onClick={() => store.dismiss(decision.itemId)}>{texts.dismiss}</Button>}
      </div>
    </section>
  );
}

function OpenLink({ id, label }: { id: string; label: string }) {
  const search = getFilter(useSearch({ from: '/review' }));
  return (
    <Link to="/review/items/$id" params={{ id }} search={search} className={styles.link}>
      {label}
    </Link>
  );
}
