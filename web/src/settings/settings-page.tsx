import { useState } from 'react';
import { sendJson } from '../api/client.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { chooseTheme, currentTheme, type Theme, themes } from '../design/theme.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { strings } from '../strings.ts';
import styles from './settings-page.module.css';

/** The person at the machine itself, who has no key to forget. */
const LOCAL = 'local';

export function SettingsPage() {
  usePageTitle(strings.settings.title);
  const [theme, setTheme] = useState(currentTheme);
  const principal = usePrincipal();
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };

  return (
    <div className={styles.page}>
      <h1>{strings.settings.title}</h1>
      <fieldset className={styles.card}>
        <legend>{strings.settings.theme}</legend>
        {themes.map((name) => (
          <label key={name} className={styles.choice}>
            <input type="radio" name="theme" checked={theme === name} onChange={() => choose(name)} />
            {strings.settings.themes[name]}
          </label>
        ))}
      </fieldset>
      {principal && (
        <section className={styles.card}>
          <h2>{strings.settings.person}</h2>
          <p>
            {principal.id}{' '}
            {principal.roles.map((role) => (
              <Badge key={role}>{role}</Badge>
            ))}
          </p>
          {principal.id !== LOCAL && (
            <Button
              onClick={() => void sendJson('DELETE', '/api/v1/session').then(() => location.assign('/'))}
            >
              {strings.settings.signOut}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
