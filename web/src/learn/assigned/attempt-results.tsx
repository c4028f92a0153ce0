import { useEffect } from 'react';
import type { Attempt, ScriptQuestion } from '../../api/schema.ts';
import { Note } from '../../design/note.tsx';
import { MarkedQuestion } from '../exam/marked-question.tsx';
import styles from './assigned.module.css';
import { assignedStrings as texts } from './assigned-strings.ts';
import { toMarkedAnswer } from './feedback-values.ts';

/** The marks of an attempt and every marked question. Marks that the pupil may not see yet are not in the response. */
export function AttemptResults({ attempt }: { attempt: Attempt }) {
  // After handing in, the page would still be scrolled to the last question.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const marked = attempt.questions.filter(({ marks }) => marks !== null);
  const isClosed = attempt.state === 'closed';
  if (marked.length === 0)
    return (
      <Note icon={isClosed ? 'clock' : 'check'} title={isClosed ? texts.closedTitle : texts.finishedTitle}>
        <p>{isClosed ? texts.closed : texts.finishedLater[attempt.assignment.results]}</p>
      </Note>
    );
  const sum = (name: 'marks_awarded' | 'marks_available' | 'marks_by_person') =>
    marked.reduce((total, { marks }) => total + (marks?.marking[name] ?? 0), 0);
  const waiting = sum('marks_by_person');
  return (
    <section className={styles.page} aria-label={texts.finishedTitle}>
      <p className={styles.total} role="status">
        {texts.total(sum('marks_awarded'), sum('marks_available'))}
        {waiting > 0 && <span> · {texts.waiting(waiting)}</span>}
      </p>
      {marked.map((question) => (
        <MarkedWork key={question.question?.id ?? question.number} question={question} />
      ))}
    </section>
  );
}

/** A marked question, with changes by the teacher. */
function MarkedWork({ question: { question, number, response, marks } }: { question: ScriptQuestion }) {
  if (!question || !marks) return null;
  const { changes } = marks;
  return (
    <div>
      <MarkedQuestion
        question={question}
        number={number}
        response={response ?? ''}
        markedAnswer={toMarkedAnswer(marks)}
      />
      {changes.map((change) => (
        <p key={change.at} className={styles.change}>
          {texts.decidedByTeacher(change)}
        </p>
      ))}
    </div>
  );
}
