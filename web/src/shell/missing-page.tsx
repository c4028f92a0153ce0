import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Note } from '../design/note.tsx';
import { strings } from '../strings.ts';

/** Shown for a URL that no route matches. */
export function MissingPage() {
  const words = strings.errors;
  usePageTitle(words.notFoundTitle);
  return (
    <Note icon="search" title={words.notFoundTitle}>
      <p>{words.notFoundAdvice}</p>
      <Link to="/">{words.home}</Link>
    </Note>
  );
}
