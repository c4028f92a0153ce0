import { getResponse } from '../../api/client.ts';

/** A clock that shows the server's time. */
type ServerClock = {
  /** Milliseconds since the epoch; undefined before the first sync. */
  now(): number | undefined;
  /** Reads the time from the server. */
  sync(): Promise<void>;
};

/** The `Date` header has whole seconds, so the average error is half a second. */
const HALF_SECOND_MS = 500;

/** Creates a clock that adds the time since the last sync (`performance.now()`) to the server's time of that sync. */
export function createServerClock(): ServerClock {
  let lastSync: { readonly serverTime: number; readonly measuredAt: number } | undefined;
  return {
    now: () => lastSync && lastSync.serverTime + (performance.now() - lastSync.measuredAt),
    async sync() {
      const sentAt = performance.now();
      const { headers } = await getResponse('/api/v1/principal');
      const serverTime = Date.parse(headers.get('date') ?? '') + HALF_SECOND_MS;
      // The server read its clock about halfway between the request and the response.
      const measuredAt = (sentAt + performance.now()) / 2;
      if (!Number.isNaN(serverTime)) lastSync = { serverTime, measuredAt };
    },
  };
}
