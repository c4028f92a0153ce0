import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AnsweredQuestion } from '../../../../src/domain/practice-state.ts';
import { Icon } from '../../design/icon.tsx';
import { coursesQuery, courseTitle, findCourse } from '../learn-queries.ts';
import { readStartSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';
import { ShareBar } from '../share-bar.tsx';
import type { PracticeValues } from './practice-thread.ts';
import styles from './session-side.module.css';

/** The results of the session: streak, total and marks by topic. */
export function SessionSide({ values }: { values: PracticeValues }) {
  const words = learnStrings.session;
  const known = findCourse(useQuery(coursesQuery).data, values);
  const { total_questions: total, correct_count: correct, streak } = values;
  const labelOf = (id: string) => known?.outcomes.find((outcome) => outcome.id === id)?.label ?? id;
  return (
    <aside className={styles.side} aria-label={words.title}>
      <p className={styles.course}>
        <span>{courseTitle(values)}</span>
        <Link to="/learn" search={readStartSearch(values)}>
          {words.change}
        </Link>
      </p>
      {values.target_outcome && <p className={styles.topic}>{labelOf(values.target_outcome)}</p>}
      {total === 0 ? (
        <p className={styles.quiet}>{words.none}</p>
      ) : (
        <>
          <p className={styles.total}>
            <span data-lit={streak > 1 ? true : undefined} className={styles.streak}>
              <Icon name="flame" size={18} />
              {words.streak(streak)}
            </span>
            <span>{words.correct(correct, total)}</span>
          </p>
          <ul className={styles.topics} aria-label={words.topics}>
            {sumByOutcome(values.answered ?? []).map(({ id, awarded, available }) => (
              <li key={id}>
                <ShareBar label={labelOf(id)} awarded={awarded} available={available} />
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

function sumByOutcome(answered: readonly AnsweredQuestion[]) {
  const groups = Map.groupBy(answered, ({ outcome_id: id }) => id);
  return [...groups].map(([id, answers]) => ({
    id,
    awarded: answers.reduce((sum, one) => sum + one.marks_awarded, 0),
    available: answers.reduce((sum, one) => sum + one.marks_available, 0),
  }));
}
