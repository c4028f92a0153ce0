import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { BankQuestion, Collection } from '../../api/schema.ts';
import { kindName } from '../../bank/kind-name.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import { Icon } from '../../design/icon.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { SuperscriptText } from '../../design/superscript-text.tsx';
import { addToCollection, getMembers, orderCollection, takeFromCollection } from './collection-api.ts';
import { collectionStrings as texts } from './collection-strings.ts';
import styles from './collections.module.css';

type ListProps = { collection: Collection; canEdit: boolean };

/** The questions of a collection with buttons that move them and take them out; both can be undone. */
export function MemberList({ collection, canEdit }: ListProps) {
  const { id } = collection;
  const list = useRef<HTMLOListElement>(null);
  const query = useInfiniteQuery({
    queryKey: ['bank', 'members', id],
    queryFn: ({ pageParam, signal }) => getMembers(id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const loaded = query.data?.pages.flatMap((page) => page.questions) ?? [];
  const { rows, status, move, take, putBack, taken, error } = useChanges(collection, loaded);
  const focused = useRef<{ id: string; button: string }>(undefined);
  // A moved row keeps the focus on the button that moved it, if it still can be pressed.
  useEffect(() => {
    if (focused.current === undefined) return;
    const { id: moved, button } = focused.current;
    const row = list.current?.querySelector(`[data-id="${CSS.escape(moved)}"]`);
    const pressed = row?.querySelector<HTMLElement>(`button[data-move="${button}"]:not(:disabled)`);
    (pressed ?? row?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
    focused.current = undefined;
  });
  if (query.isPending) return <Skeleton label={texts.loading} lines={5} />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <div role="status" className={styles.status}>
        {error ? describeError(error) : status}
        {taken && <Button onClick={putBack}>{texts.putBack}</Button>}
      </div>
      <ol className={styles.members} ref={list}>
        {rows.map((row, index) => (
          <Member
            key={row.id}
            row={row}
            place={index + 1}
            {...(canEdit && {
              onUp: index > 0 ? () => move(row.id, index - 1) : null,
              onDown: index < rows.length - 1 ? () => move(row.id, index + 1) : null,
              onTake: () => take(row.id),
              onPress: (button) => {
                focused.current = { id: row.id, button };
              },
            })}
          />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

/** The rows with the changes of the user, which are shown before the server has confirmed them. */
function useChanges({ id, size }: Collection, loaded: readonly BankQuestion[]) {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState<readonly string[]>();
  const [status, setStatus] = useState('');
  const [taken, setTaken] = useState<{ id: string; order: readonly string[] }>();
  const change = useMutation({
    mutationFn: async (work: () => Promise<unknown>) => work(),
    // Changes run one after another, so that the last order is the one that is stored.
    scope: { id: `collection-${id}` },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['bank', 'members', id] });
      await queryClient.invalidateQueries({ queryKey: ['bank', 'collections'] });
      if (queryClient.isMutating() === 0) setOrder(undefined);
    },
  });
  const rowById = new Map(loaded.map((row) => [row.id, row]));
  const ids = order ?? loaded.map((row) => row.id);
  return {
    rows: ids.flatMap((each) => rowById.get(each) ?? []),
    status,
    taken,
    error: change.error,
    move(moved: string, place: number) {
      const changed = ids.filter((each) => each !== moved).toSpliced(place, 0, moved);
      setOrder(changed);
      setTaken(undefined);
      setStatus(texts.moved(place + 1, size));
      change.mutate(() => orderCollection(id, changed));
    },
    take(removed: string) {
      setOrder(ids.filter((each) => each !== removed));
      setTaken({ id: removed, order: ids });
      setStatus(texts.taken);
      change.mutate(() => takeFromCollection(id, [removed]));
    },
    putBack() {
      if (taken === undefined) return;
      setTaken(undefined);
      setStatus('');
      change.mutate(async () => {
        await addToCollection(id, [taken.id]);
        await orderCollection(id, taken.order);
      });
    },
  };
}

type MemberProps = {
  row: BankQuestion;
  place: number;
  /** Null at the end of the list; absent for readers. */
  onUp?: (() => void) | null;
  onDown?: (() => void) | null;
  onTake?: () => void;
  onPress?: (button: 'up' | 'down') => void;
};

function Member({ row, place, onUp, onDown, onTake, onPress }: MemberProps) {
  const name = row.text.slice(0, 60);
  const press = (button: 'up' | 'down', action: (() => void) | null) => () => {
    onPress?.(button);
    action?.();
  };
  return (
    <li className={styles.member} data-id={row.id}>
      <span className={styles.place}>{place}</span>
      <Link to="/make/questions/$id" params={{ id: row.id }} className={styles.entry}>
        <span className={styles.text}>
          <SuperscriptText text={row.text} />
        </span>
        <span className={styles.facts}>
          <Badge>{kindName(row.kind)}</Badge>
          {[row.subject, row.level, row.topic].filter(Boolean).join(' · ')}
        </span>
      </Link>
      {onTake && onUp !== undefined && onDown !== undefined && (
        <span className={styles.buttons}>
          <Button
            aria-label={texts.up(name)}
            data-move="up"
            disabled={onUp === null}
            onClick={press('up', onUp)}
          >
            <Icon name="up" size={16} />
          </Button>
          <Button
            aria-label={texts.down(name)}
            data-move="down"
            disabled={onDown === null}
            onClick={press('down', onDown)}
          >
            <Icon name="down" size={16} />
          </Button>
          <Button aria-label={texts.take(name)} onClick={onTake}>
            <Icon name="close" size={16} />
          </Button>
        </span>
      )}
    </li>
  );
}
