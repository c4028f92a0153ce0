import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Note } from '../design/note.tsx';
import { strings } from '../strings.ts';

/** Shown for a URL that no route matches. */
export function MissingPage() {
  const texts = strings.errors;
  usePageTitle(texts.notFoundTitle);
  return (
    <Note icon="search" title={texts.notFoundTitle}>
      <p>{texts.notFoundAdvice}</p>
      <Link to="/">{texts.home}</Link>
    </Note>
  );
}
