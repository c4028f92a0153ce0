import { spawn } from 'node:child_process';
import type { GenerationServer } from './server-process.ts';

type CurlReport = { readonly eventCounts: readonly number[]; readonly receivedIds: readonly number[] };

/** Reads the events of a generation with curl. It kills curl after each number of events in `eventCounts` and then resumes. */
export async function followWithCurl(
  server: GenerationServer,
  eventCounts: readonly number[],
): Promise<CurlReport> {
  const id = await server.start(3);
  const receivedIds: number[] = [];
  for (const maxEvents of [...eventCounts, Number.POSITIVE_INFINITY])
    receivedIds.push(...(await readWithCurl(server, id, { maxEvents, lastId: receivedIds.at(-1) })));
  return { eventCounts, receivedIds };
}

async function readWithCurl(
  { url }: GenerationServer,
  id: string,
  { maxEvents, lastId }: { maxEvents: number; lastId: number | undefined },
): Promise<number[]> {
  const resume = lastId === undefined ? [] : ['-H', `Last-Event-ID: ${lastId}`];
  const curl = spawn('curl', ['-sN', ...resume, `${url}/api/v1/generations/${id}/events`]);
  const ids: number[] = [];
  let text = '';
  for await (const chunk of curl.stdout.setEncoding('utf8')) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const number = /^id: (\d+)$/m.exec(block)?.[1];
      if (number !== undefined && ids.length < maxEvents) ids.push(Number(number));
    }
    if (ids.length >= maxEvents) {
      curl.kill('SIGKILL');
      break;
    }
  }
  return ids;
}
