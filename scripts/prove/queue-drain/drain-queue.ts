import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openKeys } from '../../../src/compose/access.ts';
import { openStandaloneReview } from '../../../src/compose/review.ts';
import { Settings } from '../../../src/domain/settings.ts';
import {
  findFreePort,
  kill,
  type Reviewers,
  startReviewers,
  startServer,
  type Variables,
} from './processes.ts';
import { verifyDrain } from './verify-drain.ts';

type DrainPlan = {
  readonly settings: Pick<Settings, 'database' | 'databaseUrl'>;
  readonly items: number;
  readonly servers: number;
  /** The number of reviewer processes, and of reviewers in each. */
  readonly clients: number;
  readonly reviewersEach: number;
  /** The maximum time between two kills. */
  readonly maxPauseMs: number;
};

export type DrainReport = {
  readonly serverKills: number;
  readonly clientKills: number;
  readonly seconds: number;
  readonly acknowledged: number;
  /** Violated guarantees, one per line; empty if everything holds. */
  readonly problems: readonly string[];
};

/** Drains a queue over HTTP with reviewers while servers and reviewers are killed at random; then checks the database. */
export async function drainQueue(plan: DrainPlan): Promise<DrainReport> {
  const settings = Settings.parse({ ...plan.settings });
  await fillQueue(settings, plan.items);
  const keys = await issueKeys(settings, plan.clients * plan.reviewersEach);
  const begin = performance.now();
  const work = await runWithKills(plan, keys);
  const seconds = (performance.now() - begin) / 1000;
  const problems = await verifyDrain(settings, { items: plan.items, acknowledged: work.acknowledged });
  const { serverKills, clientKills, acknowledged } = work;
  return { serverKills, clientKills, seconds, acknowledged: acknowledged.length, problems };
}

async function fillQueue(settings: Settings, items: number): Promise<void> {
  const { review, close } = await openStandaloneReview(settings);
  for (let n = 0; n < items; n++) {
    await review.recordTurn({
      turn: {
        turn_id: `drain-${n}`,
        provider_id: 'postgresql',
        user_input: `Show the orders of shop ${n}`,
        generated_query: `SELECT * FROM orders WHERE shop = ${n}`,
        confidence_score: (n % 70) / 100,
        validation_status: 'valid',
        clarification_count: 0,
      },
      by: 'drain',
    });
  }
  await close();
}

async function issueKeys(settings: Settings, count: number): Promise<string[]> {
  const keys = await openKeys(settings);
  const createdAt = new Date().toISOString();
  const secrets: string[] = [];
  for (let n = 0; n < count; n++) {
    const order = { user: `reviewer-${n}`, roles: ['expert'] as const, createdAt, expiresAt: null };
    secrets.push((await keys.issue(order)).secret);
  }
  await keys.close();
  return secrets;
}

async function runWithKills(plan: DrainPlan, keys: readonly string[]) {
  const variables: Variables = {
    VBAGENT_DATABASE: plan.settings.database,
    DATABASE_URL: plan.settings.databaseUrl ?? '',
    VBAGENT_AUTH: 'keys',
    VBAGENT_RATE_LIMIT: '0',
    VBAGENT_LOG_LEVEL: 'error',
    // Items claimed by a killed reviewer become available again soon.
    VBAGENT_REVIEW_LEASE: '3',
  };
  const ports: number[] = [];
  for (let n = 0; n < plan.servers; n++) ports.push(await findFreePort());
  const servers = await Promise.all(ports.map((port) => startServer(port, variables)));
  const shares = Array.from({ length: plan.clients }, (_, index) =>
    keys.slice(index * plan.reviewersEach, (index + 1) * plan.reviewersEach),
  );
  const clients = shares.map((share) => startReviewers({ ports, keys: share }));
  const acknowledged: string[] = [];
  let serverKills = 0;
  let clientKills = 0;
  try {
    while (clients.some(isWorking)) {
      await pause(randomInt(50, plan.maxPauseMs));
      const victim = randomInt(plan.servers + plan.clients);
      const server = servers[victim];
      if (server !== undefined) {
        await kill(server);
        serverKills++;
        servers[victim] = await startServer(ports[victim] ?? 0, variables);
        continue;
      }
      const clientIndex = victim - plan.servers;
      const client = clients[clientIndex];
      if (client === undefined || !isWorking(client)) continue;
      await kill(client.child);
      clientKills++;
      acknowledged.push(...client.acknowledged);
      clients[clientIndex] = startReviewers({ ports, keys: shares[clientIndex] ?? [] });
    }
    for (const client of clients) acknowledged.push(...(await waitForEnd(client)));
  } finally {
    for (const child of [...servers, ...clients.map((client) => client.child)]) await kill(child);
  }
  return { acknowledged, serverKills, clientKills };
}

function isWorking({ child }: Reviewers): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function waitForEnd({ child, acknowledged }: Reviewers): Promise<string[]> {
  if (child.stdout !== null && !child.stdout.readableEnded) await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`reviewers ended with code ${child.exitCode}`);
  return acknowledged;
}
