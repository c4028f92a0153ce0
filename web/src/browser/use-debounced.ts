import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/** Returns the text after the user has stopped typing for a moment. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    if (text === debounced) return;
    const timer = setTimeout(() => setDebounced(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, debounced]);
  return debounced;
}
