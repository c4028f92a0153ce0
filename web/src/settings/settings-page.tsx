import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendJson } from '../api/client.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import {
  type AppearanceName,
  appearanceChoices,
  applyAppearance,
  readAppearance,
} from '../design/appearance.ts';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { strings } from '../strings.ts';
import { ownAccountQuery } from './access-queries.ts';
import { accessStrings } from './access-strings.ts';
import { KeyList } from './key-list.tsx';
import { OwnData } from './personal-data.tsx';
import { SessionList } from './session-list.tsx';
import styles from './settings-page.module.css';

/** The id of the user on the server's own machine, who has no key and cannot sign out. */
const LOCAL_USER = 'local';

/** Appearance, account, sessions, API keys, personal data and sign-out. */
export function SettingsPage() {
  usePageTitle(strings.settings.title);
  const principal = usePrincipal();
  const account = useQuery(ownAccountQuery).data?.account;
  return (
    <div className={styles.page}>
      <h1>{strings.settings.title}</h1>
      <AppearanceField name="theme" />
      <AppearanceField name="textSize" />
      <AppearanceField name="motion" />
      {principal && (
        <section className={styles.card}>
          <h2>{strings.settings.account}</h2>
          <p>
            {account?.name ?? principal.id}{' '}
            {principal.roles.map((role) => (
              <Badge key={role}>{accessStrings.roles[role]}</Badge>
            ))}
          </p>
          {account?.email && <p>{account.email}</p>}
          {principal.id !== LOCAL_USER && (
            <Button
              onClick={() => void sendJson('DELETE', '/api/v1/session').then(() => location.assign('/'))}
            >
              {strings.settings.signOut}
            </Button>
          )}
        </section>
      )}
      {principal && principal.id !== LOCAL_USER && <SessionList />}
      {principal && <KeyList />}
      {principal && <OwnData />}
    </div>
  );
}

function AppearanceField({ name }: { name: AppearanceName }) {
  const [chosen, setChosen] = useState(() => readAppearance(name));
  const { title, choices } = strings.settings.appearance[name];
  return (
    <fieldset className={styles.card}>
      <legend>{title}</legend>
      {appearanceChoices[name].map((value, index) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => {
              applyAppearance(name, value);
              setChosen(value);
            }}
          />
          {choices[index]}
        </label>
      ))}
    </fieldset>
  );
}
