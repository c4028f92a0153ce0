import { useEffect, useId, useRef } from 'react';
import field from '../../design/field.module.css';
import styles from './entry.module.css';
import { MathField } from './math-field.tsx';

type LineProps = {
  label: string;
  hint: string;
  /** The id of what is asked, for who hears the page. */
  describedBy: string;
  value: string;
  onChange: (line: string) => void;
  onEnter: () => void;
  isMaths: boolean;
  isDisabled: boolean;
};

/** One line that ends with Enter; it takes the focus when it appears, except on a phone, whose keys would hide the question. */
export function LineField(props: LineProps) {
  const { label, hint, describedBy, value, onChange, onEnter, isMaths, isDisabled } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isRoomy = matchMedia('(hover: hover)').matches;
  useEffect(() => {
    if (!isMaths && matchMedia('(hover: hover)').matches) input.current?.focus({ preventScroll: true });
  }, [isMaths]);
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
          wanted={isRoomy ? 1 : 0}
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
