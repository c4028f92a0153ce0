import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openKeys } from '../../../src/compose/access.ts';
import { openStandaloneReview } from '../../../src/compose/review.ts';
import { Settings } from '../../../src/domain/settings.ts';
import {
  findFreePort,
  killProcess,
  type Reviewers,
  startReviewers,
  startServer,
  type Variables,
} from './processes.ts';
import { verifyDrain } from './verify-drain.ts';

// The items are SQL queries, as in the queue's specification; exam questions use the same queue.
// `src/domain/queue-item.ts` explains the names.

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
  /** Broken guarantees, one per line; empty if there are none. */
  readonly failures: readonly string[];
};

/**
 * Lets reviewers decide all items of a queue over HTTP while servers and reviewers are killed at random. Then it checks
 * the database.
 */
export async function drainQueue(plan: DrainPlan): Promise<DrainReport> {
  const settings = Settings.parse({ ...plan.settings });
  await fillQueue(settings, plan.items);
  const keys = await issueKeys(settings, plan.clients * plan.reviewersEach);
  const begin = performance.now();
  const result = await runWithKills(plan, keys);
  const seconds = (performance.now() - begin) / 1000;
  const failures = await verifyDrain(settings, { items: plan.items, acknowledged: result.acknowledged });
  const { serverKills, clientKills, acknowledged } = result;
  return { serverKills, clientKills, seconds, acknowledged: acknowledged.length, failures };
}

/** Adds review items: recorded turns of a text-to-SQL assistant with a low confidence. */
async function fillQueue(settings: Settings, items: number): Promise<void> {
  const { review, close } = await openStandaloneReview(settings);
  for (let index = 0; index < items; index++) {
    await review.recordTurn({
      turn: {
        turn_id: `drain-${index}`,
        provider_id: 'postgresql',
        user_input: `Show the orders of shop ${index}`,
        generated_query: `SELECT * FROM orders WHERE shop = ${index}`,
        confidence_score: (index % 70) / 100,
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
  for (let index = 0; index < count; index++) {
    const newKey = { user: `reviewer-${index}`, roles: ['expert'] as const, createdAt, expiresAt: null };
    secrets.push((await keys.issue(newKey)).secret);
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
  for (let index = 0; index < plan.servers; index++) ports.push(await findFreePort());
  const servers = await Promise.all(ports.map((port) => startServer(port, variables)));
  const keysByClient = Array.from({ length: plan.clients }, (_, index) =>
    keys.slice(index * plan.reviewersEach, (index + 1) * plan.reviewersEach),
  );
  const clients = keysByClient.map((clientKeys) => startReviewers({ ports, keys: clientKeys }));
  const acknowledged: string[] = [];
  let serverKills = 0;
  let clientKills = 0;
  try {
    while (clients.some(isWorking)) {
      await pause(randomInt(50, plan.maxPauseMs));
      const processIndex = randomInt(plan.servers + plan.clients);
      const server = servers[processIndex];
      if (server !== undefined) {
        await killProcess(server);
        serverKills++;
        servers[processIndex] = await startServer(ports[processIndex] ?? 0, variables);
        continue;
      }
      const clientIndex = processIndex - plan.servers;
      const client = clients[clientIndex];
      if (client === undefined || !isWorking(client)) continue;
      await killProcess(client.child);
      clientKills++;
      acknowledged.push(...client.acknowledged);
      clients[clientIndex] = startReviewers({ ports, keys: keysByClient[clientIndex] ?? [] });
    }
    for (const client of clients) acknowledged.push(...(await waitForEnd(client)));
  } finally {
    for (const child of [...servers, ...clients.map((client) => client.child)]) await killProcess(child);
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
