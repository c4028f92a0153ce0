import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Badge } from '../design/badge.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useKeys } from '../design/use-keys.ts';
import { reviewStrings } from '../review-strings.ts';
import { ActionBar } from './action-bar.tsx';
import { DecidedBar } from './decided-bar.tsx';
import { useDesk, useDeskState } from './desk-context.ts';
import { DraftNote } from './draft-note.tsx';
import { readDraft } from './drafts.ts';
import { HeldNote } from './held-note.tsx';
import styles from './item-page.module.css';
import { ItemPaper } from './item-paper.tsx';
import { ItemSide } from './item-side.tsx';
import { ReasonBadge } from './reason-badge.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { DecisionOrder, OpenItem } from './review-api.ts';
import { itemKey } from './review-queries.ts';
import { filterOf } from './review-search.ts';
import { isDecided } from './sent-decision.ts';
import { type Lease, useLease } from './use-lease.ts';
import type { Neighbours } from './use-neighbours.ts';

const loadCorrectionPane = () => import('./correction-pane.tsx');
const CorrectionPane = lazy(async () => ({ default: (await loadCorrectionPane()).CorrectionPane }));

/** Once the item is read, the editor is the likeliest thing to be wanted. */
const READING_MS = 1500;

/** So soon after a decision, the desk chose the item and not the person. */
const LED_MS = 1500;

type ViewProps = { open: OpenItem; neighbours: Neighbours };

/** The item as it lies on the desk: the text to judge, what is known about it, and what can be done with it. */
export function OpenItemView({ open, neighbours }: ViewProps) {
  const { item, record } = open;
  const { decisions } = useDeskState();
  const isPending =
    item.status === 'pending_review' && !decisions.some((one) => one.itemId === item.id && isDecided(one));
  const lease = useLease(item.id, isPending);
  const isEditing = useSearch({ from: '/review/items/$id' }).edit === true && isPending;
  const [isRejecting, setRejecting] = useState(false);
  const { decide, skip, goOn, setEditing } = useActions(open, neighbours);
  useGoOnWhenHeld(lease, goOn);
  useEditorAhead();

  const canDecide = isPending && lease.kind !== 'held' && !isEditing;
  useKeys({
    a: canDecide ? () => decide({ decision: 'APPROVE' }) : undefined,
    r: canDecide ? () => setRejecting(true) : undefined,
    e: canDecide ? () => setEditing(true) : undefined,
    s: isPending && !isEditing ? skip : undefined,
  });
  return (
    <div className={styles.columns} data-editing={isEditing ? true : undefined}>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1 className="visually-hidden">{record.text || item.id}</h1>
          <p className={styles.facts}>
            <ReasonBadge reason={record.reason_for_review} />
            <Badge>{item.provider_id}</Badge>
            {!isPending && <Badge>{reviewStrings.statuses[item.status]}</Badge>}
          </p>
        </header>
        <HeldNote lease={lease} onSkip={skip} />
        {isEditing ? (
          <Suspense fallback={<Skeleton label={reviewStrings.edit.loading} lines={4} />}>
            <CorrectionPane
              open={open}
              onSave={(text, note) =>
                decide({ decision: 'CORRECT', correctedQuery: text, feedback: note || undefined })
              }
              onClose={() => setEditing(false)}
            />
          </Suspense>
        ) : (
          <>
            {canDecide && <DraftNote draft={readDraft(item.id)} onOpen={() => setEditing(true)} />}
            <ItemPaper open={open} />
          </>
        )}
        {canDecide && (
          <ActionBar
            onApprove={() => decide({ decision: 'APPROVE' })}
            onReject={() => setRejecting(true)}
            onEdit={() => setEditing(true)}
            onSkip={skip}
          />
        )}
        {!isPending && <DecidedBar open={open} />}
        {isRejecting && (
          <RejectDialog
            onClose={() => setRejecting(false)}
            onReject={(reason) => decide({ decision: 'REJECT', feedback: reason || undefined })}
          />
        )}
      </div>
      {!isEditing && <ItemSide open={open} onEdit={canDecide ? () => setEditing(true) : undefined} />}
    </div>
  );
}

function useEditorAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadCorrectionPane().catch(() => undefined), READING_MS);
    return () => clearTimeout(timer);
  }, []);
}

function useActions({ item, record, version }: OpenItem, { open }: Neighbours) {
  const desk = useDesk();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const goOn = (said: string) => {
    desk.noteLed();
    const next = open && queries.getQueryData<OpenItem>(itemKey(open));
    const { announce } = reviewStrings;
    const ahead = open === undefined ? announce.nothingLeft : next ? announce.next(next.record.text) : '';
    desk.announce(`${said} ${ahead}`);
    if (open === undefined) void navigate({ to: '/review', search: (old) => filterOf(old) });
    else void navigate({ to: '/review/items/$id', params: { id: open }, search: (old) => filterOf(old) });
  };
  return {
    goOn,
    decide: (order: DecisionOrder) => {
      void desk.decide({ ...order, itemId: item.id, title: record.text || item.id, version });
      goOn(`${reviewStrings.decisions[order.decision]}.`);
    },
    skip: () => {
      desk.skip(item.id);
      goOn(reviewStrings.announce.skipped);
    },
    setEditing: (edit: boolean) =>
      void navigate({
        to: '/review/items/$id',
        params: { id: item.id },
        search: (old) => ({ ...filterOf(old), ...(edit && { edit: true as const }) }),
      }),
  };
}

/** Who was led here by his last decision is led past an item that somebody else opened in the meantime. */
function useGoOnWhenHeld(lease: Lease, goOn: (said: string) => void): void {
  const desk = useDesk();
  const [wasLed] = useState(() => Date.now() - desk.ledAt() < LED_MS);
  const isGone = useRef(false);
  useEffect(() => {
    if (lease.kind !== 'held' || !wasLed || isGone.current) return;
    isGone.current = true;
    goOn(reviewStrings.announce.movedOn(lease.holder));
  });
}
