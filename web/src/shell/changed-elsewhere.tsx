import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OtherWindows } from '../browser/other-windows.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './changed-elsewhere.module.css';

/** How long the message stays, as long as an undo. */
const SHOWN_MS = 8000;

/** Loads the page's data again when another window has changed something, and says so if the page is affected. */
export function ChangedElsewhere({ windows }: { windows: OtherWindows }) {
  const queryClient = useQueryClient();
  const [isShown, setShown] = useState(false);
  useEffect(
    () =>
      windows.listen(() => {
        // A failed request leaves the page as it is; the page's own queries report it.
        refresh(queryClient).then(
          (hasChanged) => hasChanged && setShown(true),
          () => undefined,
        );
      }),
    [windows, queryClient],
  );
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  const texts = strings.changedElsewhere;
  return (
    <div role="status">
      {isShown && (
        <p className={styles.toast}>
          <Icon name="info" size={18} />
          <span>{texts.text}</span>
          <Button onClick={() => setShown(false)}>{texts.dismiss}</Button>
        </p>
      )}
    </div>
  );
}

/** Loads all data again that can change; returns whether what the page shows is different now. */
async function refresh(queryClient: QueryClient): Promise<boolean> {
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: canChange });
  const dataBefore = shown.map(({ state }) => state.data);
  await queryClient.invalidateQueries({ predicate: canChange });
  // Data that is equal to the data before is the same object.
  return shown.some(({ state }, index) => state.data !== dataBefore[index]);
}

/** Whether the data may differ the next time that it is loaded; typeset text, for example, stays the same. */
function canChange({ observers }: Query): boolean {
  return observers.every(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY);
}
