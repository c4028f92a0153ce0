import { DEFAULT_INSTITUTION } from '../../domain/institution-id.ts';
import type { HttpTools } from '../http-tools.ts';
import { findReadiness } from '../system/find-readiness.ts';
import type { Metrics } from './metrics.ts';
import { toSample } from './to-sample.ts';

/** Adds the metrics of the server itself: build, readiness, disk, database connections and the newest backup. */
export function addServerMetrics(metrics: Metrics, tools: HttpTools): void {
  const { version, clock, access, readFreeSpace, readPool } = tools;
  metrics.gauge('vbagent_build_info', 'Always 1; the labels are the versions.', () => [
    { labels: { version, node: process.versions.node }, value: 1 },
  ]);
  metrics.gauge('server_ready', '1 if `/health/ready` returns 200, otherwise 0.', async () =>
    toSample((await findReadiness(tools)) === 'ready' ? 1 : 0),
  );
  metrics.gauge('disk_free_bytes', 'Free space on the disks of the database and the files.', async () =>
    Object.entries(await readFreeSpace()).map(([folder, value]) => ({ labels: { folder }, value })),
  );
  metrics.gauge('database_connections', 'Connections to PostgreSQL, and requests that wait for one.', () =>
    Object.entries(readPool?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  );
  metrics.gauge('backup_age_seconds', 'Age of the newest backup by `vbagent backup`.', async () => {
    const filter = { institution: DEFAULT_INSTITUTION, action: 'backed-up' } as const;
    const [newest] = (await access.audit.list(filter, { limit: 1 })).entries;
    return newest === undefined ? [] : toSample((clock.now().getTime() - Date.parse(newest.at)) / 1000);
  });
}
