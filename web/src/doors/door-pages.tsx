import { Link, Navigate } from '@tanstack/react-router';
import { usePrincipal } from '../api/use-principal.ts';
import { Note } from '../design/note.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { strings } from '../strings.ts';

const makers: readonly string[] = ['author', 'expert', 'admin'];

/** Who makes questions begins in the bank, everybody else where questions are answered. */
export function HomePage() {
  const principal = usePrincipal();
  if (principal === undefined) return null;
  const isMaker = principal.roles.some((role) => makers.includes(role));
  return <Navigate to={isMaker ? '/make' : '/learn'} replace />;
}

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
