import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { DeliveredExam, ExamResult } from '../../../../src/domain/exam-result.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { coursesQuery, courseTitle, findCourse } from '../learn-queries.ts';
import { readStartSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';
import { DownloadButton } from './download-button.tsx';
import type { ExamValues } from './exam-thread.ts';
import { MarkedQuestion } from './marked-question.tsx';
import { getMarksByOutcome } from './marks-by-outcome.ts';
import { questionsBySection } from './questions-by-section.ts';
import styles from './script-view.module.css';
import { TopicChart } from './topic-chart.tsx';

type ScriptProps = { thread: string; values: ExamValues; paper: DeliveredExam };

/** The marked paper: the result, marks by topic, then every answer with the reason for each mark. */
export function ScriptView({ thread, values, paper }: ScriptProps) {
  const words = learnStrings.script;
  const { exam_result: result, marking } = values;
  const course = findCourse(useQuery(coursesQuery).data, values);
  const title = useRef<HTMLHeadingElement>(null);
  // After handing in, the page is still scrolled to the last question.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.page}>
      <h1 ref={title} tabIndex={-1}>
        {words.title}: {courseTitle(values)}
      </h1>
      {result && <Result result={result} values={values} />}
      <div className={styles.buttons}>
        <Button onClick={() => window.print()}>
          <Icon name="print" size={16} />
          {words.print}
        </Button>
        <DownloadButton thread={thread} document="marked-script" label={words.downloads.script} />
        <DownloadButton thread={thread} document="marking-scheme" label={words.downloads.scheme} />
        <DownloadButton thread={thread} document="paper" label={words.downloads.paper} />
      </div>
      <TopicChart outcomes={getMarksByOutcome(values, course)} values={values} />
      {questionsBySection(paper, values.questions ?? []).map(({ name, questions }) => (
        <section key={name} className={styles.section}>
          <h2>{name}</h2>
          {questions.map((question, index) => (
            <MarkedQuestion
              key={question.id}
              question={question}
              number={index + 1}
              response={values.responses?.[question.id] ?? ''}
              marked={marking?.[question.id]}
            />
          ))}
        </section>
      ))}
      <p className={styles.buttons}>
        <Link to="/learn/exams" search={readStartSearch(values)}>
          {words.another}
        </Link>
      </p>
    </div>
  );
}

function Result({ result, values }: { result: ExamResult; values: ExamValues }) {
  const words = learnStrings.script;
  const { grade_estimate: estimate, marks_by_person: byPerson } = result;
  const late = minutesLate(values);
  return (
    <section className={styles.result} aria-label={words.result}>
      <p className={styles.total}>
        <b>{result.marks_awarded}</b> {words.outOf(result.marks_available)}
      </p>
      <div className={styles.estimate}>
        <p>
          {estimate.grade === null
            ? words.percent(estimate.percent)
            : words.estimate(estimate.grade, estimate.percent)}
        </p>
        <p className={styles.note}>{estimate.note}</p>
      </div>
      {byPerson > 0 && (
        <p className={styles.person}>
          <Icon name="person" size={18} />
          {words.byPerson(byPerson, estimate.at_best)}
        </p>
      )}
      {late > 0 && <p className={styles.note}>{words.late(late)}</p>}
      <ul className={styles.sections}>
        {result.sections.map(({ section, marks_awarded, marks_available }) => (
          <li key={section}>
            <span>{section}</span> <b>{learnStrings.marks.of(marks_awarded, marks_available)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whole minutes after the end; shown to the learner, without effect on the marks. */
function minutesLate({ ends_at: ends, handed_in_at: handedIn }: ExamValues): number {
  return Math.max(0, Math.floor((Date.parse(handedIn ?? '') - Date.parse(ends ?? '')) / 60_000)) || 0;
}
