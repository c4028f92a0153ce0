import { useId, useState } from 'react';
import type { SchoolClassWithPupils } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import { describeError } from '../design/describe-error.ts';
import fieldStyles from '../design/field.module.css';
import styles from './teach.module.css';
import { endCode, replaceCode, useTeachChange } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.code;
const DEFAULT_MAX_PUPILS = 40;

/** The code with which pupils join, large enough to read from the back of the room. */
export function JoinCodePanel({ schoolClass }: { schoolClass: SchoolClassWithPupils }) {
  const { id, join_code: joinCode } = schoolClass;
  const replace = useTeachChange(replaceCode);
  const end = useTeachChange(endCode);
  const error = replace.error ?? end.error;
  return (
    <section className={styles.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {joinCode ? (
        <>
          <p className={styles.code}>{joinCode.code}</p>
          <p>{texts.advice(`${location.host}/join`)}</p>
          {isLoopback(location.hostname) && <p className={styles.notice}>{texts.onlyHere}</p>}
          <p className={fieldStyles.hint}>{texts.facts(joinCode.max_pupils, joinCode.expires_at)}</p>
          <div className={styles.actions}>
            <CopyButton text={`${location.origin}/join/${joinCode.code}`} label={texts.copyLink} />
            <ConfirmButton label={texts.end} question={texts.confirmEnd} onConfirm={() => end.mutate(id)} />
          </div>
        </>
      ) : (
        <p>{texts.none}</p>
      )}
      <details>
        <summary>{joinCode ? texts.renew : texts.create}</summary>
        <CodeForm onCreate={(options) => replace.mutate({ id, ...options })} isNew={joinCode === null} />
      </details>
      {error && <p role="alert">{describeError(error)}</p>}
    </section>
  );
}

/** Whether only this computer can open the address. */
const isLoopback = (host: string): boolean => /^(localhost|127\..+|\[::1\])$/u.test(host);

type CodeFormProps = { onCreate: (options: { days?: number; max?: number }) => void; isNew: boolean };

function CodeForm({ onCreate, isNew }: CodeFormProps) {
  const ids = { days: useId(), max: useId() };
  const [days, setDays] = useState('');
  const [max, setMax] = useState(String(DEFAULT_MAX_PUPILS));
  const create = () =>
    onCreate({ ...(days !== '' && { days: Number(days) }), ...(max !== '' && { max: Number(max) }) });
  return (
    <div className={styles.fields}>
      <label className={fieldStyles.field} htmlFor={ids.days}>
        <span className={fieldStyles.label}>{texts.days}</span>
        <input
          id={ids.days}
          type="number"
          min={1}
          max={366}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </label>
      <label className={fieldStyles.field} htmlFor={ids.max}>
        <span className={fieldStyles.label}>{texts.max}</span>
        <input
          id={ids.max}
          type="number"
          min={1}
          max={500}
          value={max}
          onChange={({ target }) => setMax(target.value)}
        />
      </label>
      {isNew ? (
        <Button onClick={create}>{texts.create}</Button>
      ) : (
        <ConfirmButton label={texts.renew} question={texts.confirmRenew} onConfirm={create} />
      )}
    </div>
  );
}
