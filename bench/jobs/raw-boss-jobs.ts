import { PgBoss } from 'pg-boss';

export type RawBossJobs = { workOff(hashes: readonly string[]): Promise<void>; close(): Promise<void> };

/** pg-boss by itself: the same messages, fetched and completed one by one, several at once. */
export async function openRawBossJobs(url: string, parallel: number): Promise<RawBossJobs> {
  const boss = new PgBoss({ connectionString: url, schema: 'raw_boss', schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue('raw', { policy: 'exclusive', heartbeatSeconds: 10 });
  const takeOn = async (): Promise<void> => {
    for (;;) {
      const [job] = await boss.fetch('raw');
      if (job === undefined) return;
      await boss.complete('raw', job);
    }
  };
  return {
    workOff: async (hashes) => {
      const messages = hashes.map((hash, place) => ({
        data: { hash },
        singletonKey: hash,
        priority: -place,
      }));
      await boss.insert('raw', messages);
      await Promise.all(Array.from({ length: parallel }, takeOn));
    },
    close: () => boss.stop({ graceful: false }),
  };
}
