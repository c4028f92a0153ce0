import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { type RepairRow, repairPlantedErrors } from './spot-checks/repair-planted-errors.ts';

const PROBLEMS = 100;
const SEEDS = [11, 12, 13];

/** Proves that `vbagent check` damages no problem with a planted error, and counts how many it repairs by rules. */
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
      if (sumOver('damaged') > 0) throw new Error(`${sumOver('damaged')} problems were damaged.`);
      return [
        `${PROBLEMS} problems from item models for each of ${SEEDS.length} seeds, one planted error in each; \`vbagent check --all --yes-to certain\` by rules. Repaired: the question equals the original, apart from spaces and braces around one character. Damaged: changed to anything else. The claim is that no problem is damaged. The share of repaired problems is no goal: a number or a key is changed only if two facts of the question agree on it (the recomputed value and the key, a boxed value or a later step); otherwise the error is reported and a person decides.`,
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
