import { join } from 'node:path';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { killWriters } from './bank-kills/kill-writers.ts';

const KILLS = 50;

/** Checks that killed writers lose no acknowledged question and do not damage the SQLite file. */
export const proof = {
  name: 'bank-kills',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    try {
      const report = await killWriters(join(scratch.path, 'bank.db'), KILLS);
      if (report.lost.length + report.partlySaved.length > 0 || report.integrity !== 'ok') {
        throw new Error(`acknowledged questions were lost or damaged: ${JSON.stringify(report)}`);
      }
      return [
        'Writers of one SQLite file are killed with SIGKILL at random moments, while a second writer and a reader continue.',
        '',
        '| | |',
        '|---|--:|',
        `| kills | ${report.kills} |`,
        `| questions acknowledged before a kill | ${report.acknowledged.toLocaleString('en')} |`,
        `| of these lost | ${report.lost.length} |`,
        `| batches saved only partly | ${report.partlySaved.length} |`,
        `| reads during the kills, none failed | ${report.reads.toLocaleString('en')} |`,
        `| integrity of the file and its index | ${report.integrity} |`,
        '',
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};
