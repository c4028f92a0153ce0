import type { HttpTools } from '../http-tools.ts';

type ReadinessTools = Pick<HttpTools, 'bank' | 'stopping' | 'hasDiskSpace'>;

/** Finds whether the server can serve requests, and if not, why. */
export async function findReadiness({ bank, stopping, hasDiskSpace }: ReadinessTools) {
  if (stopping.aborted) return 'stopping' as const;
  if (!(await isAvailable(bank))) return 'database_down' as const;
  return (await hasDiskSpace()) ? ('ready' as const) : ('disk_full' as const);
}

async function isAvailable(bank: HttpTools['bank']): Promise<boolean> {
  return bank.find('-').then(
    () => true,
    () => false,
  );
}
