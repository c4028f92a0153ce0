import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Accounts, Principal } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Skeleton } from '../design/skeleton.tsx';
import { accountsQuery, createAccount, everyonesAccessQuery, useAccessChange } from './access-queries.ts';
import { accessStrings } from './access-strings.ts';
import { KeyUserDetails, PersonDetails } from './person-details.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import styles from './settings-page.module.css';

const texts = accessStrings.people;

/** The people of the institution: their roles, keys and sessions. */
export function PeoplePage() {
  usePageTitle(texts.title);
  const query = useQuery(accountsQuery);
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <h1>{texts.title}</h1>
      <p className={fieldStyles.hint}>{texts.lead}</p>
      <section className={styles.card}>
        {query.isPending && <Skeleton label={accessStrings.loading} />}
        {query.isError && <ErrorNote error={query.error} onRetry={() => query.refetch()} />}
        {query.data?.accounts.length === 0 && <p>{texts.none}</p>}
        {query.data?.accounts.map((account) => (
          <PersonDetails key={account.id} account={account} />
        ))}
        {query.data && <KeyUsers accounts={query.data.accounts} />}
      </section>
      <NewPersonForm />
    </div>
  );
}

/** The users of API keys who have no account. */
function KeyUsers({ accounts }: Accounts) {
  const access = useQuery(everyonesAccessQuery).data;
  const users = new Set([...(access?.keys ?? []), ...(access?.sessions ?? [])].map(({ user }) => user));
  for (const { id } of accounts) users.delete(id);
  return [...users].sort().map((user) => <KeyUserDetails key={user} user={user} />);
}

function NewPersonForm() {
  const ids = { name: useId(), email: useId() };
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<Principal['roles']>(['learner']);
  const create = useAccessChange(createAccount);
  const submit = () =>
    create.mutate(
      { name: name.trim() || null, email: email.trim() || null, roles },
      {
        onSuccess: () => {
          setName('');
          setEmail('');
        },
      },
    );
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{texts.add}</h2>
      <div className={styles.fields}>
        <label className={fieldStyles.field} htmlFor={ids.name}>
          <span className={fieldStyles.label}>{texts.name}</span>
          <input id={ids.name} value={name} required onChange={({ target }) => setName(target.value)} />
        </label>
        <label className={fieldStyles.field} htmlFor={ids.email}>
          <span className={fieldStyles.label}>{texts.email}</span>
          <input
            id={ids.email}
            type="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
      </div>
      <RoleBoxes roles={roles} onChange={setRoles} />
      {roles.length === 0 && <p role="alert">{texts.chooseRole}</p>}
      {create.isError && <p role="alert">{describeError(create.error)}</p>}
      <div>
        <Button type="submit" look="primary" disabled={create.isPending || roles.length === 0}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
