import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { kindName } from '../bank/kind-name.ts';
import { Button } from '../design/button.tsx';
import { coursesQuery, courseTitle, findCourse } from '../learn/learn-queries.ts';
import { type BriefDraft, kinds } from './brief-draft.ts';
import type { FieldErrors, FieldName } from './brief-error.ts';
import { BriefField, SelectField, TextField } from './brief-field.tsx';
import styles from './brief-page.module.css';
import { CourseField } from './course-field.tsx';
import { generateStrings } from './generate-strings.ts';

type FormProps = {
  draft: BriefDraft;
  fieldErrors: FieldErrors;
  isStarting: boolean;
  onChange: (changes: Partial<BriefDraft>) => void;
  onSubmit: () => void;
  /** Shown above the button. */
  children: ReactNode;
};

/** The form of a brief. Errors are shown at their fields, and the first invalid field gets the focus. */
export function BriefForm({ draft, fieldErrors, isStarting, onChange, onSubmit, children }: FormProps) {
  const texts = generateStrings.brief;
  const form = useRef<HTMLFormElement>(null);
  const { data: courses } = useQuery(coursesQuery);
  const course = draft.isOwn ? undefined : findCourse(courses, draft);
  const bindField = (name: FieldName) => ({
    value: draft[name],
    errorMessage: fieldErrors[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  useFocusFirstError(form, fieldErrors);
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
      <CourseField draft={draft} courses={courses} fieldErrors={fieldErrors} onChange={onChange} />
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
        errorMessage={fieldErrors.objective}
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

type ObjectiveProps = { value: string; errorMessage: string | undefined; onChange: (value: string) => void };

function ObjectiveField({ value, errorMessage, onChange }: ObjectiveProps) {
  const texts = generateStrings.brief;
  return (
    <BriefField
      label={texts.objective}
      hint={texts.objectiveHint}
      errorMessage={errorMessage}
      className={styles.wide}
    >
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

function useFocusFirstError(form: React.RefObject<HTMLFormElement | null>, fieldErrors: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0) return;
    const firstInvalidField = form.current?.querySelector('[aria-invalid="true"]');
    if (firstInvalidField instanceof HTMLElement) firstInvalidField.focus();
  }, [form, fieldErrors]);
}
