import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getRenewalDelay, isClaimedItem, LEASE_RETRY_MS, type Lease, toLease } from './lease.ts';
import { claimItem, releaseItem } from './review-api.ts';
import { useReviewStore } from './review-context.ts';
import { itemKey } from './review-queries.ts';
import { isDecided } from './sent-decision.ts';

/** Leases the item while its page is open, renews the lease, and releases it when the reviewer leaves. */
export function useLease(id: string, isPending: boolean): Lease {
  const queryClient = useQueryClient();
  const store = useReviewStore();
  const [lease, setLease] = useState<Lease>({ kind: 'requesting' });

  useEffect(() => {
    if (!isPending) {
      setLease({ kind: 'none' });
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    let isMine = false;
    const claim = async (): Promise<void> => {
      clearTimeout(timer);
      const result = await claimItem(id).catch((error: unknown) => error);
      if (hasLeft) {
        // The reviewer left while the request was running, so a successful claim is released.
        if (isClaimedItem(result) && !store.openItems.has(id)) void releaseItem(id).catch(() => undefined);
        return;
      }
      const newLease = toLease(result);
      isMine = newLease.kind === 'mine';
      setLease(newLease);
      if (isClaimedItem(result)) queryClient.setQueryData(itemKey(id), result);
      timer = setTimeout(claim, isClaimedItem(result) ? getRenewalDelay(result) : LEASE_RETRY_MS);
    };
    const release = (): void => {
      const { decisions } = store.read();
      const hasDecided = decisions.some((decision) => decision.itemId === id && isDecided(decision));
      // If the request fails, the lease ends by itself after a few minutes.
      if (isMine && !hasDecided) void releaseItem(id).catch(() => undefined);
      isMine = false;
    };
    // A page that is restored from the back/forward cache has released its lease before, so it claims the item again.
    const claimAgain = (event: PageTransitionEvent): void => {
      if (event.persisted) void claim();
    };
    setLease({ kind: 'requesting' });
    store.openItems.add(id);
    void claim();
    window.addEventListener('pagehide', release);
    window.addEventListener('pageshow', claimAgain);
    return () => {
      hasLeft = true;
      store.openItems.delete(id);
      clearTimeout(timer);
      window.removeEventListener('pagehide', release);
      window.removeEventListener('pageshow', claimAgain);
      release();
    };
  }, [id, isPending, store, queryClient]);
  return lease;
}
