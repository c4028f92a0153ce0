import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Account } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { describeError } from '../design/describe-error.ts';
import fieldStyles from '../design/field.module.css';
import { formatTime } from '../review/format-time.ts';
import { changeAccount, createKey, everyonesAccessQuery, useAccessChange } from './access-queries.ts';
import { accessStrings } from './access-strings.ts';
import { KeyRow } from './key-list.tsx';
import { NewKeyNote } from './new-key-note.tsx';
import { PersonalDataActions } from './personal-data.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { SessionRow } from './session-list.tsx';
import styles from './settings-page.module.css';

const texts = accessStrings.people;

/** One person; opening the row shows roles, keys and sessions. */
export function PersonDetails({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, email, roles, signed_in_at: signedInAt, disabled_at: disabledAt } = account;
  const facts = [email ?? id, signedInAt ? texts.signedIn(formatTime(signedInAt)) : texts.neverSignedIn];
  return (
    <details className={styles.person} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          {name ?? texts.unnamed}
          <br />
          <span className={fieldStyles.hint}>{facts.join(' · ')}</span>
        </span>
        <span>
          {disabledAt ? (
            <Badge>{texts.disabled}</Badge>
          ) : (
            roles.map((role) => <Badge key={role}>{accessStrings.roles[role]}</Badge>)
          )}
        </span>
      </summary>
      {isOpen && <PersonActions account={account} />}
    </details>
  );
}

function PersonActions({ account }: { account: Account }) {
  const { id, disabled_at: disabledAt } = account;
  const [roles, setRoles] = useState(account.roles);
  const change = useAccessChange(changeAccount);
  const isOwn = usePrincipal()?.id === id;
  const hasChanges =
    roles.length !== account.roles.length || roles.some((role) => !account.roles.includes(role));
  return (
    <div>
      <RoleBoxes roles={roles} onChange={setRoles} />
      {roles.length === 0 && <p role="alert">{texts.chooseRole}</p>}
      {change.isError && <p role="alert">{describeError(change.error)}</p>}
      <div className={styles.actions}>
        <Button
          disabled={!hasChanges || roles.length === 0 || change.isPending}
          onClick={() => change.mutate({ id, roles })}
        >
          {texts.save}
        </Button>
        {disabledAt && (
          <Button onClick={() => change.mutate({ id, is_disabled: false })}>{texts.enable}</Button>
        )}
        {!disabledAt && !isOwn && (
          <ConfirmButton
            label={texts.disable}
            question={texts.confirmDisable}
            onConfirm={() => change.mutate({ id, is_disabled: true })}
          />
        )}
        <Link to="/settings/audit" search={{ person: id }}>
          {texts.history}
        </Link>
      </div>
      <UserAccess user={id} newKeyRoles={account.roles} />
      <PersonalDataActions user={id} />
    </div>
  );
}

/** The keys and sessions of a user; `newKeyRoles` are the roles of a new key, if one may be created. */
function UserAccess({ user, newKeyRoles }: { user: string; newKeyRoles?: Account['roles'] }) {
  const { data } = useQuery(everyonesAccessQuery);
  const newKey = useAccessChange(createKey);
  return (
    <>
      <ul className={styles.rows}>
        {data?.sessions
          .filter((session) => session.user === user)
          .map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        {data?.keys
          .filter((key) => key.user === user)
          .map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
      </ul>
      {newKey.data && <NewKeyNote secret={newKey.data.secret} onDone={newKey.reset} />}
      {newKeyRoles && !newKey.data && (
        <div className={styles.actions}>
          <Button disabled={newKey.isPending} onClick={() => newKey.mutate({ user, roles: newKeyRoles })}>
            {texts.newKey}
          </Button>
        </div>
      )}
      {newKey.isError && <p role="alert">{describeError(newKey.error)}</p>}
    </>
  );
}

/** A user of API keys who has no account. */
export function KeyUserDetails({ user }: { user: string }) {
  return (
    <details className={styles.person}>
      <summary>
        <span>
          {user}
          <br />
          <span className={fieldStyles.hint}>{texts.noAccount}</span>
        </span>
      </summary>
      <div>
        <div className={styles.actions}>
          <Link to="/settings/audit" search={{ person: user }}>
            {texts.history}
          </Link>
        </div>
        <UserAccess user={user} />
        <PersonalDataActions user={user} />
      </div>
    </details>
  );
}
