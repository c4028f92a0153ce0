import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { DeliveredExam, ExamResult } from '../../../../src/domain/exam-result.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { coursesQuery, courseTitle, findCourse } from '../learn-queries.ts';
import { readLearnSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';
import { DownloadButton } from './download-button.tsx';
import type { ExamValues } from './exam-thread.ts';
import { hasLostMarks, MarkedPaperNav } from './marked-paper-nav.tsx';
import styles from './marked-paper-view.module.css';
import { MarkedQuestion } from './marked-question.tsx';
import { getMarksByOutcome } from './marks-by-outcome.ts';
import { getNumber, groupBySection, type SectionQuestions } from './questions-by-section.ts';
import { TopicChart } from './topic-chart.tsx';

type MarkedPaperProps = { thread: string; values: ExamValues; paper: DeliveredExam };

/** The marked paper: the result, marks by topic, then every answer with the reason for each mark. */
export function MarkedPaperView({ thread, values, paper }: MarkedPaperProps) {
  const texts = learnStrings.markedPaper;
  const { exam_result: result } = values;
  const course = findCourse(useQuery(coursesQuery).data, values);
  const title = courseTitle(values);
  const heading = useRef<HTMLHeadingElement>(null);
  // After handing in, the page would still be scrolled to the last question.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}: {title}
      </h1>
      {result && <Result result={result} values={values} />}
      <div className={styles.buttons}>
        <Button onClick={() => window.print()}>
          <Icon name="print" size={16} />
          {texts.print}
        </Button>
        {(['marked-script', 'marking-scheme', 'paper'] as const).map((name) => (
          <DownloadButton key={name} thread={thread} course={title} document={name} />
        ))}
      </div>
      <TopicChart outcomes={getMarksByOutcome(values, course)} values={values} />
      <MarkedQuestions sections={groupBySection(paper, values.questions ?? [])} values={values} />
      <p className={styles.buttons}>
        <Link to="/learn/exams" search={readLearnSearch(values)}>
          {texts.another}
        </Link>
      </p>
    </div>
  );
}

type QuestionsProps = { sections: readonly SectionQuestions[]; values: ExamValues };

/** The marked questions with links to each of them; on request, only those that lost marks. */
function MarkedQuestions({ sections, values: { marking, responses } }: QuestionsProps) {
  const texts = learnStrings.markedPaper;
  const [isLostOnly, setLostOnly] = useState(false);
  const lostCount = Object.values(marking ?? {}).filter(hasLostMarks).length;
  return (
    <>
      <label className={styles.filter}>
        <input
          type="checkbox"
          checked={isLostOnly}
          disabled={lostCount === 0}
          onChange={(event) => setLostOnly(event.target.checked)}
        />
        {texts.onlyLost(lostCount)}
      </label>
      <MarkedPaperNav sections={sections} marking={marking ?? {}} isLostOnly={isLostOnly} />
      {sections.map((section) => (
        <section key={section.name} className={styles.section}>
          <h2>{section.name}</h2>
          {section.questions.map((question, index) =>
            isLostOnly && !hasLostMarks(marking?.[question.id]) ? null : (
              <MarkedQuestion
                key={question.id}
                question={question}
                number={getNumber(section, index)}
                response={responses?.[question.id] ?? ''}
                markedAnswer={marking?.[question.id]}
              />
            ),
          )}
        </section>
      ))}
    </>
  );
}

function Result({ result, values }: { result: ExamResult; values: ExamValues }) {
  const texts = learnStrings.markedPaper;
  const { grade_estimate: estimate, marks_by_person: byPerson } = result;
  const minutesLate = countMinutesLate(values);
  return (
    <section className={styles.result} aria-label={texts.result}>
      <p className={styles.total}>
        <b>{result.marks_awarded}</b> {texts.outOf(result.marks_available)}
      </p>
      <div className={styles.estimate}>
        <p>
          {estimate.grade === null
            ? texts.percent(estimate.percent)
            : texts.estimate(estimate.grade, estimate.percent)}
        </p>
        <p className={styles.note}>{estimate.note}</p>
      </div>
      {byPerson > 0 && (
        <p className={styles.person}>
          <Icon name="person" size={18} />
          {texts.byPerson(byPerson, estimate.at_best)}
        </p>
      )}
      {minutesLate > 0 && <p className={styles.note}>{texts.late(minutesLate)}</p>}
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

/** Returns the whole minutes between the end and handing in. They are shown to the learner and do not affect the marks. */
function countMinutesLate({ ends_at: endsAt, handed_in_at: handedInAt }: ExamValues): number {
  return Math.max(0, Math.floor((Date.parse(handedInAt ?? '') - Date.parse(endsAt ?? '')) / 60_000)) || 0;
}
