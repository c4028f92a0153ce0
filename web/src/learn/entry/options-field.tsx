import { useId, useRef } from 'react';
import { findShortcut } from '../../browser/find-shortcut.ts';
import { useShortcuts } from '../../browser/use-shortcuts.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import styles from './entry.module.css';

type OptionsProps = {
  label: string;
  options: readonly { readonly id: string; readonly text: string }[];
  /** The chosen ids, separated by `, `. */
  value: string;
  onChange: (value: string) => void;
  allowsSeveral: boolean;
  /** The element id of the question text, for screen readers. */
  describedBy?: string;
  isDisabled?: boolean;
  /** Lets the keys A to E, or 1 to 5, choose an option from anywhere on the page; otherwise only while the options have the focus. */
  hasShortcuts?: boolean;
};

/** The options of a multiple-choice question, as radio buttons or checkboxes. */
export function OptionsField(props: OptionsProps) {
  const { label, options, value, onChange, allowsSeveral, describedBy } = props;
  const { isDisabled = false, hasShortcuts = false } = props;
  const name = useId();
  const chosenIds = value === '' ? [] : value.split(', ');
  const choose = (id: string) => {
    if (isDisabled) return;
    if (!allowsSeveral) return onChange(id);
    const isChosen = chosenIds.includes(id);
    const ids = options
      .map((option) => option.id)
      .filter((optionId) => (optionId === id ? !isChosen : chosenIds.includes(optionId)));
    onChange(ids.join(', '));
  };
  const group = useRef<HTMLFieldSetElement>(null);
  // Also focuses the option, so that Enter submits the answer.
  const chooseByKey = (id: string) => {
    choose(id);
    group.current?.querySelector<HTMLInputElement>(`[value="${CSS.escape(id)}"]`)?.focus();
  };
  const shortcuts = Object.fromEntries(
    options.flatMap(({ id }, index) =>
      [id.toLowerCase(), String(index + 1)].map((key) => [key, () => chooseByKey(id)] as const),
    ),
  );
  useShortcuts(hasShortcuts ? shortcuts : {});
  return (
    <fieldset
      ref={group}
      className={styles.options}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        const action = hasShortcuts ? undefined : findShortcut(shortcuts, event.nativeEvent);
        if (action === undefined) return;
        event.preventDefault();
        action();
      }}
    >
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ id, text }) => (
        <label key={id} className={styles.option} data-chosen={chosenIds.includes(id) ? true : undefined}>
          <input
            type={allowsSeveral ? 'checkbox' : 'radio'}
            name={name}
            value={id}
            checked={chosenIds.includes(id)}
            disabled={isDisabled}
            onChange={() => choose(id)}
          />
          <span className={styles.letter}>{id.toUpperCase()}</span>
          <TypesetText inline tex={text} />
        </label>
      ))}
    </fieldset>
  );
}
