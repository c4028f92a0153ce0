import { Link, useSearch } from '@tanstack/react-router';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { reviewStrings } from '../review-strings.ts';
import { strings } from '../strings.ts';
import { useDesk, useDeskState } from './desk-context.ts';
import styles from './problem-list.module.css';
import { useItem } from './review-queries.ts';
import { filterOf } from './review-search.ts';
import { isProblem, type SentDecision } from './sent-decision.ts';
import { TwoVersions } from './two-versions.tsx';

/** Decisions that did not reach the record, each with what happened, what was kept and what can be done. */
export function ProblemList() {
  const { decisions } = useDeskState();
  return decisions
    .filter(isProblem)
    .map((decision) =>
      decision.state === 'conflict' ? (
        <Conflict key={decision.itemId} decision={decision} />
      ) : (
        <Unsaved key={decision.itemId} decision={decision} />
      ),
    );
}

function Unsaved({ decision }: { decision: SentDecision }) {
  const desk = useDesk();
  const words = reviewStrings.problems;
  const mayPass = decision.state === 'failed';
  const isAway = decision.problem?.status === 0;
  return (
    <section className={styles.problem} role="alert">
      <h2>
        <Icon name="alert" />
        {words.title}
      </h2>
      <p className={styles.what}>
        {reviewStrings.toast.done(reviewStrings.decisions[decision.decision], decision.title)}
      </p>
      <p>{isAway ? words.offline : decision.problem?.message}</p>
      {decision.problem?.requestId && (
        <p className={styles.request}>
          {strings.errors.requestId} <code>{decision.problem.requestId}</code>
        </p>
      )}
      <div className={styles.buttons}>
        {mayPass && (
          <Button look="primary" onClick={() => desk.retry(decision.itemId)}>
            {words.retry}
          </Button>
        )}
        <OpenLink id={decision.itemId} label={words.open} />
        <Button onClick={() => desk.dismiss(decision.itemId)}>{words.dismiss}</Button>
      </div>
    </section>
  );
}

function Conflict({ decision }: { decision: SentDecision }) {
  const desk = useDesk();
  const words = reviewStrings.problems;
  const theirs = useItem(decision.itemId).data;
  const isPending = theirs?.item.status === 'pending_review';
  const title = isPending
    ? decision.problem?.reason === 'held'
      ? words.heldTitle
      : words.changedTitle
    : words.decidedTitle;
  return (
    <section className={styles.problem} role="alert">
      <h2>
        <Icon name="person" />
        {title}
      </h2>
      <p className={styles.what}>{decision.title}</p>
      {isPending && decision.problem?.reason === 'held' && <p>{decision.problem.message}</p>}
      {theirs && <TwoVersions decision={decision} theirs={theirs} />}
      <div className={styles.buttons}>
        {!isPending && (
          <Button look="primary" onClick={() => desk.dismiss(decision.itemId)}>
            {words.keepTheirs}
          </Button>
        )}
        <Button onClick={() => void desk.takeMine(decision.itemId)}>
          {isPending ? words.decideAnyway : words.takeMine}
        </Button>
        <OpenLink id={decision.itemId} label={words.lookAgain} />
        {isPending && <Button onClick={() => desk.dismiss(decision.itemId)}>{words.dismiss}</Button>}
      </div>
    </section>
  );
}

function OpenLink({ id, label }: { id: string; label: string }) {
  const search = filterOf(useSearch({ from: '/review' }));
  return (
    <Link to="/review/items/$id" params={{ id }} search={search} className={styles.link}>
      {label}
    </Link>
  );
}
