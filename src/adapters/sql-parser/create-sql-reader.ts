import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { QueryReader, QueryReading } from '../../ports/query-reader.ts';
import { dialects } from './dialects.table.ts';
import type { SqlQuestion } from './sql-worker.ts';

export type SqlReaderOptions = { readonly timeoutMs?: number; readonly longest?: number };

const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './sql-worker.ts' : './sql-worker.js',
  import.meta.url,
);

/** A dialect's grammar takes a moment to load. */
const FIRST_TIMEOUT_MS = 10_000;

/**
 * Reads SQL in a thread of its own: some unfinished queries keep the parser busy for years, so it is stopped when it
 * takes too long.
 */
export function createSqlReader({ timeoutMs = 1000, longest = 50_000 }: SqlReaderOptions = {}): QueryReader {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const loaded = new Set<string>();

  const stop = async (): Promise<void> => {
    const stopping = worker;
    worker = undefined;
    loaded.clear();
    await stopping?.terminate();
  };

  const readNow = async (question: SqlQuestion): Promise<QueryReading> => {
    worker ??= new Worker(WORKER);
    worker.ref();
    const patience = loaded.has(question.dialect) ? timeoutMs : FIRST_TIMEOUT_MS;
    const reading = await answerOf(worker, question, patience);
    if (reading === undefined) {
      await stop();
      return { kind: 'unreadable', message: 'the query takes too long to read' };
    }
    loaded.add(question.dialect);
    worker.unref();
    return reading;
  };

  return {
    read: async (providerId, query) => {
      const spoken = dialects[providerId.toLowerCase()] ?? [];
      if (spoken.length > 0 && query.length > longest)
        return { kind: 'unreadable', message: 'the query is too long to be read' };
      let refused: QueryReading | undefined;
      for (const dialect of spoken) {
        await warmUp(dialect);
        const reading = await queueUp({ dialect, query });
        if (reading.kind === 'read') return reading;
        refused ??= reading;
      }
      return refused;
    },
    close: async () => {
      await last;
      await stop();
    },
  };

  function queueUp(question: SqlQuestion): Promise<QueryReading> {
    const reading = last.then(() => readNow(question));
    last = reading.catch(stop);
    return reading;
  }

  async function warmUp(dialect: string): Promise<void> {
    if (!loaded.has(dialect)) await queueUp({ dialect, query: 'select 1' });
  }
}

async function answerOf(
  worker: Worker,
  question: SqlQuestion,
  patienceMs: number,
): Promise<QueryReading | undefined> {
  worker.postMessage(question);
  try {
    const [reading] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) });
    return reading as QueryReading;
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'AbortError') return undefined;
    throw thrown;
  }
}
