import { useEffect, useRef, useState } from 'react';
import { focusPage } from '../browser/focus-page.ts';
import { useShortcuts } from '../browser/use-shortcuts.ts';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

const TYPING_PAUSE_MS = 180;

type SearchProps = {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  /** Focuses the field when the page opens. */
  shouldFocus?: boolean;
};

/** A search field that reports its value when the user stops typing. `/` focuses it; Escape returns to the page. */
export function SearchField({ label, hint, value, onChange, shouldFocus = false }: SearchProps) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  useShortcuts({ '/': () => field.current?.focus() });
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => latestOnChange.current(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  useEffect(() => {
    if (!shouldFocus) return;
    // The timeout runs after the shell has moved the focus to the new page.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [shouldFocus]);

  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && text === '' && focusPage()}
      />
      <kbd>/</kbd>
    </div>
  );
}
