import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListedBankChange } from '../../api/schema.ts';
import { recoverFocus } from '../../browser/focus-page.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { formatTime } from '../../review/format-time.ts';
import { StatusMessage } from '../../review/status-message.tsx';
import styles from './changes-page.module.css';
import { importStrings } from './import-strings.ts';
import { changesQuery, undoChange } from './work-api.ts';
import { workStrings } from './work-strings.ts';

/** The newest changes of many questions; each can be undone, also long after it was made. */
export function ChangesPage() {
  const texts = workStrings.changes;
  usePageTitle(texts.title);
  const query = useQuery(changesQuery);
  return (
    <div className={styles.page}>
      <Link to="/make" className={styles.back}>
        <Icon name="back" size={16} />
        {importStrings.back}
      </Link>
      <h1>{texts.title}</h1>
      <p className={fieldStyles.hint}>{texts.lead}</p>
      {query.isPending && <Skeleton label={texts.loading} lines={3} />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.changes.length === 0 && (
        <Note icon="make" title={texts.empty}>
          <p>{texts.emptyAdvice}</p>
        </Note>
      )}
      <ol className={styles.list}>
        {query.data?.changes.map((change) => (
          <li key={change.id}>
            <ChangeRow change={change} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function ChangeRow({ change }: { change: ListedBankChange }) {
  const texts = workStrings.changes;
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => undoChange(change.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['bank'] });
      recoverFocus();
    },
  });
  return (
    <div className={styles.row}>
      <p>
        <b>{change.kind === 'export' ? '' : texts.kinds[change.kind](change.question_count)}</b>{' '}
        <span className={fieldStyles.hint}>
          {change.author} · <time dateTime={change.created_at}>{formatTime(change.created_at)}</time>
        </span>
      </p>
      {change.undone_at === null ? (
        <Button disabled={undo.isPending} onClick={() => undo.mutate()}>
          {workStrings.toast.undo}
        </Button>
      ) : (
        <span className={fieldStyles.hint}>{texts.undone}</span>
      )}
      {undo.data && (
        <StatusMessage
          tone="right"
          text={workStrings.toast.undone(undo.data.undone, undo.data.stale.length)}
        />
      )}
      {undo.error && <StatusMessage tone="wrong" text={describeError(undo.error)} />}
    </div>
  );
}
