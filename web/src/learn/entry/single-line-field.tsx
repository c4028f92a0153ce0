import { useEffect, useId, useRef } from 'react';
import fieldStyles from '../../design/field.module.css';
import { TypesetText } from '../typeset/typeset-text.tsx';
import styles from './entry.module.css';
import { FieldLabel } from './field-label.tsx';
import { MathField } from './math-field.tsx';
import { formatUnitTex } from './unit-tex.ts';

type LineProps = {
  label: string;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  /** The element id of the question text, for screen readers. */
  describedBy: string;
  value: string;
  onChange: (line: string) => void;
  /** Called for Enter in a maths field; a plain field leaves Enter to its form. */
  onEnter?: (() => void) | undefined;
  /** What Enter does, shown on the keyboard of a phone. */
  enterHint?: 'next' | 'send';
  /** Printed beside the field; the learner does not write it. */
  unit?: string | undefined;
  /** Uses a maths field with the maths keyboard instead of plain text. */
  isMaths: boolean;
  /** Uses the font of ordinary text. */
  isInWords?: boolean;
  isDisabled: boolean;
  /** Focuses the field when the page opens, except on phones, where the on-screen keyboard would hide the question. */
  hasInitialFocus?: boolean;
};

/** A one-line answer field with its unit. */
export function SingleLineField(props: LineProps) {
  const { label, isLabelHidden = false, unit, isMaths } = props;
  const id = useId();
  const unitId = useId();
  return (
    <div className={fieldStyles.field}>
      <FieldLabel label={label} isHidden={isLabelHidden} {...(!isMaths && { htmlFor: id })} />
      <div className={styles.lineWithUnit}>
        {isMaths ? <MathsLine {...props} /> : <PlainLine {...props} id={id} unitId={unitId} />}
        {unit !== undefined && (
          <span className={styles.unit} id={unitId}>
            <TypesetText inline tex={formatUnitTex(unit)} />
          </span>
        )}
      </div>
    </div>
  );
}

const canFocusFirst = (): boolean => matchMedia('(hover: hover)').matches;

function MathsLine({ label, value, onChange, onEnter, isDisabled, hasInitialFocus = false }: LineProps) {
  return (
    <MathField
      label={label}
      value={value}
      onChange={onChange}
      onEnter={onEnter}
      isDisabled={isDisabled}
      focusRequest={hasInitialFocus && canFocusFirst() ? 1 : 0}
    />
  );
}

function PlainLine(props: LineProps & { id: string; unitId: string }) {
  const { id, unitId, describedBy, value, hint, unit, onChange, isInWords, isDisabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const { hasInitialFocus = false } = props;
  useEffect(() => {
    if (hasInitialFocus && canFocusFirst()) input.current?.focus({ preventScroll: true });
  }, [hasInitialFocus]);
  return (
    <input
      ref={input}
      id={id}
      className={isInWords ? styles.words : styles.line}
      value={value}
      readOnly={isDisabled}
      maxLength={2000}
      placeholder={hint}
      aria-describedby={unit === undefined ? describedBy : `${describedBy} ${unitId}`}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      enterKeyHint={props.enterHint}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
