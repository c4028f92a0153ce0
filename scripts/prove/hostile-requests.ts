import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../run-command.ts';
import { hostileRequests } from './hostile-requests/hostile-requests.ts';
import { formatRow, MAX_HEALTH_P99_MS, MAX_MEMORY_MB, mergeRows } from './hostile-requests/hostile-rows.ts';
import { startHostileServer } from './hostile-requests/hostile-server.ts';
import { type HostileRequest, measureRequest } from './hostile-requests/measure-request.ts';
import { warmUp } from './hostile-requests/practice-requests.ts';

/** Each request is repeated for at least this time. */
const MIN_MS = 4000;

/**
 * Checks that no single request stops the server for others: `/health` stays fast and the memory is limited.
 *
 * All requests take more than five minutes. `--only "upload,event streams"` measures only the requests whose names contain one of
 * these texts. The other rows of the page do not change. Each row states its commit, time and load.
 */
export const proof = {
  name: 'hostile-requests',
  run: async ({ only }: { readonly only?: string } = {}): Promise<string> => {
    const measured: string[] = [];
    for (const request of selectRequests(only)) {
      const row = await measureRow(request);
      measured.push(row);
      console.error(row);
    }
    const page = await readFile(join(projectRoot, 'docs/evidence/hostile-requests.md'), 'utf8').catch(
      () => '',
    );
    const names = hostileRequests.map(({ name }) => name);
    const { rows, missing, exceeding } = mergeRows(names, page, measured);
    if (missing.length + exceeding.length > 0) process.exitCode = 1;
    return [
      `${rows.length} of ${names.length} hostile requests, each sent again and again for four seconds to a server process of its own that has served ordinary requests before. Meanwhile another client calls \`/health\` every 20 ms; a delay counts with every call that it delays. *Before* is the same server in the four seconds before, without any other request: it shows what the machine itself delays. *Loop* is the delay of the server's event loop; *work* is the longest processor time that the event loop used at a stretch, which other programs on the machine do not change. Limits: 99% of the calls within ${MAX_HEALTH_P99_MS} ms, memory (RSS) below ${MAX_MEMORY_MB} MB.`,
      '',
      'The requests may be measured in several runs (`--only`). *Load* is the average number of running processes in the minute before each measurement; starting the server and its ordinary requests cause about 1 of it.',
      '',
      `Over a limit: ${exceeding.join('; ') || 'none'}. Not measured: ${missing.join('; ') || 'none'}.`,
      '',
      '| request | status | seconds | /health p99 before, ms | /health p99, ms | slowest, ms | loop p99 before, ms | loop p99, ms | work, ms | memory before, MB | memory, MB | load | commit | measured (UTC) |',
      '|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|---|',
      ...rows,
    ].join('\n');
  },
};

function selectRequests(only: string | undefined): readonly HostileRequest[] {
  if (only === undefined) return hostileRequests;
  const parts = only.split(',');
  return hostileRequests.filter(({ name }) => parts.some((part) => name.includes(part)));
}

async function measureRow(request: HostileRequest): Promise<string> {
  const load = loadavg()[0] ?? 0;
  const server = await startHostileServer();
  try {
    await warmUp(server);
    const measurement = await measureRequest(request, server, MIN_MS);
    return formatRow(measurement, { load, commit: findCommit(), at: new Date() });
  } finally {
    await server.stop();
  }
}

function findCommit(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', 'src') !== '';
  return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : '');
}
