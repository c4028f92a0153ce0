import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { getCourseStatistics } from '../../bank/bank-api.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import fieldStyles from '../../design/field.module.css';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { coursesQuery, courseTitle } from '../../learn/learn-queries.ts';
import { ItemStatisticsView } from './item-statistics-view.tsx';
import styles from './statistics-page.module.css';
import { workStrings } from './work-strings.ts';

const texts = workStrings.statistics;

/** What the answers of learners show about the questions of a course: a scatter plot, and a table with the same numbers. */
export function BankStatisticsPage() {
  usePageTitle(texts.title);
  const { subject, level } = useSearch({ from: '/make/statistics' });
  const navigate = useNavigate({ from: '/make/statistics' });
  const courses = useQuery(coursesQuery);
  const id = useId();
  if (courses.error) return <ErrorNote error={courses.error} onRetry={() => void courses.refetch()} />;
  if (!courses.data) return <Skeleton label={texts.loading} />;
  const chosen = courses.data.find((course) => course.subject === subject && course.level === level);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{texts.title}</h1>
        <label className={fieldStyles.field} htmlFor={id}>
          <span className={fieldStyles.label}>{texts.course}</span>
          <select
            id={id}
            value={chosen ? courseTitle(chosen) : ''}
            onChange={({ target }) => {
              const course = courses.data.find((candidate) => courseTitle(candidate) === target.value);
              void navigate({
                search: course ? { subject: course.subject, level: course.level } : {},
                replace: true,
              });
            }}
          >
            <option value="">{texts.chooseCourse}</option>
            {courses.data.map((course) => (
              <option key={courseTitle(course)}>{courseTitle(course)}</option>
            ))}
          </select>
        </label>
      </header>
      {chosen ? (
        <CourseItems subject={chosen.subject} level={chosen.level} />
      ) : (
        <Note icon="search" title={texts.chooseCourse} />
      )}
    </div>
  );
}

function CourseItems({ subject, level }: { subject: string; level: string }) {
  const query = useQuery({
    queryKey: ['bank', 'course-statistics', subject, level],
    queryFn: ({ signal }) => getCourseStatistics({ subject, level }, signal),
  });
  if (query.error) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={texts.loading} lines={8} />;
  const { items } = query.data;
  if (items.length === 0) return <Note icon="clock" title={texts.nothing} />;
  return <ItemStatisticsView items={items} />;
}
