import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePrincipal } from '../api/use-principal.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { formatTime } from './format-time.ts';
import type { Lease } from './lease.ts';
import styles from './lease-note.module.css';
import { releaseItem } from './review-api.ts';
import { reviewStrings } from './review-strings.ts';

type NoteProps = { itemId: string; lease: Lease; onSkip: () => void };

/** Tells the reviewer that someone else has the item open; an admin may release it. */
export function LeaseNote({ itemId, lease, onSkip }: NoteProps) {
  const isAdmin = usePrincipal()?.roles.includes('admin') ?? false;
  const queryClient = useQueryClient();
  const release = useMutation({
    mutationFn: () => releaseItem(itemId, { force: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['review'] }),
  });
  if (lease.kind !== 'other') return null;
  return (
    <section className={`${styles.note} ${styles.locked}`} role="status">
      <Icon name="lock" size={18} />
      <div>
        <strong>{reviewStrings.lease.title(lease.holder)}</strong>
        <p>{reviewStrings.lease.advice(formatTime(lease.until))}</p>
      </div>
      {isAdmin && (
        <Button onClick={() => release.mutate()} disabled={release.isPending || release.isSuccess}>
          {release.isSuccess ? reviewStrings.lease.released : reviewStrings.lease.release}
        </Button>
      )}
      <Button onClick={onSkip}>{reviewStrings.item.next}</Button>
    </section>
  );
}
