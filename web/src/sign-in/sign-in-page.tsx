import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { ApiError, sendJson } from '../api/client.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import fieldStyles from '../design/field.module.css';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import { ProviderButtons, readSignInProblem, useSignInProviders } from './provider-buttons.tsx';
import styles from './sign-in-page.module.css';

/** Offers the sign-in providers and API keys, then shows the page that was requested. */
export function SignInPage() {
  usePageTitle(strings.signIn.title);
  const providers = useSignInProviders();
  const problem = readSignInProblem();
  const hasProviders = providers !== undefined && providers.length > 0;
  return (
    <div className={styles.form}>
      <Icon name="lock" size={28} />
      <h1>{strings.signIn.title}</h1>
      {problem && <p role="alert">{problem}</p>}
      {hasProviders && <ProviderButtons providers={providers} />}
      {hasProviders && (
        <details className={styles.withKey}>
          <summary>{strings.signIn.withKey}</summary>
          <KeyForm look="quiet" />
        </details>
      )}
      {providers && !hasProviders && <KeyForm look="primary" />}
      <Link to="/join">{strings.signIn.join}</Link>
    </div>
  );
}

function KeyForm({ look }: { look: 'primary' | 'quiet' }) {
  const [key, setKey] = useState('');
  const id = useId();
  const queryClient = useQueryClient();
  const signInRequest = useMutation({
    mutationFn: () => sendJson('POST', '/api/v1/session', { body: { key } }),
    onSuccess: () => queryClient.resetQueries(),
  });
  return (
    <form
      className={styles.keyForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (key.trim() !== '') signInRequest.mutate();
      }}
    >
      <p className={fieldStyles.hint}>{strings.signIn.advice}</p>
      <label className={fieldStyles.field} htmlFor={id}>
        <span className={fieldStyles.label}>{strings.signIn.label}</span>
        <input
          id={id}
          type="password"
          autoComplete="current-password"
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      </label>
      {signInRequest.isError && <p role="alert">{describeSignInError(signInRequest.error)}</p>}
      <Button type="submit" look={look}>
        {strings.signIn.action}
      </Button>
      <p className={fieldStyles.hint}>{strings.signIn.hint}</p>
    </form>
  );
}

function describeSignInError(error: Error): string {
  return error instanceof ApiError && error.status === 401 ? strings.signIn.invalid : describeError(error);
}
