import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import type { ItemStatistics } from '../../api/schema.ts';
import { getCourseStatistics } from '../../bank/bank-api.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import fieldStyles from '../../design/field.module.css';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { coursesQuery, courseTitle } from '../../learn/learn-queries.ts';
import { strings } from '../../strings.ts';
import styles from './statistics-page.module.css';
import { StatisticsScatter } from './statistics-scatter.tsx';
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
  return (
    <>
      <p>{texts.explanation}</p>
      <StatisticsScatter items={items} />
      <ItemTable items={items} />
    </>
  );
}

function ItemTable({ items }: { items: readonly ItemStatistics[] }) {
  const { percent, bound } = strings.statistics;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable with the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={texts.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{strings.statistics.learners}</th>
            <th scope="col">{texts.facility}</th>
            <th scope="col">{texts.discrimination}</th>
            <th scope="col">{texts.check}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.item_model} ${item.question_id} ${item.question_version}`}>
              <th scope="row">
                <ItemName item={item} />
              </th>
              <td>{item.learners}</td>
              <td>{percent(item.facility)}</td>
              <td>{bound(item.discrimination, item.discrimination_upper_bound)}</td>
              <td className={item.flagged ? styles.flagged : undefined}>{item.flagged && texts.flagged}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A link to a question of the bank; generated questions are not in the bank. */
function ItemName({ item }: { item: ItemStatistics }) {
  if (item.item_model !== null) return <>{texts.model(item.item_model)}</>;
  return (
    <Link to="/make/questions/$id" params={{ id: item.question_id }}>
      {texts.question(item.question_id, item.question_version)}
    </Link>
  );
}
