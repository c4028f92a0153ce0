import { join } from 'node:path';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { followWithCurl } from './generation/curl-resume.ts';
import { startGenerationServer } from './generation/server-process.ts';
import { readSlowly } from './generation/slow-readers.ts';

const READERS = 200;
const ITEMS = 50;
const EVENTS_PER_CONNECTION = [1, 7, 23, 40];
const MEBIBYTE = 2 ** 20;
/** The memory allowed for 200 connections and a generation; buffering all events for each reader would take far more. */
const MAX_GROWTH = 200 * MEBIBYTE;

/** Checks that event streams of a generation lose no event after a reconnect, and that slow readers need little memory. */
export const proof = {
  name: 'generation-streams',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    const server = await startGenerationServer(join(scratch.path, 'streams.db'));
    try {
      const { receivedIds } = await followWithCurl(server, EVENTS_PER_CONNECTION);
      if (receivedIds.some((id, index) => id !== index + 1))
        throw new Error(`events were lost or repeated: ${receivedIds.join(' ')}`);
      const { events, memoryBefore, maxMemory, completeReaders } = await readSlowly(server, {
        readers: READERS,
        items: ITEMS,
      });
      if (completeReaders !== READERS)
        throw new Error(`${READERS - completeReaders} readers lost or repeated an event`);
      if (maxMemory - memoryBefore > MAX_GROWTH)
        throw new Error(`the server grew by ${maxMemory - memoryBefore} bytes`);
      const formatSize = (bytes: number): string => `${(bytes / MEBIBYTE).toFixed(0)} MiB`;
      return [
        `curl follows a generation and is killed after ${EVENTS_PER_CONNECTION.join(', ')} events; each time it reconnects with \`Last-Event-ID\`: events 1 to ${receivedIds.length}, none lost, none repeated.`,
        '',
        `${READERS} slow readers, which read a little every half second, follow a generation of ${ITEMS} items concurrently:`,
        '',
        '| | |',
        '|---|--:|',
        `| events of the generation | ${events.toLocaleString('en')} |`,
        `| readers that received every event exactly once | ${completeReaders} of ${READERS} |`,
        `| server memory before | ${formatSize(memoryBefore)} |`,
        `| maximum while they read | ${formatSize(maxMemory)} |`,
      ].join('\n');
    } finally {
      await server.stop();
      await scratch.remove();
    }
  },
};
