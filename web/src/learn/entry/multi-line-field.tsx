import { useId, useState } from 'react';
import fieldStyles from '../../design/field.module.css';
import { learnStrings } from '../learn-strings.ts';
import styles from './entry.module.css';
import { FieldLabel } from './field-label.tsx';
import { MathField } from './math-field.tsx';

type LinesProps = {
  label: string;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  /** The element id of the question text, for screen readers. */
  describedBy?: string;
  value: string;
  onChange: (lines: string) => void;
  /** Uses maths fields with the maths keyboard instead of plain text. */
  isMaths: boolean;
  /** Uses the font of ordinary text. */
  isInWords?: boolean;
  isDisabled?: boolean;
  rows?: number;
};

/** A multi-line answer: plain text, or one maths field per line. */
export function MultiLineField(props: LinesProps) {
  return props.isMaths ? <MathsLines {...props} /> : <PlainTextLines {...props} />;
}

function PlainTextLines(props: LinesProps) {
  const { label, isLabelHidden = false, hint, describedBy, value, onChange, isDisabled, rows = 3 } = props;
  const id = useId();
  // Grows with the text, up to 20 rows.
  const visibleRows = Math.min(20, Math.max(rows, value.split('\n').length + 1));
  return (
    <div className={fieldStyles.field}>
      <FieldLabel label={label} htmlFor={id} isHidden={isLabelHidden} />
      <textarea
        id={id}
        className={props.isInWords ? styles.words : styles.lines}
        rows={visibleRows}
        value={value}
        disabled={isDisabled}
        maxLength={10_000}
        placeholder={hint}
        aria-describedby={describedBy}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function MathsLines({ label, value, onChange, isDisabled = false }: LinesProps) {
  const lines = value.split('\n');
  // The count rises with each request, so that the same line can be focused twice.
  const [focusedLine, setFocusedLine] = useState({ index: -1, count: 0 });
  const focusLine = (index: number) => setFocusedLine(({ count }) => ({ index, count: count + 1 }));
  const setLine = (index: number, line: string) => onChange(lines.with(index, line).join('\n'));
  const addAfter = (index: number) => {
    onChange(lines.toSpliced(index + 1, 0, '').join('\n'));
    focusLine(index + 1);
  };
  const remove = (index: number) => {
    if (lines.length === 1) return;
    onChange(lines.toSpliced(index, 1).join('\n'));
    focusLine(Math.max(0, index - 1));
  };
  return (
    <fieldset className={styles.group} tabIndex={-1}>
      <legend className={fieldStyles.label}>{label}</legend>
      {lines.map((line, index) => (
        <MathField
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
          key={index}
          label={learnStrings.exam.line(label, index + 1)}
          value={line}
          isDisabled={isDisabled}
          focusRequest={focusedLine.index === index ? focusedLine.count : 0}
          onChange={(tex) => setLine(index, tex)}
          onEnter={() => addAfter(index)}
          onErase={() => remove(index)}
          onMove={(direction) => focusLine(index + (direction === 'upward' ? -1 : 1))}
        />
      ))}
    </fieldset>
  );
}
