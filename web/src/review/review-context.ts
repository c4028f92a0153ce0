import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReviewState } from './review-state.ts';
import type { ReviewStore } from './review-store.ts';

export const ReviewStoreContext = createContext<ReviewStore | undefined>(undefined);

/** The review store of the surrounding `ReviewLayout`. */
export function useReviewStore(): ReviewStore {
  const store = useContext(ReviewStoreContext);
  if (store === undefined) throw new Error('useReviewStore must be used inside ReviewLayout');
  return store;
}

/** The current state of the review store; re-renders when it changes. */
export function useReviewState(): ReviewState {
  const store = useReviewStore();
  return useSyncExternalStore(store.subscribe, store.read);
}
