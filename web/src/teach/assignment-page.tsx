import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ApiError } from '../api/client.ts';
import type { AssignmentWithAllowances } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import buttonStyles from '../design/button.module.css';
import { Button } from '../design/button.tsx';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { courseTitle } from '../learn/learn-queries.ts';
import { AssignmentSettings } from './assignment-settings.tsx';
import { describeWork } from './class-page.tsx';
import { MarkingList } from './marking-list.tsx';
import { Misconceptions, useInsights } from './misconceptions.tsx';
import { ResultsGrid } from './results-grid.tsx';
import styles from './teach.module.css';
import {
  assignmentPath,
  assignmentQuery,
  changeAssignment,
  classQuery,
  removeAssignment,
  useTeachChange,
} from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';
import { useLiveGrid } from './use-live-grid.ts';

const texts = teachStrings.work;

/** An assignment as its teacher follows it: live results, misconceptions, answers to mark. */
export function AssignmentPage() {
  const { id } = useParams({ from: '/teach/assignments/$id' });
  const query = useQuery(assignmentQuery(id));
  usePageTitle(query.data?.title ?? teachStrings.assignments.title);
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <Note icon="search" title={teachStrings.assignments.missingTitle}>
        <p>{teachStrings.classes.missingAdvice}</p>
        <Link to="/teach">{teachStrings.classes.title}</Link>
      </Note>
    );
  if (query.error && !query.data)
    return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={teachStrings.loading} />;
  return <Work assignment={query.data} />;
}

const VIEWS = ['grid', 'misconceptions', 'marking'] as const;

function Work({ assignment }: { assignment: AssignmentWithAllowances }) {
  const { view = 'grid' } = useSearch({ from: '/teach/assignments/$id' });
  const live = useLiveGrid(assignment.id);
  const waitingMarks = live.grid?.rows.reduce((sum, row) => sum + row.waiting, 0) ?? 0;
  const waiting = useInsights(assignment.id, waitingMarks).data?.waiting.length ?? 0;
  return (
    <div className={styles.page}>
      <Head assignment={assignment} />
      <nav className={styles.views} aria-label={assignment.title}>
        {VIEWS.map((name) => (
          <Link
            key={name}
            to="/teach/assignments/$id"
            params={{ id: assignment.id }}
            search={name === 'grid' ? {} : { view: name }}
            className={styles.view}
            // Without this, the link to the results, which has no search, is active in every view.
            activeOptions={{ exact: true, includeSearch: true }}
            {...(view === name && { 'aria-current': 'page' as const })}
          >
            {texts.views[name]}
            {name === 'marking' && waiting > 0 && <span className={styles.count}>{waiting}</span>}
          </Link>
        ))}
        <span className={styles.live} data-on={live.isLive ? true : undefined}>
          {live.isLive ? texts.live : live.grid && texts.offline}
        </span>
      </nav>
      {view === 'grid' && <ResultsGrid assignment={assignment} grid={live.grid} />}
      {view === 'misconceptions' && <Misconceptions assignmentId={assignment.id} grid={live.grid} />}
      {view === 'marking' && <MarkingList assignmentId={assignment.id} />}
    </div>
  );
}

function Head({ assignment }: { assignment: AssignmentWithAllowances }) {
  const { id, class_id: classId, results, released_at: releasedAt } = assignment;
  const { data: schoolClass } = useQuery(classQuery(classId));
  const navigate = useNavigate();
  const release = useTeachChange(changeAssignment);
  const remove = useTeachChange(removeAssignment);
  const policy = teachStrings.form.policies[results];
  return (
    <header className={styles.head}>
      <Link to="/teach/classes/$id" params={{ id: classId }} className={styles.back}>
        <Icon name="back" size={16} />
        {schoolClass?.name ?? teachStrings.tabs.classes}
      </Link>
      <h1>{assignment.title}</h1>
      <p className={fieldStyles.hint}>
        {courseTitle(assignment)} · {describeWork(assignment)} ·{' '}
        {teachStrings.assignments.due(assignment.due_at)}
        {' · '}
        {teachStrings.form.results.toLowerCase()}: {policy.toLowerCase()}
      </p>
      <div className={styles.actions}>
        <a
          className={`${buttonStyles.button} ${buttonStyles.quiet} ${styles.action}`}
          href={`${assignmentPath(id)}/gradebook`}
          download="gradebook.csv"
        >
          <Icon name="download" size={18} />
          {texts.gradebook}
        </a>
        {results !== 'at_once' && (
          <Button
            look={releasedAt === null ? 'primary' : 'quiet'}
            disabled={release.isPending}
            onClick={() => release.mutate({ id, is_released: releasedAt === null })}
          >
            {releasedAt === null ? texts.release : texts.hide}
          </Button>
        )}
        <ConfirmButton
          label={teachStrings.assignments.remove}
          question={teachStrings.assignments.confirmRemove}
          onConfirm={() =>
            remove.mutate(id, {
              onSuccess: () => navigate({ to: '/teach/classes/$id', params: { id: classId } }),
            })
          }
        />
      </div>
      <AssignmentSettings assignment={assignment} />
    </header>
  );
}
