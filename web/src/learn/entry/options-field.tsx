import { useId, useRef } from 'react';
import { useKeys } from '../../design/use-keys.ts';
import { SetText } from '../typeset/set-text.tsx';
import styles from './entry.module.css';

type OptionsProps = {
  label: string;
  options: readonly { readonly id: string; readonly text: string }[];
  /** Ids of what is chosen, parted by commas. */
  value: string;
  onChange: (value: string) => void;
  takesSeveral: boolean;
  isDisabled?: boolean;
  /** The letters of the keyboard choose, too. */
  hasKeys?: boolean;
};

export function OptionsField(props: OptionsProps) {
  const { label, options, value, onChange, takesSeveral, isDisabled = false, hasKeys = false } = props;
  const name = useId();
  const chosen = value === '' ? [] : value.split(', ');
  const choose = (id: string) => {
    if (isDisabled) return;
    if (!takesSeveral) return onChange(id);
    const isOn = chosen.includes(id);
    const ids = options
      .map((option) => option.id)
      .filter((one) => (one === id ? !isOn : chosen.includes(one)));
    onChange(ids.join(', '));
  };
  const group = useRef<HTMLFieldSetElement>(null);
  // The focus goes along, so that Enter sends what was chosen.
  const chooseByKey = (id: string) => {
    choose(id);
    group.current?.querySelector<HTMLInputElement>(`[value="${CSS.escape(id)}"]`)?.focus();
  };
  useKeys(
    hasKeys ? Object.fromEntries(options.map(({ id }) => [id.toLowerCase(), () => chooseByKey(id)])) : {},
  );
  return (
    <fieldset ref={group} className={styles.options}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ id, text }) => (
        <label key={id} className={styles.option} data-chosen={chosen.includes(id) ? true : undefined}>
          <input
            type={takesSeveral ? 'checkbox' : 'radio'}
            name={name}
            value={id}
            checked={chosen.includes(id)}
            disabled={isDisabled}
            onChange={() => choose(id)}
          />
          <span className={styles.letter}>{id.toUpperCase()}</span>
          <SetText inline tex={text} />
        </label>
      ))}
    </fieldset>
  );
}
