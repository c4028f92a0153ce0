import { type ReactNode, useId } from 'react';
import fieldStyles from '../design/field.module.css';
import { Icon } from '../design/icon.tsx';
import styles from './brief-page.module.css';

type Attributes = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type FieldProps = {
  label: string;
  hint?: string;
  errorMessage: string | undefined;
  className?: string | undefined;
  children: (attributes: Attributes) => ReactNode;
};

/** A labelled form field with a hint, or with its error in place of the hint. */
export function BriefField({ label, hint, errorMessage, className = '', children }: FieldProps) {
  const id = useId();
  const description = errorMessage ?? hint;
  return (
    <div className={`${fieldStyles.field} ${styles.field} ${className}`}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': errorMessage !== undefined,
        'aria-describedby': description === undefined ? undefined : `${id}-description`,
      })}
      {description !== undefined && (
        <span
          id={`${id}-description`}
          className={errorMessage === undefined ? styles.hint : styles.fieldError}
        >
          {errorMessage !== undefined && <Icon name="alert" size={14} />}
          {description}
        </span>
      )}
    </div>
  );
}

type ValueProps = Omit<FieldProps, 'children'> & { value: string; onChange: (value: string) => void };

type TextProps = ValueProps & {
  inputMode?: 'text' | 'numeric';
  /** Values that the browser offers while the user types. */
  suggestions?: readonly (readonly [value: string, name: string])[];
};

/** A one-line text field of the form. */
export function TextField({
  value,
  onChange,
  inputMode = 'text',
  suggestions = [],
  ...fieldProps
}: TextProps) {
  return (
    <BriefField {...fieldProps}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            inputMode={inputMode}
            autoComplete="off"
            maxLength={200}
            list={suggestions.length > 0 ? `${attributes.id}-list` : undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions.length > 0 && (
            <datalist id={`${attributes.id}-list`}>
              {suggestions.map(([suggested, name]) => (
                <option key={suggested} value={suggested}>
                  {name}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </BriefField>
  );
}

/** A drop-down list of the form. */
export function SelectField({
  value,
  onChange,
  options,
  ...fieldProps
}: ValueProps & { options: readonly (readonly [value: string, name: string])[] }) {
  return (
    <BriefField {...fieldProps}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </BriefField>
  );
}
