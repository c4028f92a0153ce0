import type { HttpTools } from '../http-tools.ts';

type ReadinessTools = Pick<HttpTools, 'bank' | 'stopping' | 'hasDiskSpace'>;

/** Finds whether the server can serve requests, and if not, why. */
export async function findReadiness({ bank, stopping, hasDiskSpace }: ReadinessTools) {
  if (stopping.aborted) return 'stopping' as const;
  if (!(await isAvailable(bank))) return 'database_down' as const;
  return (await hasDiskSpace()) ? ('ready' as const) : ('disk_full' as const);
}

/** A database that takes longer is not available; a probe must not wait for it. */
const MAX_DATABASE_MS = 1000;

async function isAvailable(bank: HttpTools['bank']): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), MAX_DATABASE_MS);
  const answer = bank.find('-').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout.promise]).finally(() => clearTimeout(timer));
}
