import { useQuery } from '@tanstack/react-query';
import type { Session } from '../api/schema.ts';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Skeleton } from '../design/skeleton.tsx';
import { formatTime } from '../review/format-time.ts';
import { revokeSession, sessionsQuery, useAccessChange } from './access-queries.ts';
import { accessStrings } from './access-strings.ts';
import { describeDevice } from './describe-device.ts';
import styles from './settings-page.module.css';

/** The browsers in which the user is signed in; the user can end each session. */
export function SessionList() {
  const texts = accessStrings.sessions;
  const query = useQuery(sessionsQuery);
  return (
    <section className={styles.card}>
      <h2>{texts.title}</h2>
      <p className={fieldStyles.hint}>{texts.hint}</p>
      {query.isPending && <Skeleton label={accessStrings.loading} />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => query.refetch()} />}
      {query.data?.sessions.length === 0 && <p className={fieldStyles.hint}>{texts.none}</p>}
      <ul className={styles.rows}>
        {query.data?.sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}

/** One session, which can be ended. */
export function SessionRow({ session }: { session: Session }) {
  const texts = accessStrings.sessions;
  const end = useAccessChange(revokeSession);
  const { id, is_current: isCurrent, used_at: usedAt } = session;
  const device = describeDevice(session.device);
  return (
    <li className={styles.row}>
      <div>
        {device} {isCurrent && <Badge>{texts.current}</Badge>}
        <p className={fieldStyles.hint}>{texts.lastUsed(formatTime(usedAt))}</p>
      </div>
      {!isCurrent && (
        <Button aria-label={texts.endLabel(device)} disabled={end.isPending} onClick={() => end.mutate(id)}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
