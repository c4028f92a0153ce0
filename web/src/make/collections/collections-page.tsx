import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import fieldStyles from '../../design/field.module.css';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { TextField } from '../../generate/brief-field.tsx';
import { formatTime } from '../../review/format-time.ts';
import { createCollection, getCollections } from '../bank/work-api.ts';
import { collectionStrings as texts } from './collection-strings.ts';
import styles from './collections.module.css';

/** All collections by name, with a field to create one. */
export function CollectionsPage() {
  usePageTitle(texts.title);
  const query = useQuery({
    queryKey: ['bank', 'collections'],
    queryFn: ({ signal }) => getCollections(signal),
  });
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={fieldStyles.hint}>{texts.lead}</p>
      <CreateForm />
      {query.isPending && <Skeleton label={texts.loading} lines={3} />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.collections.length === 0 && (
        <Note icon="make" title={texts.empty}>
          <p>{texts.emptyAdvice}</p>
        </Note>
      )}
      <ul className={styles.list}>
        {query.data?.collections.map(({ id, name, size, updated_at: updatedAt }) => (
          <li key={id}>
            <Link to="/make/collections/$id" params={{ id }} className={styles.entry}>
              <b>{name}</b>
              <span className={fieldStyles.hint}>
                {texts.size(size)} · {texts.changed(formatTime(updatedAt))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Creates a collection and opens it. */
function CreateForm() {
  const [name, setName] = useState('');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: () => createCollection(name.trim()),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['bank', 'collections'] });
      await navigate({ to: '/make/collections/$id', params: { id } });
    },
  });
  return (
    <form
      className={styles.create}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') create.mutate();
      }}
    >
      <TextField
        label={texts.name}
        errorMessage={create.error ? describeError(create.error) : undefined}
        value={name}
        onChange={setName}
      />
      <Button type="submit" look="primary" disabled={name.trim() === '' || create.isPending}>
        {texts.create}
      </Button>
    </form>
  );
}
