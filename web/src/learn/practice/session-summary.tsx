import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AnsweredQuestion } from '../../../../src/domain/practice-state.ts';
import { Button } from '../../design/button.tsx';
import type { Course } from '../learn-queries.ts';
import { readLearnSearch } from '../learn-search.ts';
import { MarksBar } from '../marks-bar.tsx';
import { type SessionSummary as Summary, summariseSession } from './session-goal.ts';
import { SessionQuestionList } from './session-question-list.tsx';
import { sessionStrings } from './session-strings.ts';
import styles from './session-summary.module.css';

type SummaryProps = {
  threadId: string;
  /** The answers of this session. */
  answers: readonly AnsweredQuestion[];
  course: Course | undefined;
  onAgain: () => void;
};

const texts = sessionStrings.summary;

/** The end of a session: what went well, what to look at, and the next step. */
export function SessionSummary({ threadId, answers, course, onAgain }: SummaryProps) {
  const summary = summariseSession(answers);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    section.current?.focus();
  }, []);
  return (
    <section ref={section} tabIndex={-1} className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{texts.title}</h2>
      <p className={styles.result}>
        {texts.result(summary.rightCount, summary.questionCount)}
        <span>{texts.marks(summary.awarded, summary.available)}</span>
      </p>
      <TopicList title={texts.strong} topics={summary.strong} course={course} />
      <TopicList title={texts.weak} topics={summary.weak} course={course} />
      <SessionQuestionList
        threadId={threadId}
        answers={answers}
        getTopicLabel={(id) => findLabel(course, id)}
      />
      <NextStep summary={summary} course={course} />
      <div className={styles.actions}>
        <Button look="primary" onClick={onAgain}>
          {texts.again}
        </Button>
        <Link to="/learn/progress" className={styles.link}>
          {texts.progress}
        </Link>
        <Link to="/learn" search={readLearnSearch({ ...course })} className={styles.link}>
          {texts.otherTopic}
        </Link>
      </div>
    </section>
  );
}

type TopicListProps = { title: string; topics: Summary['strong']; course: Course | undefined };

function TopicList({ title, topics, course }: TopicListProps) {
  if (topics.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.topics}>
        {topics.map(({ id, awarded, available }) => (
          <li key={id}>
            <MarksBar label={findLabel(course, id)} awarded={awarded} available={available} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Suggests the weakest topic, or a paper if everything went well. */
function NextStep({ summary: { weak }, course }: { summary: Summary; course: Course | undefined }) {
  const [weakest] = weak;
  const name = { subject: course?.subject, level: course?.level };
  return (
    <div className={styles.next}>
      <h3>{texts.next}</h3>
      {weakest === undefined ? (
        <p>
          {texts.nextPaper}{' '}
          <Link to="/learn/exams" search={readLearnSearch(name)}>
            {texts.paper}
          </Link>
        </p>
      ) : (
        <p>
          {texts.nextTopic}{' '}
          <Link to="/learn/practice" search={readLearnSearch({ ...name, outcome: weakest.id })}>
            {findLabel(course, weakest.id)}
          </Link>
        </p>
      )}
    </div>
  );
}

const findLabel = (course: Course | undefined, id: string): string =>
  course?.outcomes.find((outcome) => outcome.id === id)?.label ?? id;
