import { join } from 'node:path';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { followWithCurl } from './generation/curl-resume.ts';
import { startGenerationServer } from './generation/server-process.ts';
import { watchSlowly } from './generation/slow-readers.ts';

const READERS = 200;
const ITEMS = 50;
const CUTS = [1, 7, 23, 40];
const MEBIBYTE = 2 ** 20;
/** What 200 connections and a generation may cost; the events themselves, held for each reader, would be far more. */
const MAX_GROWTH = 200 * MEBIBYTE;

export const evidence = {
  name: 'generation-streams',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    const server = await startGenerationServer(join(scratch.path, 'streams.db'));
    try {
      const { seen } = await followWithCurl(server, CUTS);
      if (seen.some((id, place) => id !== place + 1))
        throw new Error(`events were lost or doubled: ${seen.join(' ')}`);
      const { events, before, most, whole } = await watchSlowly(server, { readers: READERS, items: ITEMS });
      if (whole !== READERS) throw new Error(`${READERS - whole} readers lost or repeated an event`);
      if (most - before > MAX_GROWTH) throw new Error(`the server grew by ${most - before} bytes`);
      const size = (bytes: number): string => `${(bytes / MEBIBYTE).toFixed(0)} MiB`;
      return [
        `curl follows a generation and is killed after ${CUTS.join(', ')} events; each time it comes back with \`Last-Event-ID\`: events 1 to ${seen.length}, none lost, none doubled.`,
        '',
        `${READERS} readers that take a little every half second follow a generation of ${ITEMS} items at once:`,
        '',
        '| | |',
        '|---|--:|',
        `| events of the generation | ${events.toLocaleString('en')} |`,
        `| readers who had every event once | ${whole} of ${READERS} |`,
        `| memory of the server before | ${size(before)} |`,
        `| most while they read | ${size(most)} |`,
      ].join('\n');
    } finally {
      await server.stop();
      await scratch.remove();
    }
  },
};
