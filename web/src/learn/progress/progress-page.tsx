import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CourseProgress } from '../../api/schema.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import { formatDate } from '../../design/format-date.ts';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { courseTitle, progressQuery } from '../learn-queries.ts';
import { learnStrings } from '../learn-strings.ts';
import { CourseMap } from './course-map.tsx';
import { DayChart } from './day-chart.tsx';
import { KnownTopics } from './known-topics.tsx';
import { sumMarks } from './marks-by-day.ts';
import { OwnReports } from './own-reports.tsx';
import styles from './progress-page.module.css';
import { WeekChart } from './week-chart.tsx';

/** The learner's progress in each course: topics, days, exams and what to practise next. */
export function ProgressPage() {
  const texts = learnStrings.progress;
  const progress = useQuery(progressQuery);
  usePageTitle(texts.title);
  if (progress.error) return <ErrorNote error={progress.error} onRetry={() => void progress.refetch()} />;
  if (!progress.data) return <Skeleton label={texts.loading} lines={6} />;
  if (progress.data.length === 0) {
    return (
      <>
        <Note icon="learn" title={texts.emptyTitle}>
          <p>{texts.emptyAdvice}</p>
          <Link to="/learn">{texts.start}</Link>
        </Note>
        <OwnReports />
      </>
    );
  }
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {progress.data.map((course, index) => (
        <CourseSection key={courseTitle(course)} progress={course} isLatest={index === 0} />
      ))}
      <OwnReports />
    </div>
  );
}

/** One course; the course with the latest answer is open, the others open on request. */
function CourseSection({ progress, isLatest }: { progress: CourseProgress; isLatest: boolean }) {
  const [isOpen, setOpen] = useState(isLatest);
  const total = sumMarks(progress.outcomes);
  const count = progress.outcomes.reduce((sum, outcome) => sum + outcome.answer_count, 0);
  return (
    <details className={styles.course} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{courseTitle(progress)}</h2>
        <span className={styles.soft}>
          {learnStrings.progress.summary(count, total.awarded, total.available)}
        </span>
      </summary>
      {isOpen && <CourseReport progress={progress} />}
    </details>
  );
}

function CourseReport({ progress }: { progress: CourseProgress }) {
  const texts = learnStrings.progress;
  return (
    <>
      <NextTopics progress={progress} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3>{texts.map}</h3>
          <CourseMap progress={progress} />
        </div>
        <div className={styles.column}>
          <h3>{texts.weeks}</h3>
          <WeekChart answers={progress.answers} />
          <Papers progress={progress} />
        </div>
      </div>
      <details>
        <summary className={styles.more}>{texts.topics}</summary>
        <p className={styles.soft}>{texts.topicsHint}</p>
        <KnownTopics outcomes={progress.outcomes} />
        <h3>{texts.days}</h3>
        <DayChart answers={progress.answers} />
      </details>
    </>
  );
}

/** What the next session should be, and why; further suggestions below. */
function NextTopics({ progress: { subject, level, next } }: { progress: CourseProgress }) {
  const texts = learnStrings.progress;
  const [first, ...others] = next;
  return (
    <div className={styles.next}>
      <h3>{texts.next}</h3>
      {first === undefined ? (
        <p>{texts.nextNone}</p>
      ) : (
        <div className={styles.first}>
          <p>
            <b>{first.label}</b>
            <span className={styles.reason}>{first.reason}</span>
          </p>
          <Link
            to="/learn/practice"
            search={{ subject, level, outcome: first.outcome_id }}
            className={styles.start}
          >
            {texts.startNext}
          </Link>
        </div>
      )}
      {others.length > 0 && (
        <ul>
          {others.map(({ outcome_id: outcome, label, reason }) => (
            <li key={outcome}>
              <Link to="/learn/practice" search={{ subject, level, outcome }} className={styles.suggestion}>
                <b>{label}</b>
                <span className={styles.reason}>{reason}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Papers({ progress: { papers } }: { progress: CourseProgress }) {
  const texts = learnStrings.progress;
  if (papers.length === 0) return null;
  return (
    <>
      <h3>{texts.papers}</h3>
      <ul className={styles.papers}>
        {papers.map(({ thread_id: thread, handed_in_at, marks_awarded, marks_available, grade }) => (
          <li key={thread}>
            <Link to="/learn/exams/$thread" params={{ thread }}>
              {formatDate(handed_in_at)}
            </Link>{' '}
            {learnStrings.verdict.earned(marks_awarded, marks_available)}
            {grade !== null && ` · ${texts.estimate(grade)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
