import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnCourse, OwnCourseView } from '../../api/schema.ts';
import { useFacets } from '../../bank/bank-queries.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import styles from '../papers/papers.module.css';
import { type CourseDraft, EMPTY_COURSE, toCourseDraft, toOwnCourse } from './course-draft.ts';
import { draftCourse, ownCoursesQuery, saveCourse } from './course-queries.ts';
import { courseStrings as texts } from './course-strings.ts';
import { ExamFields } from './exam-fields.tsx';
import { OutcomeFields } from './outcome-fields.tsx';

/** The page on which a user makes or changes a course; the URL names the course to change. */
export function EditCoursePage() {
  const { subject, level } = useSearch({ from: '/make/courses/edit' });
  const query = useQuery(ownCoursesQuery);
  usePageTitle(subject === undefined ? texts.newTitle : texts.editTitle);
  if (query.error && !query.data)
    return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={texts.loading} />;
  const existing = query.data.courses.find((course) => course.subject === subject && course.level === level);
  return <CourseForm existing={existing} />;
}

/** Returns what names a course and its questions. */
const pickName = ({ subject, level, bankLevels }: OwnCourse) => ({
  ...{ subject, level },
  ...(bankLevels && { bankLevels }),
});

const countByLabel = (view: OwnCourseView): ReadonlyMap<string, number> =>
  new Map(view.outcomes.map(({ label, question_count: count }) => [label, count]));

function CourseForm({ existing }: { existing: OwnCourseView | undefined }) {
  const [draft, setDraft] = useState<CourseDraft>(
    existing === undefined ? EMPTY_COURSE : toCourseDraft(existing.course),
  );
  const [counts, setCounts] = useState(existing && countByLabel(existing));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const propose = useMutation({
    mutationFn: (from: 'topics' | 'tags') => draftCourse({ ...pickName(toOwnCourse(draft)), from }),
    onSuccess: (view) => {
      setDraft({ ...draft, outcomes: toCourseDraft(view.course).outcomes });
      setCounts(countByLabel(view));
    },
  });
  const count = useMutation({
    mutationFn: () => draftCourse({ course: toOwnCourse(draft) }),
    onSuccess: (view) => setCounts(countByLabel(view)),
  });
  const save = useMutation({
    mutationFn: () => saveCourse(toOwnCourse(draft)),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      await navigate({ to: '/make/courses' });
    },
  });
  const missing = findMissing(draft);
  const error = count.error ?? save.error;
  return (
    <div className={styles.page}>
      <Link to="/make/courses" className={styles.back}>
        <Icon name="back" size={16} />
        {texts.back}
      </Link>
      <h1>{existing === undefined ? texts.newTitle : texts.editTitle}</h1>
      <NameFields draft={draft} isNew={existing === undefined} onChange={setDraft} />
      <div className={styles.actions}>
        {(['topics', 'tags'] as const).map((from) => (
          <Button
            key={from}
            disabled={missing === texts.needsName || propose.isPending}
            onClick={() => propose.mutate(from)}
          >
            {from === 'topics' ? texts.fromTopics : texts.fromTags}
          </Button>
        ))}
        <span className={fieldStyles.hint}>{texts.fromHint}</span>
      </div>
      {propose.error && <p role="alert">{describeError(propose.error)}</p>}
      <OutcomeFields draft={draft} counts={counts} onChange={setDraft} />
      <ExamFields draft={draft} onChange={setDraft} />
      <div className={styles.actions}>
        <Button
          look="primary"
          disabled={missing !== undefined || save.isPending}
          onClick={() => save.mutate()}
        >
          {texts.save}
        </Button>
        <Button disabled={missing !== undefined || count.isPending} onClick={() => count.mutate()}>
          {texts.count}
        </Button>
        {missing !== undefined && <span className={fieldStyles.hint}>{missing}</span>}
      </div>
      {error && <p role="alert">{describeError(error)}</p>}
    </div>
  );
}

function findMissing({ subject, level, outcomes }: CourseDraft): string | undefined {
  if (subject.trim() === '' || level.trim() === '') return texts.needsName;
  const hasNames = outcomes.length > 0 && outcomes.every(({ label }) => label.trim() !== '');
  return hasNames ? undefined : texts.needsOutcome;
}

type NameProps = {
  readonly draft: CourseDraft;
  readonly isNew: boolean;
  readonly onChange: (draft: CourseDraft) => void;
};

function NameFields({ draft, isNew, onChange }: NameProps) {
  const facets = useFacets();
  const fields = [
    ['subject', texts.subject, '', facets.data?.subjects ?? []],
    ['level', texts.level, texts.levelHint, facets.data?.levels ?? []],
    ['bankLevels', texts.bankLevels, texts.bankLevelsHint, facets.data?.levels ?? []],
  ] as const;
  return (
    <div className={styles.row}>
      {fields.map(([name, label, hint, values]) => (
        <label key={name} className={fieldStyles.field}>
          <span className={fieldStyles.label}>{label}</span>
          <input
            value={draft[name]}
            maxLength={200}
            placeholder={hint}
            list={`${name}-values`}
            // Another name would be another course.
            readOnly={!isNew && name !== 'bankLevels'}
            onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
          />
          <datalist id={`${name}-values`}>
            {values.map(({ value }) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </label>
      ))}
    </div>
  );
}
