import { Link } from '@tanstack/react-router';
import type { CourseProgress, OutcomeProgress } from '../../api/schema.ts';
import { learnStrings } from '../learn-strings.ts';
import styles from './course-map.module.css';

const texts = learnStrings.progress;

/** The course as a map with a tile for each topic. The filled share of a tile is our estimate of the learner's marks. */
export function CourseMap({ progress: { subject, level, outcomes } }: { progress: CourseProgress }) {
  return (
    <figure className={styles.map}>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome.outcome_id}>
            <Link
              to="/learn/practice"
              search={{ subject, level, outcome: outcome.outcome_id }}
              className={styles.tile}
              data-state={getState(outcome)}
              style={{ backgroundSize: `${100 * getShare(outcome)}% 100%` }}
              title={outcome.estimate?.reason}
            >
              <span>{outcome.label}</span>
              <small>{describe(outcome)}</small>
            </Link>
          </li>
        ))}
      </ul>
      <figcaption>{texts.mapCaption}</figcaption>
    </figure>
  );
}

function getState({ answer_count: count, estimate }: OutcomeProgress): keyof typeof texts.states {
  if (count === 0 || estimate === null) return 'new';
  return estimate.secure ? 'secure' : estimate.status;
}

/** The share of the marks that we expect; 0 for a topic without answers. */
function getShare({ answer_count: count, estimate }: OutcomeProgress): number {
  return count === 0 ? 0 : (estimate?.expected_score ?? 0);
}

function describe(outcome: OutcomeProgress): string {
  const state = getState(outcome);
  if (state === 'new' || outcome.estimate === null) return texts.untried;
  return `${texts.states[state]} · ${texts.about(outcome.estimate.expected_score)}`;
}
