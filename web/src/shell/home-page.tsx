import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useNeedsSignIn, usePrincipal } from '../api/use-principal.ts';

// Loaded on demand: people who are signed in go straight to their area.
const WelcomePage = lazy(async () => ({
  default: (await import('../welcome/welcome-page.tsx')).WelcomePage,
}));

const AUTHOR_ROLES: readonly string[] = ['author', 'expert', 'admin'];
/** The user of a server on this computer that needs no sign-in; they have every role. */
const LOCAL_USER = 'local';

/** Shows the front page to visitors and on a local server; sends everyone else to the area in which they work. */
export function HomePage() {
  const principal = usePrincipal();
  const isVisitor = useNeedsSignIn();
  if (isVisitor || principal?.id === LOCAL_USER)
    return (
      <Suspense>
        <WelcomePage principal={principal} />
      </Suspense>
    );
  if (principal === undefined) return null;
  const isAuthor = principal.roles.some((role) => AUTHOR_ROLES.includes(role));
  if (isAuthor) return <Navigate to="/make" replace />;
  return <Navigate to={principal.roles.includes('teacher') ? '/teach' : '/learn'} replace />;
}
