import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AnsweredQuestion } from '../../../../src/domain/practice-state.ts';
import { Icon } from '../../design/icon.tsx';
import { coursesQuery, courseTitle, findCourse } from '../learn-queries.ts';
import { readLearnSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';
import { MarksBar } from '../marks-bar.tsx';
import type { PracticeValues } from './practice-thread.ts';
import { hasAllMarks } from './session-goal.ts';
import styles from './session-side.module.css';

type SideProps = {
  values: PracticeValues;
  /** The answers of this session. */
  answers: readonly AnsweredQuestion[];
  children?: ReactNode;
};

/** The results of the session: streak, total and marks by topic. */
export function SessionSide({ values, answers, children }: SideProps) {
  const texts = learnStrings.session;
  const course = findCourse(useQuery(coursesQuery).data, values);
  const total = answers.length;
  const correct = answers.filter(hasAllMarks).length;
  const streak = Math.min(values.streak, total);
  const getTopicLabel = (id: string) => course?.outcomes.find((outcome) => outcome.id === id)?.label ?? id;
  return (
    <aside className={styles.side} aria-label={texts.title}>
      <p className={styles.course}>
        <span>{courseTitle(values)}</span>
        <Link to="/learn" search={readLearnSearch(values)}>
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
            <span>{correct > 0 ? texts.correct(correct, total) : texts.answered(total)}</span>
          </p>
          <ul className={styles.topics} aria-label={texts.topics}>
            {sumByOutcome(answers).map(({ id, awarded, available }) => (
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

/** The marks of each topic, in the order of the answers. Marks that nobody has decided yet are left out, as in the summary. */
function sumByOutcome(answered: readonly AnsweredQuestion[]) {
  const groups = Map.groupBy(answered, ({ outcome_id: id }) => id);
  return [...groups]
    .map(([id, answers]) => ({
      id,
      awarded: answers.reduce((sum, answer) => sum + answer.marks_awarded, 0),
      available: answers.reduce((sum, answer) => sum + answer.marks_available - answer.marks_by_person, 0),
    }))
    .filter(({ available }) => available > 0);
}
