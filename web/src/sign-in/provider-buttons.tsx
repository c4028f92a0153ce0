import { useQuery } from '@tanstack/react-query';
import { getJson } from '../api/client.ts';
import type { SignInProviders } from '../api/schema.ts';
import buttonStyles from '../design/button.module.css';
import { strings } from '../strings.ts';
import styles from './sign-in-page.module.css';

/** The providers with which people can sign in; undefined while loading, empty if they cannot be read. */
export function useSignInProviders(): SignInProviders['providers'] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['sign-in-providers'],
    queryFn: ({ signal }) => getJson<SignInProviders>('/api/v1/sign-in', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isError ? [] : data?.providers;
}

/** One link for each provider; after the sign-in the current page is shown. */
export function ProviderButtons({ providers }: SignInProviders) {
  const query = new URLSearchParams({ return: currentPath() });
  return (
    <div className={styles.providers}>
      {providers.map(({ id, name }) => (
        <a
          key={id}
          className={`${buttonStyles.button} ${buttonStyles.primary}`}
          href={`/api/v1/sign-in/${id}?${query}`}
        >
          {strings.signIn.withProvider(name)}
        </a>
      ))}
    </div>
  );
}

/** The path of this page without the problem of an earlier sign-in. */
function currentPath(): string {
  const url = new URL(location.href);
  url.searchParams.delete(PROBLEM_PARAMETER);
  return url.pathname + url.search;
}

const PROBLEM_PARAMETER = 'sign-in-problem';

/** Returns what went wrong with the last sign-in, as text. */
export function readSignInProblem(): string | undefined {
  const name = new URLSearchParams(location.search).get(PROBLEM_PARAMETER);
  return Object.entries(strings.signIn.problems).find(([problem]) => problem === name)?.[1];
}
