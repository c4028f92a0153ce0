import { useId, useState } from 'react';
import type { ImportedPupils, SchoolClassWithPupils } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { describeError } from '../design/describe-error.ts';
import fieldStyles from '../design/field.module.css';
import styles from './teach.module.css';
import { importPupils, issueCode, removePupil, useTeachChange } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.pupils;

/** The pupils of a class, and a form to add a list of them. */
export function PupilList({ schoolClass: { id, pupils } }: { schoolClass: SchoolClassWithPupils }) {
  const issue = useTeachChange(issueCode);
  const remove = useTeachChange(removePupil);
  const error = issue.error ?? remove.error;
  const issuedTo = pupils.find(({ learner }) => learner === issue.variables?.learner);
  return (
    <section className={styles.card}>
      <h2>
        {texts.title} ({pupils.length})
      </h2>
      {pupils.length === 0 && <p className={fieldStyles.hint}>{texts.none}</p>}
      {error && <p role="alert">{describeError(error)}</p>}
      {issue.data && issuedTo && (
        <p role="status" className={styles.notice}>
          {texts.codeFor(formatName(issuedTo), issue.data.personal_code)}
        </p>
      )}
      <ul className={styles.rows}>
        {pupils.map((pupil) => (
          <li key={pupil.learner} className={styles.pupil}>
            <span>
              {formatName(pupil)} <span className={fieldStyles.hint}>{texts.joined(pupil.joined_at)}</span>
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
        <ImportForm classId={id} />
      </details>
    </section>
  );
}

function formatName({ name, number }: SchoolClassWithPupils['pupils'][number]): string {
  return name ?? `Pupil ${number}`;
}

function ImportForm({ classId }: { classId: string }) {
  const ids = { list: useId(), file: useId() };
  const [csv, setCsv] = useState('');
  const add = useTeachChange(importPupils);
  if (add.data) return <ImportedCodes pupils={add.data.pupils} />;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (csv.trim() !== '') add.mutate({ id: classId, csv });
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
      {add.isError && <p role="alert">{describeError(add.error)}</p>}
      <div>
        <Button type="submit" disabled={add.isPending || csv.trim() === ''}>
          {texts.import}
        </Button>
      </div>
    </form>
  );
}

function ImportedCodes({ pupils }: ImportedPupils) {
  return (
    <div className={styles.form} role="status">
      <p className={styles.notice}>{texts.imported(pupils.length)}</p>
      <ul className={styles.rows}>
        {pupils.map(({ learner, name, email, personal_code: code }) => (
          <li key={learner} className={styles.pupil}>
            <span>{name ?? email ?? learner}</span>
            <code>{code ?? texts.ownAccount}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => print()}>{texts.print}</Button>
      </div>
    </div>
  );
}
