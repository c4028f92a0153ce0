import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { type RepairRow, repairPlantedErrors } from './spot-checks/repair-planted-errors.ts';

const PROBLEMS = 100;
const SEEDS = [11, 12, 13];

/** Counts how many planted errors `vbagent check` repairs by rules, and that it damages no problem. */
export const proof = {
  name: 'spot-check-repairs',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    try {
      const runs: (readonly RepairRow[])[] = [];
      for (const seed of SEEDS) {
        const folder = join(scratch.path, `seed-${seed}`);
        mkdirSync(folder);
        runs.push(await repairPlantedErrors(folder, { count: PROBLEMS, seed }));
      }
      const sumOver = (field: 'problems' | 'repaired' | 'damaged', kind?: string): number =>
        runs.flat().reduce((sum, row) => sum + (kind === undefined || row.kind === kind ? row[field] : 0), 0);
      const rows = (runs[0] ?? []).map(
        ({ kind }) =>
          `| ${kind} | ${sumOver('problems', kind)} | ${sumOver('repaired', kind)} | ${sumOver('damaged', kind)} |`,
      );
      return [
        `${PROBLEMS} problems from item models for each of ${SEEDS.length} seeds, one planted error in each, of kinds whose correct text follows from the question itself; \`vbagent check --all --yes-to certain\` by rules. Repaired: the question equals the original, apart from spaces and braces around one character. Damaged: changed to anything else.`,
        '',
        '| planted error | problems | repaired | damaged |',
        '|---|--:|--:|--:|',
        ...rows,
        `| all | ${sumOver('problems')} | ${sumOver('repaired')} (${((100 * sumOver('repaired')) / sumOver('problems')).toFixed(1)}%) | ${sumOver('damaged')} |`,
        '',
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};
