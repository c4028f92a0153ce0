import { useState } from 'react';
import { useFacets } from '../../bank/bank-queries.ts';
import { kindName } from '../../bank/kind-name.ts';
import { Button } from '../../design/button.tsx';
import fieldStyles from '../../design/field.module.css';
import { strings } from '../../strings.ts';
import type { DraftRule } from './paper-draft.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';

const INITIAL_RULE: DraftRule = {
  ...{ amount: 5, unit: 'questions', topic: '', kind: '', difficulty: '' },
  ...{ tag: '', collection: '', notUsedSinceDays: 0 },
};

type FillProps = {
  /** The marks that the section still needs; undefined without a target. */
  readonly missingMarks: number | undefined;
  readonly isFilling: boolean;
  readonly onFill: (rule: DraftRule) => void;
};

/** A rule by which the server chooses questions for a section. */
export function FillForm({ missingMarks = 0, isFilling, onFill }: FillProps) {
  const [rule, setRule] = useState(INITIAL_RULE);
  return (
    <form
      className={styles.rule}
      aria-label={texts.fillTitle}
      onSubmit={(event) => {
        event.preventDefault();
        onFill(rule);
      }}
    >
      <div className={styles.row}>
        <Amount rule={rule} onChange={setRule} />
        <Conditions rule={rule} onChange={setRule} />
      </div>
      <details>
        <summary>{texts.moreConditions}</summary>
        <MoreConditions rule={rule} onChange={setRule} />
      </details>
      <div className={styles.actions}>
        <Button type="submit" disabled={isFilling}>
          {texts.fill}
        </Button>
        {missingMarks > 0 && (
          <Button
            disabled={isFilling}
            onClick={() => onFill({ ...rule, amount: missingMarks, unit: 'marks' })}
          >
            {texts.fillRest(missingMarks)}
          </Button>
        )}
      </div>
    </form>
  );
}

type RuleProps = { readonly rule: DraftRule; readonly onChange: (rule: DraftRule) => void };

function Amount({ rule, onChange }: RuleProps) {
  return (
    <>
      <label className={`${fieldStyles.field} ${styles.number}`}>
        <span className={fieldStyles.label}>{texts.fillCount}</span>
        <input
          type="number"
          min={1}
          max={200}
          value={rule.amount}
          onChange={({ target }) => onChange({ ...rule, amount: target.valueAsNumber || 1 })}
        />
      </label>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.fillUnit}</span>
        <select
          value={rule.unit}
          onChange={({ target }) =>
            onChange({ ...rule, unit: target.value === 'marks' ? 'marks' : 'questions' })
          }
        >
          <option value="questions">{texts.unitQuestions}</option>
          <option value="marks">{texts.unitMarks}</option>
        </select>
      </label>
    </>
  );
}

function Conditions({ rule, onChange }: RuleProps) {
  const facets = useFacets();
  const kinds = (facets.data?.kinds ?? []).map(({ value }) => value);
  const selects = [
    ['topic', texts.fillTopic, (facets.data?.topics ?? []).map(({ value }) => [value, value] as const)],
    ['kind', texts.fillKind, kinds.map((kind) => [kind, kindName(kind)] as const)],
    ['difficulty', texts.fillDifficulty, Object.entries(strings.difficulty)],
  ] as const;
  return selects.map(([name, label, options]) => (
    <label key={name} className={fieldStyles.field}>
      <span className={fieldStyles.label}>{label}</span>
      <select value={rule[name]} onChange={({ target }) => onChange({ ...rule, [name]: target.value })}>
        <option value="">{texts.any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  ));
}

function MoreConditions({ rule, onChange }: RuleProps) {
  const facets = useFacets();
  return (
    <div className={styles.row}>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.fillTag}</span>
        <select value={rule.tag} onChange={({ target }) => onChange({ ...rule, tag: target.value })}>
          <option value="">{texts.any}</option>
          {(facets.data?.tags ?? []).map(({ value }) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </label>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.fillCollection}</span>
        <input
          value={rule.collection}
          onChange={({ target }) => onChange({ ...rule, collection: target.value })}
        />
      </label>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.fillNotUsed}</span>
        <input
          type="number"
          min={0}
          max={36500}
          value={rule.notUsedSinceDays}
          onChange={({ target }) => onChange({ ...rule, notUsedSinceDays: target.valueAsNumber || 0 })}
        />
      </label>
    </div>
  );
}
