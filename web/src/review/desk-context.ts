import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DeskState } from './desk-state.ts';
import type { Desk } from './desk-store.ts';

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('useDesk is for pages of the desk');
  return desk;
}

export function useDeskState(): DeskState {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, desk.read);
}
