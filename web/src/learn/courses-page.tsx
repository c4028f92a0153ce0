import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../browser/use-page-title.ts';
import { ErrorNote } from '../design/error-note.tsx';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { AssignedList } from './assigned/assigned-list.tsx';
import { ownAssignmentsQuery } from './assigned/assigned-queries.ts';
import styles from './courses-page.module.css';
import {
  type Course,
  canPractise,
  coursesQuery,
  courseTitle,
  findCourse,
  progressQuery,
} from './learn-queries.ts';
import { learnStrings } from './learn-strings.ts';
import { MarksBar } from './marks-bar.tsx';

/** Matches a range with a hyphen: `30-45%`. */
const RANGE = /(\d)-(\d)/gu;

/** The number of courses to continue with. */
const MAX_RECENT = 3;

/** Lets the learner choose a course, then a topic. */
export function CoursesPage() {
  const { subject, level } = useSearch({ from: '/learn/' });
  const courses = useQuery(coursesQuery);
  usePageTitle(learnStrings.tabs.practice);
  if (courses.error) return <ErrorNote error={courses.error} onRetry={() => void courses.refetch()} />;
  if (!courses.data) return <Skeleton label={learnStrings.courses.loading} lines={6} />;
  const chosenCourse = subject && level ? findCourse(courses.data, { subject, level }) : undefined;
  return chosenCourse ? <Topics course={chosenCourse} /> : <Courses courses={courses.data} />;
}

function Courses({ courses }: { courses: readonly Course[] }) {
  const texts = learnStrings.courses;
  const bySubject = Map.groupBy(courses, ({ subject }) => subject);
  // Assignments and recent courses are above the list, which must not move when they arrive.
  const assignments = useQuery(ownAssignmentsQuery);
  const progress = useQuery(progressQuery);
  if (assignments.isLoading || progress.isLoading) return <Skeleton label={texts.loading} lines={6} />;
  return (
    <section className={styles.page}>
      <AssignedList />
      <Continue />
      <h1>{texts.title}</h1>
      <ul className={styles.subjects}>
        {[...bySubject].map(([subject, levels]) => (
          <li key={subject}>
            <h2>{subject}</h2>
            <div className={styles.levels}>
              {levels.map((course) => (
                <Link
                  key={course.level}
                  to="/learn"
                  search={{ subject, level: course.level }}
                  className={styles.level}
                >
                  <span>
                    {course.level} <span className="visually-hidden">{subject}</span>
                  </span>
                  {!canPractise(course) && <small>{texts.none}</small>}
                </Link>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The courses that the learner practised last, one click away. */
function Continue() {
  const { data: progress = [] } = useQuery(progressQuery);
  if (progress.length === 0) return null;
  return (
    <nav className={styles.continue} aria-label={learnStrings.courses.continue}>
      <h2>{learnStrings.courses.continue}</h2>
      {progress.slice(0, MAX_RECENT).map(({ subject, level }) => (
        <Link
          key={`${subject} ${level}`}
          to="/learn/practice"
          search={{ subject, level }}
          className={styles.level}
        >
          {courseTitle({ subject, level })}
        </Link>
      ))}
    </nav>
  );
}

function Topics({ course }: { course: Course }) {
  const texts = learnStrings.courses;
  const { subject, level, outcomes, notes } = course;
  usePageTitle(courseTitle(course));
  return (
    <section className={styles.page}>
      <Link to="/learn" search={{}} className={styles.back}>
        <Icon name="back" size={16} />
        {texts.back}
      </Link>
      <h1>{courseTitle(course)}</h1>
      {notes[0] !== undefined && <p className={styles.notes}>{notes[0].replaceAll(RANGE, '$1–$2')}</p>}
      {canPractise(course) ? (
        <>
          <Link to="/learn/practice" search={{ subject, level }} className={styles.all}>
            <b>{texts.anything}</b>
            <span>{texts.anythingHint}</span>
          </Link>
          <h2>{texts.outcomes}</h2>
          <ul className={styles.topics}>
            {outcomes.map((outcome) => (
              <Topic key={outcome.id} course={course} outcome={outcome} />
            ))}
          </ul>
        </>
      ) : (
        <Note icon="learn" title={texts.noQuestions}>
          <p>{texts.noQuestionsAdvice}</p>
        </Note>
      )}
    </section>
  );
}

function Topic({ course, outcome }: { course: Course; outcome: Course['outcomes'][number] }) {
  const { subject, level } = course;
  const { data: progress } = useQuery(progressQuery);
  const courseProgress = progress?.find((course) => course.subject === subject && course.level === level);
  const marks = courseProgress?.outcomes.find((candidate) => candidate.outcome_id === outcome.id);
  if (!outcome.has_questions) {
    return (
      <li className={styles.empty}>
        {outcome.label} <small>{learnStrings.courses.none}</small>
      </li>
    );
  }
  return (
    <li>
      <Link to="/learn/practice" search={{ subject, level, outcome: outcome.id }} className={styles.topic}>
        {marks === undefined || marks.answer_count === 0 ? (
          outcome.label
        ) : (
          <MarksBar label={outcome.label} awarded={marks.marks_awarded} available={marks.marks_available} />
        )}
      </Link>
    </li>
  );
}
