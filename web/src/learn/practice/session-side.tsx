import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AnsweredQuestion } from '../../../../src/domain/practice-state.ts';
import { Icon } from '../../design/icon.tsx';
import { coursesQuery, courseTitle, findCourse } from '../learn-queries.ts';
import { readStartSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';
import { MarksBar } from '../marks-bar.tsx';
import type { PracticeValues } from './practice-thread.ts';
import styles from './session-side.module.css';

/** The results of the session: streak, total and marks by topic. */
export function SessionSide({ values, children }: { values: PracticeValues; children?: ReactNode }) {
  const texts = learnStrings.session;
  const course = findCourse(useQuery(coursesQuery).data, values);
  const { total_questions: total, correct_count: correct, streak } = values;
  const getTopicLabel = (id: string) => course?.outcomes.find((outcome) => outcome.id === id)?.label ?? id;
  return (
    <aside className={styles.side} aria-label={texts.title}>
      <p className={styles.course}>
        <span>{courseTitle(values)}</span>
        <Link to="/learn" search={readStartSearch(values)}>
          {texts.change}
        </Link>
      </p>
      {values.target_outcome && <p className={styles.topic}>{getTopicLabel(values.target_outcome)}</p>}
      {children}
      {total === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <>
          <p className={styles.total}>
            {streak > 1 && (
              <span data-active className={styles.streak}>
                <Icon name="flame" size={18} />
                {texts.streak(streak)}
              </span>
            )}
            <span>{texts.correct(correct, total)}</span>
          </p>
          <ul className={styles.topics} aria-label={texts.topics}>
            {sumByOutcome(values.answered ?? []).map(({ id, awarded, available }) => (
              <li key={id}>
                <MarksBar label={getTopicLabel(id)} awarded={awarded} available={available} />
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
    awarded: answers.reduce((sum, answer) => sum + answer.marks_awarded, 0),
    available: answers.reduce((sum, answer) => sum + answer.marks_available, 0),
  }));
}
