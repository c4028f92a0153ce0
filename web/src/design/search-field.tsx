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
  takesFocus?: boolean;
};

/** A search field that reports its value when the user stops typing. `/` focuses it; Escape returns to the page. */
export function SearchField({ label, hint, value, onChange, takesFocus = false }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  useShortcuts({ '/': () => field.current?.focus() });
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => latest.current(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  useEffect(() => {
    if (!takesFocus) return;
    // In a timeout, because the shell moves the focus to the new page first.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [takesFocus]);

  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && typed === '' && focusPage()}
      />
      <kbd>/</kbd>
    </div>
  );
}
