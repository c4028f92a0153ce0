import { getAnswer } from '../../api/client.ts';

/** The server's time as this page knows it; undefined until the server has told it. */
export type ServerClock = {
  now(): number | undefined;
  /** Asks the server again. */
  sync(): Promise<void>;
};

/** The header tells whole seconds. */
const HALF_SECOND = 500;

/**
 * Counts on from what the server said by a clock that nobody can set, so that it keeps right when somebody changes the
 * time of the machine.
 */
export function createServerClock(): ServerClock {
  let known: { readonly server: number; readonly at: number } | undefined;
  return {
    now: () => known && known.server + (performance.now() - known.at),
    async sync() {
      const asked = performance.now();
      const { headers } = await getAnswer('/api/v1/principal');
      const server = Date.parse(headers.get('date') ?? '') + HALF_SECOND;
      if (!Number.isNaN(server)) known = { server, at: (asked + performance.now()) / 2 };
    },
  };
}
