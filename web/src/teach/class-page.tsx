import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ApiError } from '../api/client.ts';
import type { Assignment, SchoolClassWithPupils } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import buttonStyles from '../design/button.module.css';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { courseTitle } from '../learn/learn-queries.ts';
import { JoinCodePanel } from './join-code-panel.tsx';
import { PupilList } from './pupil-list.tsx';
import styles from './teach.module.css';
import { assignmentsQuery, classQuery } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

/** A class: its assignments, its join code and its pupils. */
export function ClassPage() {
  const { id } = useParams({ from: '/teach/classes/$id' });
  const query = useQuery(classQuery(id));
  usePageTitle(query.data?.name ?? teachStrings.tabs.classes);
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingClass />;
  if (query.error && !query.data)
    return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={teachStrings.loading} />;
  return (
    <div className={styles.page}>
      <div>
        <Link to="/teach" className={styles.back}>
          <Icon name="back" size={16} />
          {teachStrings.classes.title}
        </Link>
        <h1>{query.data.name}</h1>
      </div>
      <div className={styles.columns}>
        <div className={styles.page}>
          <Assignments schoolClass={query.data} />
          <PupilList schoolClass={query.data} />
        </div>
        <JoinCodePanel schoolClass={query.data} />
      </div>
    </div>
  );
}

function MissingClass() {
  return (
    <Note icon="search" title={teachStrings.classes.missingTitle}>
      <p>{teachStrings.classes.missingAdvice}</p>
      <Link to="/teach">{teachStrings.classes.title}</Link>
    </Note>
  );
}

function Assignments({ schoolClass: { id } }: { schoolClass: SchoolClassWithPupils }) {
  const texts = teachStrings.assignments;
  const { data } = useQuery(assignmentsQuery(id));
  return (
    <section className={styles.card}>
      <h2>{texts.title}</h2>
      {data?.assignments.length === 0 && <p className={fieldStyles.hint}>{texts.none}</p>}
      <ul className={styles.list}>
        {data?.assignments.map((assignment) => (
          <li key={assignment.id}>
            <Link
              to="/teach/assignments/$id"
              params={{ id: assignment.id }}
              search={{}}
              className={styles.entry}
            >
              <span>
                <b>{assignment.title}</b>
                <br />
                <span className={fieldStyles.hint}>
                  {courseTitle(assignment)} · {describeWork(assignment)}
                </span>
              </span>
              <span className={fieldStyles.hint}>{texts.due(assignment.due_at)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <Link
          to="/teach/classes/$id/new"
          params={{ id }}
          className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.action}`}
        >
          {texts.set}
        </Link>
      </div>
    </section>
  );
}

export function describeWork({ work }: Pick<Assignment, 'work'>): string {
  const texts = teachStrings.assignments;
  if (work.kind === 'paper') return texts.paper(work.question_count, work.total_marks, work.minutes);
  return work.until_secure ? texts.untilSecure(work.question_count) : texts.practice(work.question_count);
}
