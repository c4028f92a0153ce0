import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnCourseView } from '../../api/schema.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { ErrorNote } from '../../design/error-note.tsx';
import fieldStyles from '../../design/field.module.css';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import styles from '../papers/papers.module.css';
import { ownCoursesQuery, removeCourse } from './course-queries.ts';
import { courseStrings as texts } from './course-strings.ts';

/** The courses that the institution made from its bank. */
export function OwnCoursesPage() {
  const query = useQuery(ownCoursesQuery);
  usePageTitle(texts.title);
  if (query.error && !query.data)
    return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={texts.loading} />;
  const { courses } = query.data;
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {courses.length === 0 && (
        <Note icon="learn" title={texts.emptyTitle}>
          <p>{texts.emptyAdvice}</p>
        </Note>
      )}
      <Link to="/make/courses/edit" search={{}} className={styles.primary}>
        {texts.create}
      </Link>
      <ul className={styles.list}>
        {courses.map((course) => (
          <CourseEntry key={`${course.subject}/${course.level}`} course={course} />
        ))}
      </ul>
    </div>
  );
}

function CourseEntry({ course }: { course: OwnCourseView }) {
  const { subject, level, outcomes } = course;
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeCourse({ subject, level }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  const questionCount = outcomes.reduce((sum, { question_count: count }) => sum + count, 0);
  return (
    <li className={styles.entry}>
      <span>
        <b>
          {subject} {level}
        </b>{' '}
        <span className={fieldStyles.hint}>{texts.facts(outcomes.length, questionCount)}</span>
      </span>
      <span className={styles.actions}>
        <Link to="/learn" search={{ subject, level }}>
          {texts.practise}
        </Link>
        <Link to="/make/courses/edit" search={{ subject, level }}>
          {texts.edit}
        </Link>
        <ConfirmButton
          label={texts.remove}
          question={texts.confirmRemove}
          onConfirm={() => remove.mutate()}
        />
      </span>
    </li>
  );
}
