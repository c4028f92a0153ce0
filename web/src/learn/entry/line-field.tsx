import { useEffect, useId, useRef } from 'react';
import field from '../../design/field.module.css';
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
  isMaths: boolean;
  isDisabled: boolean;
};

/** A one-line answer; Enter submits it. Focused on opening, except on phones, where the keyboard would hide the question. */
export function LineField(props: LineProps) {
  const { label, hint, describedBy, value, onChange, onEnter, isMaths, isDisabled } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const takesFocus = matchMedia('(hover: hover)').matches;
  useEffect(() => {
    if (!isMaths && takesFocus) input.current?.focus({ preventScroll: true });
  }, [isMaths, takesFocus]);
  if (isMaths) {
    return (
      <div className={field.field}>
        <span className={field.label}>{label}</span>
        <MathField
          label={label}
          value={value}
          onChange={onChange}
          onEnter={onEnter}
          isDisabled={isDisabled}
          focusRequest={takesFocus ? 1 : 0}
        />
      </div>
    );
  }
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
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
