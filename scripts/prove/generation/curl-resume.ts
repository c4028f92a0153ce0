import { spawn } from 'node:child_process';
import type { GenerationServer } from './server-process.ts';

type CurlReport = { readonly cuts: readonly number[]; readonly seen: readonly number[] };

/** Follows a generation with curl, which is killed after each number of events in `cuts` and resumes where it stopped. */
export async function followWithCurl(server: GenerationServer, cuts: readonly number[]): Promise<CurlReport> {
  const id = await server.start(3);
  const seen: number[] = [];
  for (const cut of [...cuts, Number.POSITIVE_INFINITY])
    seen.push(...(await curlUntil(server, id, { cut, last: seen.at(-1) })));
  return { cuts, seen };
}

async function curlUntil(
  { url }: GenerationServer,
  id: string,
  { cut, last }: { cut: number; last: number | undefined },
): Promise<number[]> {
  const resume = last === undefined ? [] : ['-H', `Last-Event-ID: ${last}`];
  const curl = spawn('curl', ['-sN', ...resume, `${url}/api/v1/generations/${id}/events`]);
  const ids: number[] = [];
  let text = '';
  for await (const chunk of curl.stdout.setEncoding('utf8')) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const number = /^id: (\d+)$/m.exec(block)?.[1];
      if (number !== undefined && ids.length < cut) ids.push(Number(number));
    }
    if (ids.length >= cut) {
      curl.kill('SIGKILL');
      break;
    }
  }
  return ids;
}
