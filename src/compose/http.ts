import { randomUUID } from 'node:crypto';
import { type Logger, pino } from 'pino';
import { systemClock } from '../adapters/clock/system-clock.ts';
import type { Database } from '../adapters/database/database.ts';
import { createQuestionBank } from '../adapters/database/question-bank.ts';
import { Fault } from '../domain/fault.ts';
import { localPrincipal } from '../domain/principal.ts';
import type { Settings } from '../domain/settings.ts';
import { createApp } from '../http/create-app.ts';
import { isLoopback, loopbackNames, urlOf } from '../http/loopback.ts';
import { startServer } from '../http/start-server.ts';
import { openDatabase } from './database.ts';
import { openDiagrams } from './diagrams.ts';
import { openGraphs } from './graphs.ts';
import { openReview } from './review.ts';
import { openRuns } from './runs.ts';

export type HousePlan = { readonly version: string; readonly webFolder: string };

export type OpenHouse = {
  readonly url: string;
  /** Finishes the requests in flight, interrupts runs, closes the database. */
  stop(): Promise<void>;
};

/** Opens everything and listens; what was opened is closed again when a later step fails. */
export async function openHouse(settings: Settings, plan: HousePlan): Promise<OpenHouse> {
  refuseStrangers(settings.host);
  const log = createLog(settings);
  const database = await openDatabase(settings);
  try {
    return await openOn(database, { settings, plan, log });
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
}

type OpenTools = { readonly settings: Settings; readonly plan: HousePlan; readonly log: Logger };

async function openOn(database: Database, { settings, plan, log }: OpenTools): Promise<OpenHouse> {
  const report = (thrown: unknown, runId?: string): void =>
    log.error({ err: thrown, run_id: runId }, 'background');
  const runs = await openRuns(database, report);
  const stopping = new AbortController();
  const graphs = openGraphs(database, { runs, report, keepDays: settings.threads.keepDays });
  const diagrams = openDiagrams();
  const { review, rag, close: closeReview } = openReview(database, settings.review);
  const tools = { clock: systemClock, newId: randomUUID, report };
  const app = await createApp({
    ...tools,
    ...plan,
    log,
    runs,
    graphs,
    diagrams,
    review,
    rag,
    bank: createQuestionBank(database),
    identify: async () => localPrincipal,
    hosts: loopbackNames(settings.host),
    stopping: stopping.signal,
  });
  try {
    const server = await startServer({
      ...tools,
      fetch: app.fetch,
      host: settings.host,
      port: settings.port,
    });
    return {
      url: urlOf(settings.host, server.port),
      async stop() {
        stopping.abort();
        await server.stop();
        await graphs.stop();
        await runs.close();
        await diagrams.close();
        await closeReview();
        await database.close();
      },
    };
  } catch (thrown) {
    await graphs.stop();
    await runs.close();
    throw thrown;
  }
}

/** Without keys nobody can be told apart, so only this machine is let in. */
function refuseStrangers(host: string): void {
  if (isLoopback(host)) return;
  throw new Fault(
    'not-allowed',
    `Listening on ${host} would let other machines in, and there is no way yet to tell who they are.`,
    { advice: 'Use --host 127.0.0.1; from another machine, reach it through `ssh -L 2024:127.0.0.1:2024`.' },
  );
}

/** One JSON object per line on standard error; requests are logged by route, without bodies, queries or headers. */
function createLog({ logLevel }: Settings): Logger {
  return pino(
    { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  );
}
