import { useEffect, useId, useRef, useState } from 'react';
import type { ImportedPupils, SchoolClassWithPupils } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import { describeError } from '../design/describe-error.ts';
import fieldStyles from '../design/field.module.css';
import styles from './teach.module.css';
import { importPupils, issueCode, removePupil, useTeachChange } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.pupils;

/** The pupils of a class, and a form to add a list of them. */
export function PupilList({ schoolClass }: { schoolClass: SchoolClassWithPupils }) {
  const { id, pupils } = schoolClass;
  const add = useTeachChange(importPupils);
  const issue = useTeachChange(issueCode);
  const remove = useTeachChange(removePupil);
  const error = issue.error ?? remove.error;
  const issuedTo = pupils.find(({ learner }) => learner === issue.variables?.learner);
  return (
    <section className={styles.card}>
      {add.data && (
        <ImportedCodes pupils={add.data.pupils} className={schoolClass.name} onClose={add.reset} />
      )}
      <div className={`${styles.form} ${styles.screenOnly}`}>
        <h2>
          {texts.title} ({pupils.length})
        </h2>
        {pupils.length === 0 && <p className={fieldStyles.hint}>{texts.none}</p>}
        {error && <p role="alert">{describeError(error)}</p>}
        {issue.data && issuedTo && (
          <p role="status" className={styles.notice}>
            {texts.codeFor(formatName(issuedTo, pupils), issue.data.personal_code)}
          </p>
        )}
        <ul className={styles.rows}>
          {pupils.map((pupil) => (
            <li key={pupil.learner} className={styles.pupil}>
              <span>
                {formatName(pupil, pupils)}{' '}
                <span className={fieldStyles.hint}>{texts.joined(pupil.joined_at)}</span>
              </span>
              <span className={styles.actions}>
                <Button onClick={() => issue.mutate({ id, learner: pupil.learner })}>{texts.newCode}</Button>
                <ConfirmButton
                  label={texts.remove}
                  question={texts.confirmRemove}
                  onConfirm={() => remove.mutate({ id, learner: pupil.learner })}
                />
              </span>
            </li>
          ))}
        </ul>
        <details>
          <summary>{texts.add}</summary>
          <ImportForm
            key={String(add.isSuccess)}
            error={add.error}
            isPending={add.isPending}
            onAdd={(csv) => add.mutate({ id, csv })}
          />
        </details>
      </div>
    </section>
  );
}

type Pupil = SchoolClassWithPupils['pupils'][number];

/** The name of a pupil as results show it: equal names get the number. */
function formatName({ name, number, learner }: Pupil, pupils: readonly Pupil[]): string {
  if (name === null) return `Pupil ${number}`;
  const isShared = pupils.some((other) => other.name === name && other.learner !== learner);
  return isShared ? `${name} (${number})` : name;
}

type ImportProps = { error: Error | null; isPending: boolean; onAdd: (csv: string) => void };

function ImportForm({ error, isPending, onAdd }: ImportProps) {
  const ids = { list: useId(), file: useId() };
  const [csv, setCsv] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (csv.trim() !== '') onAdd(csv);
      }}
    >
      <label className={fieldStyles.field} htmlFor={ids.list}>
        <span className={fieldStyles.label}>{texts.list}</span>
        <textarea id={ids.list} rows={5} value={csv} onChange={({ target }) => setCsv(target.value)} />
        <span className={fieldStyles.hint}>{texts.listHint}</span>
      </label>
      <label className={fieldStyles.field} htmlFor={ids.file}>
        <span className={fieldStyles.label}>{texts.file}</span>
        <input
          id={ids.file}
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => void target.files?.[0]?.text().then(setCsv)}
        />
      </label>
      {error && <p role="alert">{describeError(error)}</p>}
      <div>
        <Button type="submit" disabled={isPending || csv.trim() === ''}>
          {texts.import}
        </Button>
      </div>
    </form>
  );
}

type CodesProps = ImportedPupils & { className: string; onClose: () => void };

/** The personal codes of new pupils, above the list: they are not shown again. */
function ImportedCodes({ pupils, className, onClose }: CodesProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The form was below the list, so the codes would be outside the screen.
  useEffect(() => {
    ref.current?.scrollIntoView();
  }, []);
  const address = `${location.host}/join`;
  const list = pupils.map(({ name, email, learner, personal_code: code }) => ({
    ...{ learner, label: name ?? email ?? learner, code: code ?? texts.ownAccount },
  }));
  return (
    <div className={styles.slips} role="status" ref={ref}>
      <p className={`${styles.notice} ${styles.screenOnly}`}>{texts.imported(pupils.length)}</p>
      <p>
        <b>{className}</b>. {texts.howToUse(address)}
      </p>
      <ul className={styles.rows}>
        {list.map(({ learner, label, code }) => (
          <li key={learner} className={styles.pupil}>
            <span>{label}</span>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={`${styles.actions} ${styles.screenOnly}`}>
        <Button onClick={() => print()}>{texts.print}</Button>
        <CopyButton text={list.map(({ label, code }) => `${label}\t${code}`).join('\n')} label={texts.copy} />
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </div>
  );
}
