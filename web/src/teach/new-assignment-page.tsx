import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { NewAssignment } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Icon } from '../design/icon.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { type Course, canPractise, coursesQuery, courseTitle } from '../learn/learn-queries.ts';
import { DEFAULT_RULES, findRuleProblem, RuleFields, type Rules, toWireRules } from './rule-fields.tsx';
import styles from './teach.module.css';
import { classQuery, setAssignment, useTeachChange } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.form;

/** The form with which a teacher sets an assignment. */
export function NewAssignmentPage() {
  const { id } = useParams({ from: '/teach/classes/$id/new' });
  const courses = useQuery(coursesQuery);
  const { data: schoolClass } = useQuery(classQuery(id));
  usePageTitle(texts.title);
  if (courses.error) return <ErrorNote error={courses.error} onRetry={() => void courses.refetch()} />;
  if (!courses.data) return <Skeleton label={teachStrings.loading} />;
  return (
    <div className={styles.page}>
      <div>
        <Link to="/teach/classes/$id" params={{ id }} className={styles.back}>
          <Icon name="back" size={16} />
          {schoolClass?.name ?? teachStrings.tabs.classes}
        </Link>
        <h1>{texts.title}</h1>
      </div>
      <AssignmentForm classId={id} courses={courses.data.filter(canPractise)} />
    </div>
  );
}

type Draft = Rules & {
  readonly title: string;
  readonly course: string;
  readonly kind: 'practice' | 'paper';
  readonly outcomes: readonly string[];
  readonly count: string;
  readonly untilSecure: boolean;
};

const EMPTY: Draft = {
  title: '',
  course: '',
  kind: 'practice',
  outcomes: [],
  count: '10',
  untilSecure: false,
  ...DEFAULT_RULES,
};

function AssignmentForm({ classId, courses }: { classId: string; courses: readonly Course[] }) {
  const [draft, setDraft] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const navigate = useNavigate();
  const set = useTeachChange(setAssignment);
  const course = courses.find((candidate) => courseTitle(candidate) === draft.course);
  const problem = findProblem(draft, course);
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const submit = () => {
    setChecked(true);
    if (problem !== undefined || course === undefined) return;
    set.mutate(
      { classId, ...toRequest(draft, course) },
      { onSuccess: ({ id }) => navigate({ to: '/teach/assignments/$id', params: { id }, search: {} }) },
    );
  };
  return (
    <form
      className={`${styles.card} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CourseFields draft={draft} courses={courses} onChange={change} />
      <KindFields draft={draft} onChange={change} />
      {draft.kind === 'practice' && course && <TopicFields draft={draft} course={course} onChange={change} />}
      {draft.kind === 'paper' && course && <PaperFacts course={course} />}
      <RuleFields rules={draft} onChange={change} />
      {isChecked && problem && <p role="alert">{problem}</p>}
      {set.isError && <p role="alert">{describeError(set.error)}</p>}
      <div>
        <Button type="submit" look="primary" disabled={set.isPending}>
          {set.isPending ? texts.setting : texts.set}
        </Button>
      </div>
    </form>
  );
}

function findProblem(draft: Draft, course: Course | undefined): string | undefined {
  if (course === undefined) return texts.chooseCourse;
  if (draft.kind === 'practice' && draft.outcomes.length === 0) return texts.chooseTopic;
  return findRuleProblem(draft);
}

function toRequest(draft: Draft, { subject, level }: Course): NewAssignment {
  const { title, kind, outcomes, count, untilSecure } = draft;
  return {
    title: title.trim() || draft.course,
    subject,
    level,
    ...toWireRules(draft),
    work:
      kind === 'paper'
        ? { kind }
        : { kind, outcome_ids: [...outcomes], question_count: Number(count), until_secure: untilSecure },
  };
}

type FieldProps = { draft: Draft; onChange: (changes: Partial<Draft>) => void };

function CourseFields({ draft, courses, onChange }: FieldProps & { courses: readonly Course[] }) {
  const ids = { title: useId(), course: useId() };
  return (
    <div className={styles.fields}>
      <label className={fieldStyles.field} htmlFor={ids.course}>
        <span className={fieldStyles.label}>{texts.course}</span>
        <select
          id={ids.course}
          value={draft.course}
          onChange={({ target }) => onChange({ course: target.value, outcomes: [] })}
        >
          <option value="">{texts.chooseCourse}</option>
          {courses.map((course) => (
            <option key={courseTitle(course)}>{courseTitle(course)}</option>
          ))}
        </select>
      </label>
      <label className={fieldStyles.field} htmlFor={ids.title}>
        <span className={fieldStyles.label}>{texts.name}</span>
        <input
          id={ids.title}
          value={draft.title}
          maxLength={200}
          placeholder={draft.course}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </label>
    </div>
  );
}

function KindFields({ draft, onChange }: FieldProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{texts.kind}</legend>
      {(['practice', 'paper'] as const).map((kind) => (
        <label key={kind} className={styles.option}>
          <input type="radio" name="kind" checked={draft.kind === kind} onChange={() => onChange({ kind })} />
          {texts[kind]}
        </label>
      ))}
    </fieldset>
  );
}

/** How long a mock paper of the course is, before it is set. */
function PaperFacts({ course: { total_marks: marks, exam_minutes: minutes } }: { course: Course }) {
  if (marks === null || minutes === null) return null;
  return <p className={fieldStyles.hint}>{texts.paperFacts(marks, minutes)}</p>;
}

function TopicFields({ draft, course, onChange }: FieldProps & { course: Course }) {
  const id = useId();
  const toggle = (outcome: string) => {
    const isChosen = draft.outcomes.includes(outcome);
    onChange({
      outcomes: isChosen ? draft.outcomes.filter((other) => other !== outcome) : [...draft.outcomes, outcome],
    });
  };
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{texts.topics}</legend>
        <p className={fieldStyles.hint}>{texts.topicsHint}</p>
        <div className={styles.topics}>
          {course.outcomes
            .filter(({ has_questions: hasQuestions }) => hasQuestions)
            .map(({ id: outcome, label }) => (
              <label key={outcome} className={styles.option}>
                <input
                  type="checkbox"
                  checked={draft.outcomes.includes(outcome)}
                  onChange={() => toggle(outcome)}
                />
                {label}
              </label>
            ))}
        </div>
      </fieldset>
      <div className={styles.fields}>
        <label className={fieldStyles.field} htmlFor={id}>
          <span className={fieldStyles.label}>{texts.count}</span>
          <input
            id={id}
            type="number"
            min={1}
            max={100}
            required
            value={draft.count}
            onChange={({ target }) => onChange({ count: target.value })}
          />
        </label>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={draft.untilSecure}
            onChange={({ target }) => onChange({ untilSecure: target.checked })}
          />
          <span>
            {texts.untilSecure}
            <br />
            <span className={fieldStyles.hint}>{texts.untilSecureHint}</span>
          </span>
        </label>
      </div>
    </>
  );
}
