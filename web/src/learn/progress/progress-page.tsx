import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CourseProgress } from '../../api/schema.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { courseTitle, progressQuery } from '../learn-queries.ts';
import { learnStrings } from '../learn-strings.ts';
import { DayChart } from './day-chart.tsx';
import { KnownTopics } from './known-topics.tsx';
import { sumMarks } from './marks-by-day.ts';
import styles from './progress-page.module.css';

/** The learner's progress in each course: topics, days, exams and what to practise next. */
export function ProgressPage() {
  const texts = learnStrings.progress;
  const progress = useQuery(progressQuery);
  usePageTitle(texts.title);
  if (progress.error) return <ErrorNote error={progress.error} onRetry={() => void progress.refetch()} />;
  if (!progress.data) return <Skeleton label={texts.loading} lines={6} />;
  if (progress.data.length === 0) {
    return (
      <Note icon="learn" title={texts.emptyTitle}>
        <p>{texts.emptyAdvice}</p>
        <Link to="/learn">{texts.start}</Link>
      </Note>
    );
  }
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {progress.data.map((course) => (
        <CourseReport key={courseTitle(course)} progress={course} />
      ))}
    </div>
  );
}

function CourseReport({ progress }: { progress: CourseProgress }) {
  const texts = learnStrings.progress;
  const total = sumMarks(progress.outcomes);
  const count = progress.outcomes.reduce((sum, outcome) => sum + outcome.answer_count, 0);
  return (
    <section className={styles.course} aria-label={courseTitle(progress)}>
      <header>
        <h2>{courseTitle(progress)}</h2>
        <p>{texts.summary(count, total.awarded, total.available)}</p>
      </header>
      <NextTopics progress={progress} />
      <div className={styles.columns}>
        <Topics progress={progress} />
        <div className={styles.column}>
          <h3>{texts.days}</h3>
          <DayChart answers={progress.answers} />
          <Papers progress={progress} />
        </div>
      </div>
    </section>
  );
}

function NextTopics({ progress: { subject, level, next } }: { progress: CourseProgress }) {
  const texts = learnStrings.progress;
  return (
    <div className={styles.next}>
      <h3>{texts.next}</h3>
      {next.length === 0 && <p>{texts.nextNone}</p>}
      <ul>
        {next.map(({ outcome_id: outcome, label, reason }) => (
          <li key={outcome}>
            <Link to="/learn/practice" search={{ subject, level, outcome }}>
              <b>{label}</b>
              <span>{reason}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Topics({ progress }: { progress: CourseProgress }) {
  const texts = learnStrings.progress;
  return (
    <div className={styles.column}>
      <h3>{texts.topics}</h3>
      <p className={styles.topicsHint}>{texts.topicsHint}</p>
      <KnownTopics outcomes={progress.outcomes} />
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
              {new Date(handed_in_at).toLocaleDateString()}
            </Link>{' '}
            {learnStrings.verdict.earned(marks_awarded, marks_available)}
            {grade !== null && ` · ${texts.estimate(grade)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
