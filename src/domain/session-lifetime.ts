const HOUR_MS = 3_600_000;

/** A session ends when it was not used for this time. */
const SESSION_IDLE_MS = 8 * HOUR_MS;
/** A session ends after this time, even when it is used. */
export const SESSION_MAX_MS = 30 * 24 * HOUR_MS;

/** Returns when a session that is used at `now` ends. */
export function findSessionEnd(createdAt: string, now: string): string {
  const end = Math.min(Date.parse(now) + SESSION_IDLE_MS, Date.parse(createdAt) + SESSION_MAX_MS);
  return new Date(end).toISOString();
}
