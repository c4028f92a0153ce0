import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AssignmentWithAllowances } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import fieldStyles from '../design/field.module.css';
import { toLocalTime } from './local-time.ts';
import styles from './teach.module.css';
import { allowPupil, assignmentQuery, useTeachChange } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.script;

type FormProps = { assignmentId: string; learner: string };

/** Gives one pupil a later due date or extra time. */
export function AllowanceForm({ assignmentId, learner }: FormProps) {
  const { data } = useQuery(assignmentQuery(assignmentId));
  if (!data) return null;
  return <LoadedForm assignment={data} learner={learner} />;
}

function LoadedForm({ assignment, learner }: { assignment: AssignmentWithAllowances; learner: string }) {
  const ids = { due: useId(), extra: useId() };
  const given = assignment.allowances.find((allowance) => allowance.learner === learner);
  const [due, setDue] = useState(toLocalTime(given?.due_at ?? null));
  const [extra, setExtra] = useState(String(given?.extra_time_percent ?? 0));
  const save = useTeachChange(allowPupil);
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        const dueAt = due === '' ? null : new Date(due).toISOString();
        save.mutate({ id: assignment.id, learner, due_at: dueAt, extra_time_percent: Number(extra) });
      }}
    >
      <label className={fieldStyles.field} htmlFor={ids.due}>
        <span className={fieldStyles.label}>{texts.dueAt}</span>
        <input
          id={ids.due}
          type="datetime-local"
          value={due}
          onChange={({ target }) => setDue(target.value)}
        />
        <span className={fieldStyles.hint}>{texts.dueForClass(assignment.due_at)}</span>
      </label>
      <label className={fieldStyles.field} htmlFor={ids.extra}>
        <span className={fieldStyles.label}>{texts.extra}</span>
        <input
          id={ids.extra}
          type="number"
          min={0}
          max={200}
          value={extra}
          onChange={({ target }) => setExtra(target.value)}
        />
      </label>
      <Button type="submit" disabled={save.isPending}>
        {texts.saveAllowance}
      </Button>
      {save.isSuccess && <p role="status">{texts.saved}</p>}
      {save.isError && <p role="alert">{describeError(save.error)}</p>}
    </form>
  );
}
