import type { OutcomeProgress } from '../../api/schema.ts';
import { learnStrings } from '../learn-strings.ts';
import styles from './known-topics.module.css';

/** What we think the learner knows of each topic: a bar with the marks that we expect next, the marks so far, and why. */
export function KnownTopics({ outcomes }: { outcomes: readonly OutcomeProgress[] }) {
  return (
    <ul className={styles.topics}>
      {outcomes.map((outcome) => (
        <li key={outcome.outcome_id}>
          <Topic {...outcome} />
        </li>
      ))}
    </ul>
  );
}

function Topic({ label, answer_count, marks_awarded, marks_available, estimate }: OutcomeProgress) {
  const texts = learnStrings.progress;
  if (answer_count === 0 || estimate === null) {
    return (
      <p className={styles.untried}>
        {label} <small>{texts.untried}</small>
      </p>
    );
  }
  const { secure, status, expected_score: score, reason } = estimate;
  const state = secure ? 'secure' : status;
  return (
    <div className={styles.topic}>
      <span>{label}</span>
      <span className={styles.state} data-state={state}>
        {texts.states[state]}
      </span>
      <svg className={styles.bar} aria-hidden="true" width="100%" height="8" preserveAspectRatio="none">
        <rect className={styles.track} width="100%" height="8" rx="4" />
        <rect className={styles.expected} data-state={state} width={`${100 * score}%`} height="8" rx="4" />
      </svg>
      <small>
        {texts.expected(score)} {texts.marksSoFar(marks_awarded, marks_available)} {reason}
      </small>
    </div>
  );
}
