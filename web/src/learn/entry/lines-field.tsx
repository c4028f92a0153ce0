import { useId, useState } from 'react';
import field from '../../design/field.module.css';
import styles from './entry.module.css';
import { MathField } from './math-field.tsx';

type LinesProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (lines: string) => void;
  isMaths: boolean;
  isDisabled?: boolean;
  rows?: number;
  id?: string;
};

/** Many lines: typed as text, or each line written with the maths keyboard. */
export function LinesField(props: LinesProps) {
  return props.isMaths ? <MathLines {...props} /> : <TypedLines {...props} />;
}

function TypedLines({ label, hint, value, onChange, isDisabled, rows = 3, id }: LinesProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const shown = Math.min(20, Math.max(rows, value.split('\n').length + 1));
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={fieldId}>
        {label}
      </label>
      <textarea
        id={fieldId}
        className={styles.lines}
        rows={shown}
        value={value}
        disabled={isDisabled}
        maxLength={10_000}
        placeholder={hint}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function MathLines({ label, value, onChange, isDisabled = false, id }: LinesProps) {
  const lines = value.split('\n');
  // Counted, so that the same line can be wanted twice.
  const [wanted, setWanted] = useState({ index: -1, count: 0 });
  const want = (index: number) => setWanted(({ count }) => ({ index, count: count + 1 }));
  const write = (index: number, line: string) => onChange(lines.with(index, line).join('\n'));
  const addAfter = (index: number) => {
    onChange(lines.toSpliced(index + 1, 0, '').join('\n'));
    want(index + 1);
  };
  const remove = (index: number) => {
    if (lines.length === 1) return;
    onChange(lines.toSpliced(index, 1).join('\n'));
    want(Math.max(0, index - 1));
  };
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
      <legend className={field.label}>{label}</legend>
      {lines.map((line, index) => (
        <MathField
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
          key={index}
          label={`${label}, line ${index + 1}`}
          value={line}
          isDisabled={isDisabled}
          wanted={wanted.index === index ? wanted.count : 0}
          onChange={(tex) => write(index, tex)}
          onEnter={() => addAfter(index)}
          onErase={() => remove(index)}
          onMove={(direction) => want(index + (direction === 'upward' ? -1 : 1))}
        />
      ))}
    </fieldset>
  );
}
