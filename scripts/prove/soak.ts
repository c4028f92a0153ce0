import { setTimeout as sleep } from 'node:timers/promises';
import { type HostileServer, startHostileServer } from './hostile-requests/hostile-server.ts';
import { activities } from './soak/soak-users.ts';

const MINUTE_MS = 60_000;
const WARM_UP_MINUTES = 6;
const TOTAL_MINUTES = 20;
const USERS = 4;
/** The time that a user waits after each activity. */
const PAUSE_MS = 250;
const SAMPLE_MS = 5000;
/** The memory of the last minutes may exceed that after the warm-up by this share. */
const MAX_GROWTH = 0.1;
const COMPARED_MINUTES = 4;
const MEGABYTE = 2 ** 20;

type Sample = { readonly minute: number; readonly memory: number };

/** Checks that a server with mixed traffic neither leaks memory nor fails. */
export const proof = {
  name: 'soak',
  run: async (): Promise<string> => {
    const server = await startHostileServer();
    const countByStatus = new Map<number, number>();
    const samples: Sample[] = [];
    const startedAt = performance.now();
    const getMinute = (): number => (performance.now() - startedAt) / MINUTE_MS;
    try {
      const users = Array.from({ length: USERS }, (_, user) =>
        useServer(server, { user, countByStatus, isOver: () => getMinute() >= TOTAL_MINUTES }),
      );
      while (getMinute() < TOTAL_MINUTES) {
        samples.push({ minute: getMinute(), memory: server.readMemory() });
        await sleep(SAMPLE_MS);
      }
      await Promise.all(users);
    } finally {
      await server.stop();
    }
    return writeReport(samples, countByStatus);
  },
};

type UserOptions = {
  readonly user: number;
  readonly countByStatus: Map<number, number>;
  readonly isOver: () => boolean;
};

/** Does all activities in turns until the time is over; each user starts with another one. */
async function useServer(server: HostileServer, { user, countByStatus, isOver }: UserOptions): Promise<void> {
  for (let n = user * 4; !isOver(); n++) {
    const activity = activities[n % activities.length];
    for (const status of (await activity?.(server, n * USERS + user)) ?? [])
      countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1);
    await sleep(PAUSE_MS);
  }
}

function writeReport(samples: readonly Sample[], countByStatus: ReadonlyMap<number, number>): string {
  const early = median(
    samples.filter(({ minute }) => minute >= WARM_UP_MINUTES && minute < WARM_UP_MINUTES + COMPARED_MINUTES),
  );
  const late = median(samples.filter(({ minute }) => minute >= TOTAL_MINUTES - COMPARED_MINUTES));
  const growth = late / early - 1;
  const failures = [...countByStatus].filter(([status]) => status >= 500);
  const rows = Array.from({ length: TOTAL_MINUTES / 2 }, (_, index) => {
    const inRange = samples.filter(({ minute }) => Math.floor(minute / 2) === index);
    const peak = Math.max(...inRange.map(({ memory }) => memory));
    return `| ${index * 2}–${index * 2 + 2} | ${toMegabytes(median(inRange))} | ${toMegabytes(peak)} |`;
  });
  const statuses = [...countByStatus].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
  const report = [
    `${USERS} users practise, sit papers, follow event streams, sign in, upload, review and search for ${TOTAL_MINUTES} minutes. Responses: ${statuses.join(', ')}.`,
    '',
    `Median memory (RSS) of the minutes ${WARM_UP_MINUTES} to ${WARM_UP_MINUTES + COMPARED_MINUTES}: ${toMegabytes(early)} MB; of the last ${COMPARED_MINUTES}: ${toMegabytes(late)} MB (${(growth * 100).toFixed(1)}%; limit ${MAX_GROWTH * 100}%).`,
    '',
    '| minutes | median, MB | highest, MB |',
    '|---|--:|--:|',
    ...rows,
  ].join('\n');
  if (failures.length > 0 || growth > MAX_GROWTH) throw new Error(report);
  return report;
}

function median(samples: readonly Sample[]): number {
  const sorted = samples.map(({ memory }) => memory).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}
