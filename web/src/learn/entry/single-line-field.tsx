import { useEffect, useId, useRef } from 'react';
import fieldStyles from '../../design/field.module.css';
import styles from './entry.module.css';
import { MathField } from './math-field.tsx';

type LineProps = {
  label: string;
  hint: string;
  /** The element id of the question text, for screen readers. */
  describedBy: string;
  value: string;
  onChange: (line: string) => void;
  onEnter: () => void;
  /** Uses a maths field with the maths keyboard instead of plain text. */
  isMaths: boolean;
  isDisabled: boolean;
};

/**
 * A one-line answer field; Enter submits the answer. The field is focused when the page opens, except on phones, where the
 * on-screen keyboard would hide the question.
 */
export function SingleLineField(props: LineProps) {
  const { label, hint, describedBy, value, onChange, onEnter, isMaths, isDisabled } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shouldFocus = matchMedia('(hover: hover)').matches;
  useEffect(() => {
    if (!isMaths && shouldFocus) input.current?.focus({ preventScroll: true });
  }, [isMaths, shouldFocus]);
  if (isMaths) {
    return (
      <div className={fieldStyles.field}>
        <span className={fieldStyles.label}>{label}</span>
        <MathField
          label={label}
          value={value}
          onChange={onChange}
          onEnter={onEnter}
          isDisabled={isDisabled}
          focusRequest={shouldFocus ? 1 : 0}
        />
      </div>
    );
  }
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.line}
        value={value}
        readOnly={isDisabled}
        maxLength={2000}
        placeholder={hint}
        aria-describedby={describedBy}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}
