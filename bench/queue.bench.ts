import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExampleIndex } from '../src/adapters/database/examples/example-index.ts';
import { createReviewQueue } from '../src/adapters/database/review-queue/review-queue.ts';
import { openSqlite } from '../src/adapters/sqlite/open-sqlite.ts';
import { openServer } from '../src/compose/http.ts';
import { openReview } from '../src/compose/review.ts';
import { Settings } from '../src/domain/settings.ts';
import { median } from './median.ts';
import { fillExamples, fillItems } from './queue/fill-queue.ts';
import { openRawQueue, type RawQueue } from './queue/raw-queue.ts';
import { type Load, measureLoad } from './queue/request-load.ts';

const ITEMS = 1_000_000;
const EXAMPLES = ITEMS / 10;
const PAGE_SIZE = 20;
const PAGES = 2_000;
const DECISIONS = 500;
const SEARCHES = 400;
const ROUNDS = 5;

/** Compares the review queue with hand-written prepared statements on a copy of the same file. */
export const bench = {
  name: 'queue',
  run: async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'vbagent-bench-'));
    try {
      return await measureIn(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureIn(folder: string): Promise<string> {
  const path = join(folder, 'queue.db');
  await (await openSqlite(path)).close();
  fillItems(path, ITEMS);
  fillExamples(path, EXAMPLES);
  await copyFile(path, join(folder, 'raw.db'));
  const raw = openRawQueue(join(folder, 'raw.db'));
  const rows = [
    ...(await measurePages(path, raw)),
    ...(await measureHttp(path, raw, folder)),
    await measureDecisions(path, raw),
    await measureSearch(path),
  ];
  raw.close();
  return [
    `| ${ITEMS.toLocaleString('en')} items on SQLite | ours | by hand | cost |`,
    '|---|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

/** Percentiles in milliseconds. */
type Timings = {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Computed from the median. */
  readonly perSecond: number;
};

async function measurePages(path: string, raw: RawQueue): Promise<string[]> {
  const database = await openSqlite(path);
  const queue = createReviewQueue(database);
  const filter = { status: 'pending_review' } as const;
  const cursorIndexes = Array.from({ length: PAGES }, () => Math.floor(Math.random() * 50));
  const cursors = await readCursors(raw);
  const getCursor = (cursorIndex: number) => cursors[cursorIndex % cursors.length] ?? { urgency: 0, seq: 0 };
  const [ours, byHand] = await timeAlternating(
    cursorIndexes,
    async (cursorIndex) => {
      const after = Buffer.from(JSON.stringify(getCursor(cursorIndex))).toString('base64url');
      await Promise.all([queue.list(filter, { limit: PAGE_SIZE, after }), queue.tally()]);
    },
    async (cursorIndex) => {
      const { urgency, seq } = getCursor(cursorIndex);
      raw.pageAfter(urgency, seq, PAGE_SIZE + 1);
      raw.count();
    },
  );
  await database.close();
  return [
    formatRow('page of 20 anywhere, per second', ours.perSecond, byHand.perSecond),
    `| page of 20 anywhere, p99 | ${formatMs(ours.p99)} | ${formatMs(byHand.p99)} | |`,
  ];
}

/** Reads cursors at positions spread over the whole queue. */
async function readCursors(raw: RawQueue): Promise<{ urgency: number; seq: number }[]> {
  const cursors: { urgency: number; seq: number }[] = [{ urgency: 0, seq: 0 }];
  for (let step = 1; step < 50; step++) {
    const [firstRow] = raw.pageAfter((30 + (50 * step) / 50) * 1e10, 0, 1);
    if (firstRow) cursors.push({ urgency: Number(firstRow.urgency), seq: Number(firstRow.seq) });
  }
  return cursors;
}

async function measureHttp(path: string, raw: RawQueue, folder: string): Promise<string[]> {
  const settings = Settings.parse({ database: path, port: 0, logLevel: 'error' });
  const server = await openServer(settings, { version: '0.0.0', webFolder: join(folder, 'web') });
  const bareServer = await openBareServer(raw);
  const ours: Load[] = [];
  const byHand: Load[] = [];
  try {
    // The servers alternate, so that other load on the machine affects both equally.
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await measureLoad(Number(new URL(server.url).port), '/api/v1/review/queue'));
      byHand.push(await measureLoad(bareServer.port, '/'));
    }
  } finally {
    bareServer.close();
    await server.stop();
  }
  const [ourRate, bareRate] = [ours, byHand]
    .map((loads) => loads.map(({ perSecond }) => perSecond))
    .map(median);
  const [cpu, bareCpu] = [ours, byHand].map((loads) => median(loads.map(({ cpuMicros }) => cpuMicros)));
  return [
    formatRow('page of 20 over HTTP, per second', ourRate ?? 0, bareRate ?? 0),
    `| page of 20 over HTTP, CPU of the server | ${cpu?.toFixed(0)} µs | ${bareCpu?.toFixed(0)} µs | ${((cpu ?? 0) / (bareCpu ?? 1)).toFixed(2)}× |`,
  ];
}

/** Opens the baseline: a `node:http` server that runs the raw query. */
async function openBareServer(raw: RawQueue): Promise<{ port: number; close(): void }> {
  const server = createServer((_request, response) => {
    const page = raw.page(PAGE_SIZE + 1).slice(0, PAGE_SIZE);
    response
      .writeHead(200, { 'content-type': 'application/json', 'x-total-count': String(raw.count()) })
      .end(JSON.stringify(page));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare server has no port');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { port: address.port, close };
}

async function measureDecisions(path: string, raw: RawQueue): Promise<string> {
  const database = await openSqlite(path);
  const { review, close } = openReview(database, Settings.parse({}).review);
  const decisionNumbers = Array.from({ length: DECISIONS }, (_, n) => n);
  const [ours, byHand] = await timeAlternating(
    decisionNumbers,
    async () => {
      const item = await review.claimNext({}, 'bench');
      const itemId = item?.id ?? '';
      await review.processReviewDecision({ itemId, decision: 'APPROVE', reviewer: 'bench' });
    },
    async () => raw.claimAndDecide('bench'),
  );
  await close();
  await database.close();
  return formatRow('claim and decide, per second', ours.perSecond, byHand.perSecond);
}

async function measureSearch(path: string): Promise<string> {
  const database = await openSqlite(path);
  const index = createExampleIndex(database);
  const questions = Array.from({ length: SEARCHES }, (_, n) =>
    n % 4 === 0
      ? 'all orders that platypus breeders made in a month'
      : `Show the refunds by season of customer ${(n * 37) % 5000} in ${2000 + (n % 25)}`,
  );
  const [first] = await index.search({ text: questions[0] ?? '', limit: 5 });
  const isFound = first?.example.nlQuery.includes('platypus') === true;
  const before = process.threadCpuUsage();
  const timings = await timeEach(questions, (text) => index.search({ text, limit: 5 }));
  const { user, system } = process.threadCpuUsage(before);
  const cpu = (user + system) / 1000 / SEARCHES;
  await database.close();
  return `| search of ${EXAMPLES.toLocaleString('en')} examples: CPU ${formatMs(cpu)} each, p50 ${formatMs(timings.p50)}, p95 | ${formatMs(timings.p95)} | | ${isFound ? 'the relevant example is found behind 10,000 newer ones' : 'the relevant example is NOT found'} |`;
}

type Work<T> = (input: T) => Promise<unknown>;

/** Alternates between the two for each input, so that other load on the machine affects both equally. */
async function timeAlternating<T>(
  inputs: readonly T[],
  ours: Work<T>,
  byHand: Work<T>,
): Promise<[Timings, Timings]> {
  const times: [number[], number[]] = [[], []];
  for (const input of inputs) {
    times[0].push(await measureMs(() => ours(input)));
    times[1].push(await measureMs(() => byHand(input)));
  }
  return [summarise(times[0]), summarise(times[1])];
}

async function timeEach<T>(inputs: readonly T[], work: Work<T>): Promise<Timings> {
  const times: number[] = [];
  for (const input of inputs) times.push(await measureMs(() => work(input)));
  return summarise(times);
}

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Summarises the times without the first tenth, which is the warm-up. */
function summarise(all: readonly number[]): Timings {
  const times = all.slice(Math.ceil(all.length / 10));
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (fraction: number): number => sorted[Math.floor(fraction * (sorted.length - 1))] ?? 0;
  return {
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    perSecond: 1000 / percentile(0.5),
  };
}

function formatRow(name: string, ours: number, byHand: number): string {
  const cost = (byHand / ours).toFixed(2);
  return `| ${name} | ${Math.round(ours).toLocaleString('en')} | ${Math.round(byHand).toLocaleString('en')} | ${cost}× |`;
}

function formatMs(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`;
}
