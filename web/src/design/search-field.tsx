import { useEffect, useRef, useState } from 'react';
import { focusPage } from './focus-page.ts';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';
import { useKeys } from './use-keys.ts';

const TYPING_PAUSE_MS = 180;

type SearchProps = {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  /** Takes the focus when the page opens. */
  isWanted?: boolean;
};

/** Words to look for, told once nobody has typed for a moment; `/` leads here, Escape back to the page. */
export function SearchField({ label, hint, value, onChange, isWanted = false }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  useKeys({ '/': () => field.current?.focus() });
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => latest.current(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  useEffect(() => {
    if (!isWanted) return;
    // After the shell has given the focus to the new page.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [isWanted]);

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
