import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { recoverFocus } from '../browser/focus-page.ts';
import { useShortcuts } from '../browser/use-shortcuts.ts';
import { Badge } from '../design/badge.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { ActionBar } from './action-bar.tsx';
import { readDraft } from './correction-drafts.ts';
import { DecidedBar } from './decided-bar.tsx';
import { DraftNote } from './draft-note.tsx';
import styles from './item-page.module.css';
import { ItemPaper } from './item-paper.tsx';
import { ItemPhoto } from './item-photo.tsx';
import { ItemSide } from './item-side.tsx';
import type { Lease } from './lease.ts';
import { LeaseNote } from './lease-note.tsx';
import { ReasonBadge } from './reason-badge.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { DecisionInput, OpenItem } from './review-api.ts';
import { useReviewState, useReviewStore } from './review-context.ts';
import { itemKey, useBackground } from './review-queries.ts';
import { getFilter } from './review-search.ts';
import { reviewStrings } from './review-strings.ts';
import { isDecided } from './sent-decision.ts';
import { StatusMessage } from './status-message.tsx';
import { useLease } from './use-lease.ts';
import type { Neighbours } from './use-neighbours.ts';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect. (`web/src/review/README.md`
// explains the names.)

const loadCorrectionPane = () => import('./correction-pane.tsx');
const CorrectionPane = lazy(async () => ({ default: (await loadCorrectionPane()).CorrectionPane }));

/** How long after an item opens the editor is loaded in the background. */
const EDITOR_PRELOAD_MS = 1500;

/** If an item opens this soon after a decision, the page opened it, not the reviewer. */
const AUTO_OPEN_MS = 1500;

type ViewProps = { openItem: OpenItem; neighbours: Neighbours };

/** One item: the text to review or its editor, the details beside it, and the decision buttons. */
export function OpenItemView({ openItem, neighbours }: ViewProps) {
  const { item } = openItem;
  const { decisions } = useReviewState();
  const isPending =
    item.status === 'pending_review' &&
    !decisions.some((decision) => decision.itemId === item.id && isDecided(decision));
  const lease = useLease(item.id, isPending);
  const isEditing = useSearch({ from: '/review/items/$id' }).edit === true && isPending;
  const [isRejecting, setRejecting] = useState(false);
  const { decide, skip, openNext, setEditing } = useActions(openItem, neighbours);
  useSkipWhenLocked(lease, openNext);
  usePreloadEditor();

  const canDecide = isPending && lease.kind !== 'other' && !isEditing;
  // The server decides whether the reviewer may approve their own work.
  const mayApprove = useBackground(item.id).data?.may_approve !== false;
  const approve = () => decide({ decision: 'APPROVE' });
  const edit = () => void setEditing(true);
  const reject = () => setRejecting(true);
  useShortcuts({
    a: canDecide && mayApprove ? approve : undefined,
    r: canDecide ? reject : undefined,
    e: canDecide && mayApprove ? edit : undefined,
    s: isPending && !isEditing ? skip : undefined,
  });
  return (
    <div className={styles.columns} data-editing={isEditing ? true : undefined}>
      <div className={styles.main}>
        <ItemHeader openItem={openItem} isPending={isPending} />
        <LeaseNote itemId={item.id} lease={lease} onSkip={skip} />
        {isEditing ? (
          <Suspense fallback={<Skeleton label={reviewStrings.edit.loading} lines={4} />}>
            <CorrectionPane
              openItem={openItem}
              onSave={(text, note) =>
                decide({ decision: 'CORRECT', correctedQuery: text, feedback: note || undefined })
              }
              onClose={() => void setEditing(false)}
            />
          </Suspense>
        ) : (
          <>
            {canDecide && <BeforePaper itemId={item.id} mayApprove={mayApprove} onEdit={edit} />}
            <ItemPhoto itemId={item.id} />
            <ItemPaper openItem={openItem} />
          </>
        )}
        {canDecide && (
          <ActionBar
            onReject={reject}
            onSkip={skip}
            {...(mayApprove && { onApprove: approve, onEdit: edit })}
          />
        )}
        {!isPending && <DecidedBar openItem={openItem} />}
        {isRejecting && (
          <RejectDialog
            onClose={() => setRejecting(false)}
            onReject={(reason) => decide({ decision: 'REJECT', feedback: reason || undefined })}
          />
        )}
      </div>
      {!isEditing && <ItemSide openItem={openItem} onEdit={canDecide && mayApprove ? edit : undefined} />}
    </div>
  );
}

type BeforeProps = { itemId: string; mayApprove: boolean; onEdit: () => void };

/** An unfinished correction of the reviewer, or why they may not approve the item. */
function BeforePaper({ itemId, mayApprove, onEdit }: BeforeProps) {
  if (!mayApprove) return <StatusMessage tone="partly" text={reviewStrings.item.ownWork} />;
  return <DraftNote draft={readDraft(itemId)} onOpen={onEdit} />;
}

function ItemHeader({ openItem: { item, record }, isPending }: { openItem: OpenItem; isPending: boolean }) {
  return (
    <header className={styles.head}>
      <h1 className="visually-hidden">{record.text || item.id}</h1>
      <p className={styles.facts}>
        <ReasonBadge reason={record.reason_for_review} />
        <Badge>{reviewStrings.sources[item.provider_id] ?? item.provider_id}</Badge>
        {!isPending && <Badge>{reviewStrings.statuses[item.status]}</Badge>}
      </p>
    </header>
  );
}

/** Loads the editor while the reviewer reads, so that Edit opens without delay. */
function usePreloadEditor(): void {
  useEffect(() => {
    // If loading fails, the editor is loaded when the reviewer opens it.
    const timer = setTimeout(() => void loadCorrectionPane().catch(() => undefined), EDITOR_PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The reviewer's actions on the item; each decision opens the next free item. */
function useActions({ item, record, version }: OpenItem, { nextFree }: Neighbours) {
  const store = useReviewStore();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const openNext = (message: string) => {
    store.recordAutoOpened();
    const nextItem = nextFree && queryClient.getQueryData<OpenItem>(itemKey(nextFree));
    const { announce } = reviewStrings;
    const nextMessage =
      nextFree === undefined ? announce.nothingLeft : nextItem ? announce.next(nextItem.record.text) : '';
    store.announce(`${message} ${nextMessage}`);
    if (nextFree === undefined) void navigate({ to: '/review', search: (old) => getFilter(old) });
    else
      void navigate({ to: '/review/items/$id', params: { id: nextFree }, search: (old) => getFilter(old) });
  };
  return {
    openNext,
    decide: (decisionInput: DecisionInput) => {
      void store.decide({ ...decisionInput, itemId: item.id, title: record.text || item.id, version });
      openNext(`${reviewStrings.decisions[decisionInput.decision]}.`);
    },
    skip: () => {
      store.skip(item.id);
      openNext(reviewStrings.announce.skipped);
    },
    setEditing: async (edit: boolean) => {
      await navigate({
        to: '/review/items/$id',
        params: { id: item.id },
        search: (old) => ({ ...getFilter(old), ...(edit && { edit: true as const }) }),
      });
      recoverFocus();
    },
  };
}

/** Opens the next item if the page itself opened this one and someone else has opened it in the meantime. */
function useSkipWhenLocked(lease: Lease, openNext: (message: string) => void): void {
  const store = useReviewStore();
  const [wasAutoOpened] = useState(() => Date.now() - store.getAutoOpenedAt() < AUTO_OPEN_MS);
  const hasSkipped = useRef(false);
  useEffect(() => {
    if (lease.kind !== 'other' || !wasAutoOpened || hasSkipped.current) return;
    hasSkipped.current = true;
    openNext(reviewStrings.announce.movedOn(lease.holder));
  });
}
