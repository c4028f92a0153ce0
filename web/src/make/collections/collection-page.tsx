import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Collection } from '../../api/schema.ts';
import { usePrincipal } from '../../api/use-principal.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { TextField } from '../../generate/brief-field.tsx';
import { StatusMessage } from '../../review/status-message.tsx';
import { MissingPage } from '../../shell/missing-page.tsx';
import { getCollections } from '../bank/work-api.ts';
import { removeCollection, renameCollection } from './collection-api.ts';
import { collectionStrings as texts } from './collection-strings.ts';
import styles from './collections.module.css';
import { MemberList } from './member-list.tsx';

/** The questions of a collection in their order, which authors can change. */
export function CollectionPage() {
  const { id } = useParams({ from: '/make/collections/$id' });
  const query = useQuery({
    queryKey: ['bank', 'collections'],
    queryFn: ({ signal }) => getCollections(signal),
  });
  const collection = query.data?.collections.find((each) => each.id === id);
  usePageTitle(collection?.name ?? texts.title);
  const roles = usePrincipal()?.roles ?? [];
  const canEdit = roles.includes('author') || roles.includes('admin');
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Skeleton label={texts.loading} lines={5} />;
  if (collection === undefined) return <MissingPage />;
  return (
    <div className={styles.page}>
      <Link to="/make/collections">{texts.back}</Link>
      <Header collection={collection} canEdit={canEdit} />
      {collection.size === 0 ? (
        <Note icon="make" title={texts.noQuestions}>
          <p>{texts.noQuestionsAdvice}</p>
          <Link to="/make">{texts.toBank}</Link>
        </Note>
      ) : (
        <MemberList collection={collection} canEdit={canEdit} />
      )}
    </div>
  );
}

type HeaderProps = { collection: Collection; canEdit: boolean };

function Header({ collection: { id, name, size }, canEdit }: HeaderProps) {
  const [newName, setNewName] = useState<string>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['bank'] });
  const rename = useMutation({
    mutationFn: (changed: string) => renameCollection(id, changed),
    onSuccess: () => {
      setNewName(undefined);
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => removeCollection(id),
    onSuccess: async () => {
      await navigate({ to: '/make/collections' });
      await refresh();
    },
  });
  return (
    <header className={styles.header}>
      {newName === undefined ? (
        <h1>{name}</h1>
      ) : (
        <form
          className={styles.create}
          onSubmit={(event) => {
            event.preventDefault();
            if (newName.trim() !== '') rename.mutate(newName.trim());
          }}
        >
          <TextField
            label={texts.newName}
            errorMessage={rename.error ? describeError(rename.error) : undefined}
            value={newName}
            onChange={setNewName}
          />
          <Button type="submit" look="primary" disabled={newName.trim() === '' || rename.isPending}>
            {texts.save}
          </Button>
          <Button onClick={() => setNewName(undefined)}>{texts.cancel}</Button>
        </form>
      )}
      <p className={styles.size}>{texts.size(size)}</p>
      <div className={styles.actions}>
        <Link to="/make" search={{ collection: id }}>
          {texts.show}
        </Link>
        {canEdit && newName === undefined && <Button onClick={() => setNewName(name)}>{texts.rename}</Button>}
        {canEdit && (
          <ConfirmButton
            label={texts.remove}
            question={texts.confirmRemove}
            onConfirm={() => remove.mutate()}
          />
        )}
      </div>
      {remove.error && <StatusMessage tone="wrong" text={describeError(remove.error)} />}
    </header>
  );
}
