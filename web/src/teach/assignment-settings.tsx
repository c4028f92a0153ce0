import { useId, useState } from 'react';
import type { Assignment } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import fieldStyles from '../design/field.module.css';
import { findRuleProblem, RuleFields, toRules, toWireRules } from './rule-fields.tsx';
import styles from './teach.module.css';
import { changeAssignment, useTeachChange } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.work;

/** Changes the title, the due date, the attempts and the time of the results of an assignment. */
export function AssignmentSettings({ assignment }: { assignment: Assignment }) {
  const titleId = useId();
  const [title, setTitle] = useState(assignment.title);
  const [rules, setRules] = useState(() => toRules(assignment));
  const [isChecked, setChecked] = useState(false);
  const save = useTeachChange(changeAssignment);
  const problem = findRuleProblem(rules);
  return (
    <details className={styles.card}>
      <summary>{texts.settings}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (problem === undefined) save.mutate({ id: assignment.id, title, ...toWireRules(rules) });
        }}
      >
        <label className={fieldStyles.field} htmlFor={titleId}>
          <span className={fieldStyles.label}>{teachStrings.form.name}</span>
          <input
            id={titleId}
            value={title}
            required
            maxLength={200}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <RuleFields rules={rules} onChange={(changes) => setRules({ ...rules, ...changes })} />
        {isChecked && problem && <p role="alert">{problem}</p>}
        {save.isError && <p role="alert">{describeError(save.error)}</p>}
        <div className={styles.actions}>
          <Button type="submit" disabled={save.isPending}>
            {teachStrings.script.saveAllowance}
          </Button>
          {save.isSuccess && <p role="status">{teachStrings.script.saved}</p>}
        </div>
      </form>
    </details>
  );
}
