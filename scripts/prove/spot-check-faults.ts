import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { killAtApproval } from './spot-checks/kill-at-approval.ts';
import { killReviewers } from './spot-checks/kill-reviewers.ts';
import { type FullDisk, reviewOnFullDisk } from './spot-checks/review-on-full-disk.ts';
import { reviewAfterDamage, reviewReadOnly, reviewTogether } from './spot-checks/review-together.ts';

const KILLS = 50;
const PROBLEMS = 400;
const FEW = 100;

export const evidence = {
  name: 'spot-check-faults',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    const folder = (name: string): string => {
      mkdirSync(join(scratch.path, name));
      return join(scratch.path, name);
    };
    try {
      const approval = await killAtApproval(folder('approval'), KILLS);
      const killed = await killReviewers(folder('killed'), { kills: KILLS, problems: PROBLEMS });
      const together = await reviewTogether(folder('together'), PROBLEMS);
      const damaged = await reviewAfterDamage(folder('damaged'), FEW);
      const closed = await reviewReadOnly(folder('read-only'), FEW);
      const full = await reviewOnFullDisk(folder('full'), { problems: FEW, size: '2m' });
      const censuses = [approval, killed, together, damaged, closed].map(({ census }) => census);
      const torn = [...censuses, ...(full === undefined ? [] : [full.whenFull, full.atLast])].reduce(
        (sum, census) => sum + census.torn.length,
        0,
      );
      const lost = killed.lost.length + (KILLS - approval.approved) + approval.census.broken.length;
      if (lost + killed.decidedTwice + torn > 0)
        throw new Error(
          `a decision was lost or a file was partly written: ${JSON.stringify({ approval, killed, torn })}`,
        );
      return [
        `A reviewer is killed with SIGKILL at each approval, alternately between storing the decision and writing the file, and between writing the file and recording it. A reviewer who approves every suggestion of ${PROBLEMS} problems is killed at random moments and resumed. Two reviewers review one folder concurrently; the database file is overwritten in the middle; every other file is read-only; problems and database are on a disk that fills up.`,
        '',
        '| | |',
        '|---|--:|',
        `| kills at an approval | ${approval.kills} |`,
        `| of these, files not yet written | ${approval.unwritten} |`,
        `| approvals stored, and files written in the end | ${approval.approved}, ${approval.census.sound.length} |`,
        `| kills at random moments | ${killed.kills} |`,
        `| approvals acknowledged | ${killed.acknowledged} |`,
        `| of these lost | ${killed.lost.length} |`,
        `| decided twice | ${killed.decidedTwice} |`,
        `| problems corrected in the end | ${killed.census.sound.length} of ${PROBLEMS} |`,
        `| temporary files left by killed processes | ${killed.census.leftovers} |`,
        `| two concurrent reviewers: problems corrected | ${together.census.sound.length} of ${PROBLEMS} |`,
        `| after damage to the database: problems corrected | ${damaged.census.sound.length} of ${FEW} |`,
        `| every other file read-only: files written, files reported as read-only, exit code | ${closed.census.sound.length}, ${closed.refusals}, ${closed.code} |`,
        ...fullDiskRows(full),
        `| partly written files in all of these | ${torn} |`,
        '',
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};

function fullDiskRows(full: FullDisk | undefined): string[] {
  if (full === undefined) return ['| full disk | not tested: this system does not allow mounting a disk |'];
  return [
    `| full disk: exit code, problems corrected until then | ${full.code}, ${full.whenFull.sound.length} of ${FEW} |`,
    `| with free space again: problems corrected | ${full.atLast.sound.length} of ${FEW} |`,
  ];
}
