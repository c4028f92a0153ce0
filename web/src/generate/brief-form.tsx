import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { kindName } from '../bank/kind-name.ts';
import { Button } from '../design/button.tsx';
import { coursesQuery, courseTitle, findCourse } from '../learn/learn-queries.ts';
import { type BriefDraft, kinds } from './brief-draft.ts';
import type { FieldName, FieldProblems } from './brief-error.ts';
import { BriefField, SelectField, TextField } from './brief-field.tsx';
import styles from './brief-page.module.css';
import { CourseField } from './course-field.tsx';
import { generateStrings } from './generate-strings.ts';

type FormProps = {
  draft: BriefDraft;
  problems: FieldProblems;
  isStarting: boolean;
  onChange: (changes: Partial<BriefDraft>) => void;
  onSubmit: () => void;
  /** Shown above the button. */
  children: ReactNode;
};

/** The form of a brief. Errors are shown at their fields, and the first invalid field gets the focus. */
export function BriefForm({ draft, problems, isStarting, onChange, onSubmit, children }: FormProps) {
  const texts = generateStrings.brief;
  const form = useRef<HTMLFormElement>(null);
  const { data: courses } = useQuery(coursesQuery);
  const course = draft.isOwn ? undefined : findCourse(courses, draft);
  const bindField = (name: FieldName) => ({
    value: draft[name],
    problem: problems[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  useFocusFirstError(form, problems);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <CourseField draft={draft} courses={courses} problems={problems} onChange={onChange} />
      {course && (
        <SelectField
          {...bindField('outcome_id')}
          label={texts.outcome}
          options={[['', texts.anyOutcome], ...course.outcomes.map(({ id, label }) => [id, label] as const)]}
          className={styles.wide}
        />
      )}
      <ObjectiveField
        value={draft.objective}
        problem={problems.objective}
        onChange={(objective) => onChange({ objective })}
      />
      <SelectField
        {...bindField('kind')}
        label={texts.kind}
        options={kinds.map((kind) => [kind, kindName(kind)] as const)}
      />
      <SelectField
        {...bindField('blooms_level')}
        label={texts.bloom}
        options={[['', texts.anyBloom], ...Object.entries(generateStrings.blooms)]}
      />
      <TextField {...bindField('count')} label={texts.count} hint={texts.countHint} inputMode="numeric" />
      <TextField {...bindField('institution_id')} label={texts.institution} hint={texts.institutionHint} />
      {children}
      <div className={styles.action}>
        <Button look="primary" type="submit" aria-disabled={isStarting}>
          {isStarting ? texts.starting : texts.start}
        </Button>
        {course && <span className={styles.chosen}>{courseTitle(course)}</span>}
      </div>
    </form>
  );
}

type ObjectiveProps = { value: string; problem: string | undefined; onChange: (value: string) => void };

function ObjectiveField({ value, problem, onChange }: ObjectiveProps) {
  const texts = generateStrings.brief;
  return (
    <BriefField label={texts.objective} hint={texts.objectiveHint} problem={problem} className={styles.wide}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={2}
          maxLength={4000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </BriefField>
  );
}

function useFocusFirstError(form: React.RefObject<HTMLFormElement | null>, problems: FieldProblems): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const firstInvalidField = form.current?.querySelector('[aria-invalid="true"]');
    if (firstInvalidField instanceof HTMLElement) firstInvalidField.focus();
  }, [form, problems]);
}
