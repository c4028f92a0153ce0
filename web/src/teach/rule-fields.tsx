import { useId } from 'react';
import type { NewAssignment } from '../api/schema.ts';
import fieldStyles from '../design/field.module.css';
import { toLocalTime } from './local-time.ts';
import styles from './teach.module.css';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.form;

/** When an assignment is due, how often it may be done, and when pupils see the results, as the fields have them. */
export type Rules = {
  /** A time without time zone; empty without a due date. */
  readonly due: string;
  readonly attempts: string;
  readonly results: NonNullable<NewAssignment['results']>;
};

export const DEFAULT_RULES: Rules = { due: '', attempts: '1', results: 'at_once' };

type WireRules = Required<Pick<NewAssignment, 'due_at' | 'max_attempts' | 'results'>>;

export const toRules = ({ due_at: dueAt, max_attempts: attempts, results }: WireRules): Rules => ({
  due: toLocalTime(dueAt),
  attempts: String(attempts),
  results,
});

export const toWireRules = ({ due, attempts, results }: Rules): WireRules => ({
  due_at: due === '' ? null : new Date(due).toISOString(),
  max_attempts: Number(attempts),
  results,
});

/** Returns what is wrong with the rules; undefined if nothing. */
export const findRuleProblem = ({ due, results }: Rules): string | undefined =>
  results === 'after_due' && due === '' ? texts.needsDue : undefined;

type RuleProps = { readonly rules: Rules; readonly onChange: (changes: Partial<Rules>) => void };

/** The fields of an assignment that a teacher can also change later. */
export function RuleFields({ rules, onChange }: RuleProps) {
  const ids = { due: useId(), attempts: useId(), results: useId() };
  return (
    <div className={styles.fields}>
      <label className={fieldStyles.field} htmlFor={ids.due}>
        <span className={fieldStyles.label}>{texts.due}</span>
        <input
          id={ids.due}
          type="datetime-local"
          value={rules.due}
          onChange={({ target }) => onChange({ due: target.value })}
        />
      </label>
      <label className={fieldStyles.field} htmlFor={ids.attempts}>
        <span className={fieldStyles.label}>{texts.attempts}</span>
        <input
          id={ids.attempts}
          type="number"
          min={1}
          max={20}
          required
          value={rules.attempts}
          onChange={({ target }) => onChange({ attempts: target.value })}
        />
      </label>
      <label className={fieldStyles.field} htmlFor={ids.results}>
        <span className={fieldStyles.label}>{texts.results}</span>
        <select
          id={ids.results}
          value={rules.results}
          onChange={({ target }) => {
            const { value } = target;
            if (value === 'at_once' || value === 'after_due' || value === 'on_release')
              onChange({ results: value });
          }}
        >
          {Object.entries(texts.policies).map(([policy, label]) => (
            <option key={policy} value={policy}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
