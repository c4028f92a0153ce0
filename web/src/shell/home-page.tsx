import { Navigate } from '@tanstack/react-router';
import { usePrincipal } from '../api/use-principal.ts';

const AUTHOR_ROLES: readonly string[] = ['author', 'expert', 'admin'];

/** Redirects authors to the question bank, teachers to their classes, and everyone else to Learn. */
export function HomePage() {
  const principal = usePrincipal();
  if (principal === undefined) return null;
  const isAuthor = principal.roles.some((role) => AUTHOR_ROLES.includes(role));
  if (isAuthor) return <Navigate to="/make" replace />;
  return <Navigate to={principal.roles.includes('teacher') ? '/teach' : '/learn'} replace />;
}
