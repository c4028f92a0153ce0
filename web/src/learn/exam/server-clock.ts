import { getResponse } from '../../api/client.ts';

/** A clock that follows the server's time. */
type ServerClock = {
  /** Milliseconds since the epoch; undefined before the first sync. */
  now(): number | undefined;
  /** Reads the time from the server. */
  sync(): Promise<void>;
};

/** The `Date` header has whole seconds, so the average error is half a second. */
const HALF_SECOND_MS = 500;

/**
 * Measures time from the last sync with `performance.now()`, so that changing the time of the computer has no effect.
 */
export function createServerClock(): ServerClock {
  let known: { readonly server: number; readonly at: number } | undefined;
  return {
    now: () => known && known.server + (performance.now() - known.at),
    async sync() {
      const sentAt = performance.now();
      const { headers } = await getResponse('/api/v1/principal');
      const server = Date.parse(headers.get('date') ?? '') + HALF_SECOND_MS;
      if (!Number.isNaN(server)) known = { server, at: (sentAt + performance.now()) / 2 };
    },
  };
}
