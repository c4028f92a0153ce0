import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { GenerationServer } from './server-process.ts';

type SlowReadersReport = {
  readonly readers: number;
  readonly events: number;
  /** Server memory before the readers connected, in bytes. */
  readonly memoryBefore: number;
  /** The largest server memory while they read, in bytes. */
  readonly maxMemory: number;
  /** Readers that received every event exactly once. */
  readonly completeReaders: number;
};

/** Reads the events of a long generation with slow readers, and measures the memory of the server meanwhile. */
export async function readSlowly(
  server: GenerationServer,
  plan: { readers: number; items: number },
): Promise<SlowReadersReport> {
  const warmUpId = await server.start(2);
  await waitForEnd(server, warmUpId);
  const memoryBefore = await server.memory();
  const id = await server.start(plan.items);
  const readers = Array.from({ length: plan.readers }, () => openReader(server.url, id));
  let maxMemory = memoryBefore;
  for (let isOver = false; !isOver; isOver = await hasEnded(server, id)) {
    await pause(300);
    maxMemory = Math.max(maxMemory, await server.memory());
  }
  const events = await waitForEnd(server, id);
  maxMemory = Math.max(maxMemory, await server.memory());
  const idsByReader = await Promise.all(readers.map((reader) => reader.readToEnd()));
  maxMemory = Math.max(maxMemory, await server.memory());
  const completeReaders = idsByReader.filter(
    (ids) => ids.length === events && ids.every((eventId, index) => eventId === index + 1),
  ).length;
  return { readers: plan.readers, events, memoryBefore, maxMemory, completeReaders };
}

type Reader = { readToEnd(): Promise<number[]> };

/** Opens a reader that reads one chunk every half second, until `readToEnd` reads the rest without pauses. */
function openReader(url: string, id: string): Reader {
  const { port, host } = new URL(url);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET /api/v1/generations/${id}/events HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let text = '';
  let isFast = false;
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    text += chunk;
    if (isFast) return;
    socket.pause();
    setTimeout(() => socket.resume(), 500).unref();
  });
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    async readToEnd() {
      isFast = true;
      socket.resume();
      await ended;
      return [...text.matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number));
    },
  };
}

async function getGeneration(
  server: GenerationServer,
  id: string,
): Promise<{ ended_at: string | null; last_event_id: number }> {
  const response = await fetch(`${server.url}/api/v1/generations/${id}`);
  return JSON.parse(await response.text());
}

async function hasEnded(server: GenerationServer, id: string): Promise<boolean> {
  return (await getGeneration(server, id)).ended_at !== null;
}

async function waitForEnd(server: GenerationServer, id: string): Promise<number> {
  while (!(await hasEnded(server, id))) await pause(100);
  return (await getGeneration(server, id)).last_event_id;
}
