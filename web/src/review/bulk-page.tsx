import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { ReviewQueueItem } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { SuperscriptText } from '../design/superscript-text.tsx';
import styles from './bulk-page.module.css';
import { QueueFilters } from './queue-filters.tsx';
import { ReasonBadge } from './reason-badge.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { decideTogether, getItemFileUrl, reverseItem } from './review-api.ts';
import { useQueue } from './review-queries.ts';
import { getFilter } from './review-search.ts';
import { reviewStrings } from './review-strings.ts';

type BulkInput = { decision: 'APPROVE' | 'REJECT'; ids: readonly string[]; feedback: string };

/** Decides many items together: the reviewer filters the queue, ticks items and gives one decision and reason. */
export function BulkPage() {
  const texts = reviewStrings.bulk;
  usePageTitle(texts.title);
  const { status: _status, ...search } = getFilter(useSearch({ from: '/review/bulk' }));
  const navigate = useNavigate({ from: '/review/bulk' });
  const queue = useQueue(search);
  const rows = queue.data?.pages.flatMap((page) => page.rows) ?? [];
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => selectedIds.has(id));
  return (
    <div className={styles.page}>
      <header>
        <h1>{texts.title}</h1>
        <p className={fieldStyles.hint}>{texts.lead}</p>
      </header>
      <QueueFilters
        search={search}
        hasStatus={false}
        onChange={(next) => void navigate({ search: next, replace: true })}
      />
      <BulkForm ids={selected.map(({ id }) => id)} onDone={() => setSelectedIds(new Set())} />
      {queue.isPending && <Skeleton label={reviewStrings.loading} lines={5} />}
      {queue.isError && <ErrorNote error={queue.error} onRetry={() => queue.refetch()} />}
      {queue.isSuccess && rows.length === 0 && (
        <Note icon="review" title={reviewStrings.empty.title}>
          <p>{texts.empty}</p>
        </Note>
      )}
      {rows.length > 0 && <BulkRows rows={rows} selectedIds={selectedIds} onSelect={setSelectedIds} />}
      {queue.hasNextPage && (
        <Button onClick={() => queue.fetchNextPage()} disabled={queue.isFetchingNextPage}>
          {reviewStrings.more}
        </Button>
      )}
    </div>
  );
}

type RowsProps = {
  rows: readonly ReviewQueueItem[];
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
};

function BulkRows({ rows, selectedIds, onSelect }: RowsProps) {
  const texts = reviewStrings.bulk;
  const isAllSelected = rows.every(({ id }) => selectedIds.has(id));
  return (
    <section className={styles.list} aria-label={texts.items}>
      <label className={styles.row}>
        <input
          type="checkbox"
          checked={isAllSelected}
          onChange={() => onSelect(new Set(isAllSelected ? [] : rows.map(({ id }) => id)))}
        />
        {texts.selectAll(rows.length)}
      </label>
      {rows.map((row) => (
        <div key={row.id} className={styles.row}>
          <label className={styles.item}>
            <input
              type="checkbox"
              checked={selectedIds.has(row.id)}
              onChange={() => onSelect(selectedIds.symmetricDifference(new Set([row.id])))}
            />
            {row.has_photo && (
              <img className={styles.photo} src={getItemFileUrl(row.id, 'source')} alt="" loading="lazy" />
            )}
            <span className={styles.text}>
              <SuperscriptText text={row.text || row.user_input || row.id} />
            </span>
          </label>
          <span className={styles.facts}>
            <ReasonBadge reason={row.reason_for_review} />
            {reviewStrings.row.confidence(row.confidence_score)}
            <Link to="/review/items/$id" params={{ id: row.id }}>
              {texts.open}
            </Link>
          </span>
        </div>
      ))}
    </section>
  );
}

/** The decision on the ticked items, and afterwards its result with an undo. */
function BulkForm({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const texts = reviewStrings.bulk;
  const id = useId();
  const [feedback, setFeedback] = useState('');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['review'] });
  const decide = useMutation({
    mutationFn: ({ decision, ids: chosen, feedback: reason }: BulkInput) =>
      decideTogether({
        decision,
        filter: { ids: [...chosen] },
        limit: chosen.length,
        ...(reason && { feedback: reason }),
      }),
    onSuccess: () => {
      onDone();
      setFeedback('');
      undo.reset();
    },
    onSettled: refresh,
  });
  const undo = useMutation({
    mutationFn: async (decided: readonly string[]) => {
      const results = await Promise.allSettled(decided.map((item) => reverseItem(item, 'undo')));
      return results.filter(({ status }) => status === 'fulfilled').length;
    },
    onSettled: refresh,
  });
  const [isAskingReason, setAskingReason] = useState(false);
  const send = (decision: BulkInput['decision'], reason: string) =>
    decide.mutate({ decision, ids, feedback: reason.trim() });
  const decided = decide.data?.decided ?? [];
  const skippedCount = (decide.variables?.ids.length ?? 0) - decided.length;
  return (
    <section className={styles.form} aria-label={texts.decision}>
      <label className={fieldStyles.field} htmlFor={id}>
        <span className={fieldStyles.label}>{texts.reason}</span>
        <input
          id={id}
          value={feedback}
          maxLength={10_000}
          onChange={(event) => setFeedback(event.target.value)}
        />
      </label>
      <div className={styles.buttons}>
        <Button
          disabled={ids.length === 0 || decide.isPending}
          onClick={() => (feedback.trim() === '' ? setAskingReason(true) : send('REJECT', feedback))}
        >
          {texts.reject(ids.length)}
        </Button>
        <Button
          look="primary"
          disabled={ids.length === 0 || decide.isPending}
          onClick={() => send('APPROVE', feedback)}
        >
          {texts.approve(ids.length)}
        </Button>
      </div>
      {isAskingReason && (
        <RejectDialog
          onClose={() => setAskingReason(false)}
          onReject={(reason) => {
            setAskingReason(false);
            send('REJECT', reason);
          }}
        />
      )}
      {decide.isError && <p role="alert">{describeError(decide.error)}</p>}
      {decide.isSuccess && (
        <p role="status" className={styles.result}>
          {undo.isSuccess ? texts.undone(undo.data) : texts.decided(decided.length, skippedCount)}
          {!undo.isSuccess && decided.length > 0 && (
            <Button disabled={undo.isPending} onClick={() => undo.mutate(decided)}>
              {texts.undo}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}
