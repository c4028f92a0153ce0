import { createServer } from 'node:http';
import { Worker } from 'node:worker_threads';
import { openBankServer } from '../scripts/prove/http-load/bank-server.ts';
import type { LoadPlan, LoadReport } from '../scripts/prove/http-load/send-requests.ts';

const REQUESTS = 8000;
const CONNECTIONS = 16;
const PATHS = [
  '/health',
  '/api/v1/bank/questions?limit=20',
  '/api/v1/bank/questions/load-7',
  '/api/v1/bank/search?q=load-77',
];

/** Sends the load from another thread, so that it does not slow down the server that is measured. */
function sendLoad(plan: LoadPlan): Promise<LoadReport> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadReport>();
  const worker = new Worker(new URL('../scripts/prove/http-load/load-worker.ts', import.meta.url), {
    workerData: plan,
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}

async function measureRate(port: number, path: string): Promise<number> {
  const plan = { port, path, connections: CONNECTIONS };
  await sendLoad({ ...plan, requests: REQUESTS / 10 });
  const { statuses, seconds } = await sendLoad({ ...plan, requests: REQUESTS });
  if (statuses['200'] !== REQUESTS) throw new Error(`${path}: ${JSON.stringify(statuses)}`);
  return REQUESTS / seconds;
}

/** Measures a server that only sends the same bytes. */
async function measureBareRate(bytes: Buffer): Promise<number> {
  const bareServer = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
      .end(bytes);
  });
  await new Promise<void>((resolve) => bareServer.listen(0, '127.0.0.1', resolve));
  const address = bareServer.address();
  if (address === null || typeof address === 'string') throw new Error('the bare server has no port');
  try {
    return await measureRate(address.port, '/');
  } finally {
    bareServer.closeAllConnections();
    bareServer.close();
  }
}

/** Compares the API with a bare `node:http` server that sends the same bytes. */
export const bench = {
  name: 'http',
  run: async (): Promise<string> => {
    const server = await openBankServer(2000);
    const rows: string[] = [];
    try {
      for (const path of PATHS) {
        const bytes = Buffer.from(
          await (await fetch(`http://127.0.0.1:${server.port}${path}`)).arrayBuffer(),
        );
        const ours = await measureRate(server.port, path);
        const bareRate = await measureBareRate(bytes);
        const size = (bytes.length / 1024).toFixed(1);
        rows.push(
          `| ${path} | ${size} | ${Math.round(ours)} | ${Math.round(bareRate)} | ${(bareRate / ours).toFixed(1)} |`,
        );
      }
    } finally {
      await server.stop();
    }
    const tableHeader =
      '| path | kB | ours, requests/s | bare node:http, same bytes | ratio |\n|---|--:|--:|--:|--:|';
    return `${tableHeader}\n${rows.join('\n')}`;
  },
};
