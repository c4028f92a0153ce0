import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { listInstitutionIds } from '../adapters/database/institutions/list-institution-ids.ts';
import { createDiskFiles } from '../adapters/files/create-disk-files.ts';
import { hasDiskSpace, readFreeSpace } from '../adapters/files/read-free-space.ts';
import { DEFAULT_INSTITUTION } from '../domain/institution-id.ts';
import type { Settings } from '../domain/settings.ts';
import { importSamples } from '../factory/intake/import-samples.ts';
import type { App } from '../http/app-env.ts';
import { createApp } from '../http/create-app.ts';
import { createLog } from '../http/create-log.ts';
import { createIdentify } from '../http/guards/create-identify.ts';
import { requireUsableKey } from '../http/guards/require-usable-key.ts';
import { identifyOnce, routeByInstitution } from '../http/institutions/route-by-institution.ts';
import { formatUrl, isLoopback, listLoopbackNames } from '../http/loopback.ts';
import { startServer } from '../http/start-server.ts';
import { readBundle } from '../http/web/read-bundle.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { PrintDependencies } from '../practice/exam/print-pdf.ts';
import type { PracticeLog } from '../practice/practice-log.ts';
import type { GraphEntry } from '../runs/graphs/graph-catalogue.ts';
import { createAgentThreads } from './agent-threads.ts';
import { openDatabase } from './database.ts';
import { openDiagrams } from './diagrams.ts';
import { openPrinters } from './exam.ts';
import { createInstitutionApps, type InstitutionApps } from './institution-apps.ts';
import { openInstitution } from './institution-services.ts';
import { createServerInterchange, openFormatEngines } from './interchange.ts';
import { checkProviders, openAccess } from './sign-in.ts';
import { createTextThreads } from './text-threads.ts';

type ServerOptions = {
  readonly version: string;
  readonly webFolder: string;
  /** The folder of the sample questions; without it, the front page imports none. */
  readonly samplesFolder?: string;
  /** Replaces the product's own graphs. */
  readonly graphEntries?: Readonly<Record<string, GraphEntry>>;
  /** Replaces the TikZ renderer of this machine. */
  readonly diagrams?: DiagramRenderer;
  /** Replaces the PDF printers of this machine. */
  readonly printers?: PrintDependencies;
  /** The process environment, for finding the programs that print PDFs. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
  /** Replaces the deadline of one text task. */
  readonly textTimeoutMs?: number;
  /** How long a process keeps its runs after its last heartbeat. */
  readonly leaseMs?: number;
  /** Replaces the random source of the seeds of practice. */
  readonly newSeed?: () => number;
};

type OpenServer = {
  readonly url: string;
  /** Finishes running requests, releases runs, and closes everything that was opened. */
  stop(): Promise<void>;
};

/** Opens the database and everything the routes need, and listens. If a step fails, everything that was opened is closed. */
export async function openServer(settings: Settings, options: ServerOptions): Promise<OpenServer> {
  // Disposal runs in reverse order: the server stops first and the database closes last.
  await using resources = new AsyncDisposableStack();
  const database = await openDatabase({ ...settings, institution: DEFAULT_INSTITUTION });
  resources.defer(() => database.close());
  const allowsLocalUser = isForLocalUser(settings);
  await checkProviders(settings.oidc, database);
  const access = openAccess(database, settings.oidc);
  if (!allowsLocalUser && settings.oidc.length === 0) await requireUsableKey(access.keys, systemClock);

  const log = createLog(settings);
  const report = (thrown: unknown, runId?: string): void =>
    log.error({ err: thrown, run_id: runId }, 'background');
  const shared = openShared(options, resources);
  const stopping = new AbortController();
  const { host, port, rateLimit, trustedProxies, publicUrl } = settings;
  const tools = {
    ...options,
    ...shared,
    bundle: await readBundle(options.webFolder),
    clock: systemClock,
    newId: randomUUID,
    report,
    log,
    access,
    identify: identifyOnce(createIdentify({ access, clock: systemClock, allowsLocalUser })),
    // Any host name is safe where callers send a key in a header: DNS rebinding cannot add that header.
    hosts: allowsLocalUser ? listLoopbackNames(host) : ('any' as const),
    rateLimit,
    trustedProxies,
    publicUrl,
    stopping: stopping.signal,
    hasDiskSpace: () => hasDiskSpace(listDataFolders(settings)),
    readFreeSpace: () => readFreeSpace(listDataFolders(settings)),
    readPool: database.readPool,
  };
  const apps = createInstitutionApps(async (id) => {
    const logPractice: PracticeLog = (message, facts) => log.debug({ ...facts, institution: id }, message);
    const sources = {
      ...options,
      ...shared,
      settings,
      report,
      logPractice,
      database: database.forInstitution(id),
    };
    const { services, close } = await openInstitution(sources);
    const addSamples = createSampleImport(services.bank, options.samplesFolder);
    return { app: await createApp({ ...tools, ...services, importSamples: addSamples }), close };
  });
  resources.defer(apps.close);
  await openAll(apps, await listInstitutionIds(database.allInstitutions), report);
  const router = routeByInstitution({ ...tools, openApp: apps.open });
  const server = await startServer({ ...tools, fetch: router.fetch, host, port });
  resources.defer(() => server.stop());
  resources.defer(() => stopping.abort());
  const openResources = resources.move();
  return { url: formatUrl(host, server.port), stop: () => openResources.disposeAsync() };
}

/** Creates the function that fills an empty bank with samples; without a folder it imports none. */
function createSampleImport(bank: QuestionBank, samplesFolder: string | undefined): () => Promise<number> {
  const files = createDiskFiles(process.stdin);
  return async () =>
    samplesFolder === undefined
      ? 0
      : importSamples({ bank, files, engines: openFormatEngines(), samplesFolder, now: systemClock.now });
}

/** Opens what all institutions share; none of it stores data. */
function openShared(options: ServerOptions, resources: AsyncDisposableStack) {
  const printing = options.printers ?? openPrinters(options.variables ?? {});
  resources.defer(() => printing.pdf.close());
  const { runTextTask, close } = createTextThreads(options.textTimeoutMs);
  resources.defer(close);
  const diagrams = options.diagrams ?? openDiagrams();
  resources.defer(() => diagrams.close());
  const agentThreads = createAgentThreads(runTextTask);
  return { printing, runTextTask, agentThreads, diagrams, interchange: createServerInterchange(diagrams) };
}

/** Opens every institution at the start, so that the runs of each are resumed. Only a failure of `default` stops the server. */
async function openAll(
  { open }: InstitutionApps<App>,
  institutions: readonly string[],
  report: (thrown: unknown) => void,
): Promise<void> {
  await open(DEFAULT_INSTITUTION);
  await Promise.all(institutions.map((id) => open(id).catch(report)));
}

/**
 * Checks whether callers on this machine need no key: on a loopback address, unless a proxy on this machine forwards
 * requests of others, or people sign in with a provider.
 */
function isForLocalUser({ auth, host, trustedProxies, publicUrl, oidc }: Settings): boolean {
  const servesOthers = trustedProxies !== '' || publicUrl !== undefined || oidc.length > 0;
  return auth === 'auto' && isLoopback(host) && !servesOthers;
}

/** Lists the folders in which this server stores data, by what they contain. */
function listDataFolders({ database, databaseUrl, files }: Settings): Record<string, string> {
  const databaseFolder = databaseUrl === undefined ? { database: dirname(database) } : {};
  return files === undefined ? databaseFolder : { ...databaseFolder, files };
}
