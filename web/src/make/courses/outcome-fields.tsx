import { Button } from '../../design/button.tsx';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import styles from '../papers/papers.module.css';
import { addRow, type CourseDraft } from './course-draft.ts';
import { courseStrings as texts } from './course-strings.ts';

type OutcomeProps = {
  readonly draft: CourseDraft;
  /** The number of questions by name of the outcome, as last counted. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly onChange: (draft: CourseDraft) => void;
};

const TEXT_FIELDS = [
  ['label', texts.label],
  ['area', texts.area],
  ['topics', texts.topics],
  ['tags', texts.tags],
] as const;

/** What the course covers: a row for each outcome. */
export function OutcomeFields({ draft, counts, onChange }: OutcomeProps) {
  const { outcomes } = draft;
  const total = [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  return (
    <section className={styles.card}>
      <h2>{texts.outcomes}</h2>
      {counts !== undefined && total === 0 && <p role="alert">{texts.noQuestions}</p>}
      <ul className={styles.list}>
        {outcomes.map((outcome, index) => {
          const change = (changes: Partial<typeof outcome>) =>
            onChange({ ...draft, outcomes: outcomes.with(index, { ...outcome, ...changes }) });
          const count = counts?.get(outcome.label.trim());
          return (
            <li key={outcome.key} className={styles.outcome}>
              {TEXT_FIELDS.map(([name, label]) => (
                <label key={name} className={fieldStyles.field}>
                  <span className={fieldStyles.label}>{label}</span>
                  <input
                    value={outcome[name]}
                    maxLength={500}
                    onChange={({ target }) => change({ [name]: target.value })}
                  />
                </label>
              ))}
              <label className={`${fieldStyles.field} ${styles.number}`}>
                <span className={fieldStyles.label}>{texts.weight}</span>
                <input
                  type="number"
                  min={0.1}
                  step={0.1}
                  value={outcome.weight}
                  onChange={({ target }) => change({ weight: Math.max(0.1, target.valueAsNumber || 1) })}
                />
              </label>
              <p className={styles.sum}>{count === undefined ? '' : texts.questions(count)}</p>
              <Button
                aria-label={texts.removeOutcome(outcome.label)}
                onClick={() => onChange({ ...draft, outcomes: outcomes.toSpliced(index, 1) })}
              >
                <Icon name="close" size={16} />
              </Button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          onClick={() => {
            const row = { label: '', area: '', weight: 1, topics: '', tags: '' };
            onChange({ ...draft, outcomes: addRow(outcomes, row) });
          }}
        >
          {texts.addOutcome}
        </Button>
      </div>
    </section>
  );
}
