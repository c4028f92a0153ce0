import { PgBoss } from 'pg-boss';

type RawBossJobs = { processJobs(hashes: readonly string[]): Promise<void>; close(): Promise<void> };

/** Opens the baseline: pg-boss alone. Several parallel loops fetch and complete the same messages. */
export async function openRawBossJobs(url: string, parallel: number): Promise<RawBossJobs> {
  const boss = new PgBoss({ connectionString: url, schema: 'raw_boss', schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue('raw', { policy: 'exclusive', heartbeatSeconds: 10 });
  const consume = async (): Promise<void> => {
    for (;;) {
      const [job] = await boss.fetch('raw');
      if (job === undefined) return;
      await boss.complete('raw', job);
    }
  };
  return {
    processJobs: async (hashes) => {
      const messages = hashes.map((hash, index) => ({
        data: { hash },
        singletonKey: hash,
        priority: -index,
      }));
      await boss.insert('raw', messages);
      await Promise.all(Array.from({ length: parallel }, consume));
    },
    close: () => boss.stop({ graceful: false }),
  };
}
