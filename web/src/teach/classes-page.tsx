import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import styles from './teach.module.css';
import { classesQuery, createClass, useTeachChange } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.classes;

/** The classes of the teacher, and a form for a new one. */
export function ClassesPage() {
  const query = useQuery(classesQuery);
  usePageTitle(texts.title);
  if (query.error && !query.data)
    return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={teachStrings.loading} />;
  const { classes } = query.data;
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {classes.length === 0 && (
        <Note icon="teach" title={texts.emptyTitle}>
          <p>{texts.emptyAdvice}</p>
        </Note>
      )}
      <ul className={styles.list}>
        {classes.map(({ id, name, pupil_count: count }) => (
          <li key={id}>
            <Link to="/teach/classes/$id" params={{ id }} className={styles.entry}>
              <b>{name}</b>
              <span className={fieldStyles.hint}>{texts.pupils(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <NewClassForm isFirst={classes.length === 0} />
    </div>
  );
}

function NewClassForm({ isFirst }: { isFirst: boolean }) {
  const id = useId();
  const [name, setName] = useState('');
  const navigate = useNavigate();
  const create = useTeachChange(createClass);
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        create.mutate(name, {
          onSuccess: (created) => navigate({ to: '/teach/classes/$id', params: { id: created.id } }),
        });
      }}
    >
      <label className={fieldStyles.field} htmlFor={id}>
        <span className={fieldStyles.label}>{texts.name}</span>
        <input
          id={id}
          value={name}
          maxLength={200}
          placeholder={texts.nameHint}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button
        type="submit"
        look={isFirst ? 'primary' : 'quiet'}
        disabled={create.isPending || name.trim() === ''}
      >
        {texts.create}
      </Button>
      {create.isError && <p role="alert">{describeError(create.error)}</p>}
    </form>
  );
}
