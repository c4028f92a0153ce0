import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openScratchFolder } from '../database/scratch-folder.ts';
import { killReviewers } from '../spot-checks/kill-reviewers.ts';
import { reviewAfterDamage, reviewOnFullDisk, reviewTogether } from '../spot-checks/review-together.ts';

const KILLS = 50;
const PROBLEMS = 400;

export const evidence = {
  name: 'spot-check-faults',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    const folder = (name: string): string => {
      mkdirSync(join(scratch.path, name));
      return join(scratch.path, name);
    };
    try {
      const killed = await killReviewers(folder('killed'), { kills: KILLS, problems: PROBLEMS });
      const together = await reviewTogether(folder('together'), PROBLEMS);
      const damaged = await reviewAfterDamage(folder('damaged'), 100);
      const full = await reviewOnFullDisk(folder('full'), 100);
      const torn = [killed, together, damaged, full].reduce((sum, { census }) => sum + census.torn.length, 0);
      if (killed.lost.length + killed.decidedTwice + torn > 0)
        throw new Error(`a decision was lost or a file torn: ${JSON.stringify({ killed, torn })}`);
      return [
        `A reviewer who approves every suggestion of ${PROBLEMS} problems is killed with SIGKILL at random moments and resumed; two reviewers go through one folder at once; the database file is overwritten in the middle; the disk allows the database no growth.`,
        '',
        '| | |',
        '|---|--:|',
        `| kills | ${killed.kills} |`,
        `| approvals acknowledged | ${killed.acknowledged} |`,
        `| of these lost | ${killed.lost.length} |`,
        `| decided twice | ${killed.decidedTwice} |`,
        `| problems put right in the end | ${killed.census.sound.length} of ${PROBLEMS} |`,
        `| temporary files left by killed processes | ${killed.census.leftovers} |`,
        `| two reviewers at once: problems put right | ${together.census.sound.length} of ${PROBLEMS} |`,
        `| after damage of the database: problems put right | ${damaged.census.sound.length} of 100 |`,
        `| full disk: exit code, then problems put right with space again | ${full.first.code}, ${full.after.sound.length} of 100 |`,
        `| files half-written in all of this | ${torn} |`,
        '',
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};
