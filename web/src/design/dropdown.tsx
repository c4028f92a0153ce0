import { useId } from 'react';
import styles from './dropdown.module.css';

type DropdownProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
};

/** A labelled drop-down list. */
export function Dropdown({ label, value, options, onChange }: DropdownProps) {
  const id = useId();
  return (
    <div className={styles.dropdown}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
