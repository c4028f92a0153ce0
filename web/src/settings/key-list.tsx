import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { describeError } from '../design/describe-error.ts';
import { Dropdown } from '../design/dropdown.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Skeleton } from '../design/skeleton.tsx';
import { formatTime } from '../review/format-time.ts';
import { createKey, isValidKey, keysQuery, revokeKey, useAccessChange } from './access-queries.ts';
import { accessStrings } from './access-strings.ts';
import { NewKeyNote } from './new-key-note.tsx';
import styles from './settings-page.module.css';

/** The API keys of the user's programs: create, copy once, revoke. */
export function KeyList() {
  const texts = accessStrings.keys;
  const query = useQuery(keysQuery);
  const [days, setDays] = useState<string>(texts.expiries[1][0]);
  const create = useAccessChange(createKey);
  const keys = query.data?.keys.filter(isValidKey);
  return (
    <section className={styles.card}>
      <h2>{texts.title}</h2>
      <p className={fieldStyles.hint}>{texts.hint}</p>
      {query.isPending && <Skeleton label={accessStrings.loading} />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => query.refetch()} />}
      {keys?.length === 0 && <p className={fieldStyles.hint}>{texts.none}</p>}
      <ul className={styles.rows}>
        {keys?.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </ul>
      {create.data ? (
        <NewKeyNote secret={create.data.secret} onDone={create.reset} />
      ) : (
        <div className={styles.actions}>
          <Dropdown label={texts.expiry} value={days} options={texts.expiries} onChange={setDays} />
          <Button
            disabled={create.isPending}
            onClick={() => create.mutate(days === '' ? {} : { days: Number(days) })}
          >
            {texts.create}
          </Button>
        </div>
      )}
      {create.isError && <p role="alert">{describeError(create.error)}</p>}
    </section>
  );
}

/** One key, which can be revoked. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const texts = accessStrings.keys;
  const revoke = useAccessChange(revokeKey);
  const { id, hint, roles, created_at: createdAt, expires_at: expiresAt } = apiKey;
  const facts = [
    roles.map((role) => accessStrings.roles[role]).join(', '),
    texts.created(formatTime(createdAt)),
    ...(expiresAt ? [texts.expires(formatTime(expiresAt))] : []),
  ];
  return (
    <li className={styles.row}>
      <div>
        {texts.endsWith(hint)}
        <p className={fieldStyles.hint}>{facts.join(' · ')}</p>
        {revoke.isError && <p role="alert">{describeError(revoke.error)}</p>}
      </div>
      <ConfirmButton
        label={texts.revoke}
        question={texts.confirmRevoke}
        onConfirm={() => revoke.mutate(id)}
      />
    </li>
  );
}
