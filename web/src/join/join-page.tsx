import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { getJson, sendJson } from '../api/client.ts';
import type { JoinableClass, JoinedClass } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import { describeError } from '../design/describe-error.ts';
import fieldStyles from '../design/field.module.css';
import { Icon } from '../design/icon.tsx';
import styles from './join-page.module.css';
import { joinStrings as texts } from './join-strings.ts';

/** Lets a pupil join a class by its code, or come back with a personal code. */
export function JoinPage() {
  const { code: codeInUrl = '' } = useParams({ strict: false });
  const [joined, setJoined] = useState<JoinedClass>();
  usePageTitle(texts.title);
  if (joined) return <Joined joined={joined} />;
  return (
    <div className={styles.page}>
      <Icon name="learn" size={28} />
      <h1>{texts.title}</h1>
      <JoinForm codeInUrl={codeInUrl} onJoined={setJoined} />
      <details className={styles.return}>
        <summary>{texts.back}</summary>
        <ReturnForm />
      </details>
    </div>
  );
}

const JOIN_CODE_LENGTH = 8;
const PERSONAL_CODE_LENGTH = 12;
const countCharacters = (code: string): number => code.replace(/[^a-z0-9]/gi, '').length;

function useClassName(code: string): string | undefined {
  const isComplete = countCharacters(code) === JOIN_CODE_LENGTH;
  const { data } = useQuery({
    queryKey: ['join', code],
    queryFn: ({ signal }) => getJson<JoinableClass>(`/api/v1/join/${encodeURIComponent(code)}`, {}, signal),
    enabled: isComplete,
    retry: false,
  });
  return data?.class_name;
}

function JoinForm({ codeInUrl, onJoined }: { codeInUrl: string; onJoined: (joined: JoinedClass) => void }) {
  const ids = { code: useId(), name: useId() };
  const [code, setCode] = useState(codeInUrl);
  const [name, setName] = useState('');
  const className = useClassName(code.trim());
  const principal = usePrincipal();
  const hasAccount = principal !== undefined && principal.id !== 'local';
  const queryClient = useQueryClient();
  const signIn = useReturn();
  const isPersonal = countCharacters(code) === PERSONAL_CODE_LENGTH;
  const join = useMutation({
    mutationFn: async () =>
      (await sendJson<JoinedClass>('POST', '/api/v1/join', { body: { code, ...(name && { name }) } })).body,
    onSuccess: async (result) => {
      onJoined(result);
      await queryClient.invalidateQueries();
    },
  });
  const error = isPersonal ? signIn.error : join.error;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPersonal) signIn.mutate(code);
        else if (code.trim() !== '') join.mutate();
      }}
    >
      <label className={fieldStyles.field} htmlFor={ids.code}>
        <span className={fieldStyles.label}>{texts.code}</span>
        <input
          id={ids.code}
          className={styles.code}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
        <span className={fieldStyles.hint} aria-live="polite">
          {isPersonal ? texts.isPersonal : className ? texts.joining(className) : texts.codeHint}
        </span>
      </label>
      {hasAccount && !isPersonal && <p className={fieldStyles.hint}>{texts.asAccount}</p>}
      {!hasAccount && !isPersonal && (
        <label className={fieldStyles.field} htmlFor={ids.name}>
          <span className={fieldStyles.label}>{texts.name}</span>
          <input
            id={ids.name}
            value={name}
            maxLength={200}
            onChange={({ target }) => setName(target.value)}
          />
          <span className={fieldStyles.hint}>{texts.nameHint}</span>
        </label>
      )}
      {error && <p role="alert">{describeError(error)}</p>}
      <Button
        type="submit"
        look="primary"
        disabled={join.isPending || signIn.isPending || code.trim() === ''}
      >
        {isPersonal ? texts.return : texts.join}
      </Button>
    </form>
  );
}

/** Signs in with a personal code. */
function useReturn() {
  return useMutation({
    mutationFn: (code: string) => sendJson('POST', '/api/v1/join/return', { body: { personal_code: code } }),
    // Loads the whole page again, so that no data of another user stays in memory.
    onSuccess: () => location.assign('/learn'),
  });
}

function ReturnForm() {
  const id = useId();
  const [code, setCode] = useState('');
  const signIn = useReturn();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') signIn.mutate(code);
      }}
    >
      <label className={fieldStyles.field} htmlFor={id}>
        <span className={fieldStyles.label}>{texts.personalCode}</span>
        <input
          id={id}
          className={styles.code}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
        <span className={fieldStyles.hint}>{texts.personalHint}</span>
      </label>
      {signIn.isError && <p role="alert">{describeError(signIn.error)}</p>}
      <Button type="submit" disabled={signIn.isPending || code.trim() === ''}>
        {texts.return}
      </Button>
    </form>
  );
}

function Joined({ joined }: { joined: JoinedClass }) {
  return (
    <div className={styles.page}>
      <Icon name="check" size={28} />
      <h1>{texts.joinedTitle(joined.class_name)}</h1>
      {joined.personal_code && (
        <section className={styles.personal}>
          <p>{texts.keepCode}</p>
          <p className={styles.personalCode}>{joined.personal_code}</p>
          <CopyButton text={joined.personal_code} label={texts.copy} />
        </section>
      )}
      <Link to="/learn" search={{}} className={styles.start}>
        {texts.start}
      </Link>
    </div>
  );
}
