import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import { useDesk } from './desk-context.ts';
import { claimItem, type OpenItem, releaseItem } from './review-api.ts';
import { itemKey } from './review-queries.ts';
import { isDecided } from './sent-decision.ts';

export type Lease =
  | { readonly kind: 'asking' }
  | { readonly kind: 'yours' }
  | { readonly kind: 'held'; readonly holder: string; readonly until: string }
  /** Decided already, or the server does not answer: nothing to hold. */
  | { readonly kind: 'none' };

const ASK_AGAIN_MS = 10_000;
const MIN_MS = 5_000;

/** Takes the item while it is open, keeps it as long as it is, and gives it back on leaving. */
export function useLease(id: string, isPending: boolean): Lease {
  const queries = useQueryClient();
  const desk = useDesk();
  const [lease, setLease] = useState<Lease>({ kind: 'asking' });

  useEffect(() => {
    if (!isPending) {
      setLease({ kind: 'none' });
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    let isOurs = false;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      const answer = await claimItem(id).catch((error: unknown) => error);
      if (left) {
        // The claim came through after the person had gone on.
        if (isOpen(answer) && !desk.openItems.has(id)) void releaseItem(id).catch(() => undefined);
        return;
      }
      const got = leaseFrom(answer);
      isOurs = got.kind === 'yours';
      setLease(got);
      if (isOpen(answer)) queries.setQueryData(itemKey(id), answer);
      timer = setTimeout(ask, isOpen(answer) ? renewalOf(answer) : ASK_AGAIN_MS);
    };
    const giveBack = (): void => {
      const decided = desk.read().decisions.some((one) => one.itemId === id && isDecided(one));
      if (isOurs && !decided) void releaseItem(id).catch(() => undefined);
      isOurs = false;
    };
    const takeAgain = (event: PageTransitionEvent): void => {
      if (event.persisted) void ask();
    };
    setLease({ kind: 'asking' });
    desk.openItems.add(id);
    void ask();
    window.addEventListener('pagehide', giveBack);
    window.addEventListener('pageshow', takeAgain);
    return () => {
      left = true;
      desk.openItems.delete(id);
      clearTimeout(timer);
      window.removeEventListener('pagehide', giveBack);
      window.removeEventListener('pageshow', takeAgain);
      giveBack();
    };
  }, [id, isPending, desk, queries]);
  return lease;
}

function isOpen(answer: unknown): answer is OpenItem {
  return typeof answer === 'object' && answer !== null && 'record' in answer;
}

function leaseFrom(answer: unknown): Lease {
  if (isOpen(answer)) return { kind: 'yours' };
  if (!(answer instanceof ApiError) || answer.facts.reason !== 'held') return { kind: 'none' };
  return {
    kind: 'held',
    holder: String(answer.facts.lease_holder ?? ''),
    until: String(answer.facts.lease_until ?? ''),
  };
}

/** Well before the lease ends. */
function renewalOf({ record }: OpenItem): number {
  const left = Date.parse(record.claimed_until ?? '') - Date.now();
  return Number.isNaN(left) ? ASK_AGAIN_MS : Math.max(MIN_MS, left / 3);
}
