import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { GenerationServer } from './server-process.ts';

export type SlowReadersReport = {
  readonly readers: number;
  readonly events: number;
  /** Bytes of the server before the readers came, and the most while they read. */
  readonly before: number;
  readonly most: number;
  /** Readers who in the end had every event once. */
  readonly whole: number;
};

/** Readers that take little at a time watch a long generation; the memory of the server is looked at meanwhile. */
export async function watchSlowly(
  server: GenerationServer,
  plan: { readers: number; items: number },
): Promise<SlowReadersReport> {
  const warm = await server.start(2);
  await waitForEnd(server, warm);
  const before = await server.memory();
  const id = await server.start(plan.items);
  const readers = Array.from({ length: plan.readers }, () => openReader(server.url, id));
  let most = before;
  for (let isOver = false; !isOver; isOver = await hasEnded(server, id)) {
    await pause(300);
    most = Math.max(most, await server.memory());
  }
  const events = await waitForEnd(server, id);
  most = Math.max(most, await server.memory());
  const seen = await Promise.all(readers.map((reader) => reader.readToEnd()));
  most = Math.max(most, await server.memory());
  const whole = seen.filter(
    (ids) => ids.length === events && ids.every((one, place) => one === place + 1),
  ).length;
  return { readers: plan.readers, events, before, most, whole };
}

type Reader = { readToEnd(): Promise<number[]> };

/** Takes a little every now and then, until it is told to hurry. */
function openReader(url: string, id: string): Reader {
  const { port, host } = new URL(url);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET /api/v1/generations/${id}/events HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let text = '';
  let isHurrying = false;
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    text += chunk;
    if (isHurrying) return;
    socket.pause();
    setTimeout(() => socket.resume(), 500).unref();
  });
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    async readToEnd() {
      isHurrying = true;
      socket.resume();
      await ended;
      return [...text.matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number));
    },
  };
}

async function lookAt(
  server: GenerationServer,
  id: string,
): Promise<{ ended_at: string | null; last_event_id: number }> {
  const response = await fetch(`${server.url}/api/v1/generations/${id}`);
  return JSON.parse(await response.text());
}

async function hasEnded(server: GenerationServer, id: string): Promise<boolean> {
  return (await lookAt(server, id)).ended_at !== null;
}

async function waitForEnd(server: GenerationServer, id: string): Promise<number> {
  while (!(await hasEnded(server, id))) await pause(100);
  return (await lookAt(server, id)).last_event_id;
}
