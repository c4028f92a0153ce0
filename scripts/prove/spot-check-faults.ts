import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { killAtApproval } from './spot-checks/kill-at-approval.ts';
import { killReviewers } from './spot-checks/kill-reviewers.ts';
import { type FullDisk, reviewOnFullDisk } from './spot-checks/review-on-full-disk.ts';
import { reviewAfterDamage, reviewReadOnly, reviewTogether } from './spot-checks/review-together.ts';

const KILLS = 50;
const PROBLEMS = 400;
const FEW_PROBLEMS = 100;

/** Checks that spot checks lose no decision and write no partial file under kills, damage and full disks. */
export const proof = {
  name: 'spot-check-faults',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    const createFolder = (name: string): string => {
      mkdirSync(join(scratch.path, name));
      return join(scratch.path, name);
    };
    try {
      const approval = await killAtApproval(createFolder('approval'), KILLS);
      const killed = await killReviewers(createFolder('killed'), { kills: KILLS, problems: PROBLEMS });
      const together = await reviewTogether(createFolder('together'), PROBLEMS);
      const damaged = await reviewAfterDamage(createFolder('damaged'), FEW_PROBLEMS);
      const readOnly = await reviewReadOnly(createFolder('read-only'), FEW_PROBLEMS);
      const fullDisk = await reviewOnFullDisk(createFolder('full'), { problems: FEW_PROBLEMS, size: '2m' });
      const censuses = [approval, killed, together, damaged, readOnly].map(({ files }) => files);
      const partlyWritten = [
        ...censuses,
        ...(fullDisk === undefined ? [] : [fullDisk.whenFull, fullDisk.atLast]),
      ].reduce((sum, files) => sum + files.partlyWritten.length, 0);
      const lost = killed.lost.length + (KILLS - approval.approved) + approval.files.uncorrected.length;
      if (lost + killed.decidedTwice + partlyWritten > 0)
        throw new Error(
          `a decision was lost or a file was partly written: ${JSON.stringify({ approval, killed, partlyWritten })}`,
        );
      return [
        `A reviewer is killed with SIGKILL at each approval, alternately between storing the decision and writing the file, and between writing the file and recording it. A reviewer who approves every suggestion of ${PROBLEMS} problems is killed at random moments and resumed. Two reviewers review one folder concurrently; the database file is overwritten in the middle; every other file is read-only; problems and database are on a disk that fills up.`,
        '',
        '| | |',
        '|---|--:|',
        `| kills at an approval | ${approval.kills} |`,
        `| of these, files not yet written | ${approval.unwritten} |`,
        `| approvals stored, and files written in the end | ${approval.approved}, ${approval.files.corrected.length} |`,
        `| kills at random moments | ${killed.kills} |`,
        `| approvals acknowledged | ${killed.acknowledged} |`,
        `| of these lost | ${killed.lost.length} |`,
        `| decided twice | ${killed.decidedTwice} |`,
        `| problems corrected in the end | ${killed.files.corrected.length} of ${PROBLEMS} |`,
        `| temporary files left by killed processes | ${killed.files.leftovers} |`,
        `| two concurrent reviewers: problems corrected | ${together.files.corrected.length} of ${PROBLEMS} |`,
        `| after damage to the database: problems corrected | ${damaged.files.corrected.length} of ${FEW_PROBLEMS} |`,
        `| every other file read-only: files written, files reported as read-only, exit code | ${readOnly.files.corrected.length}, ${readOnly.refusals}, ${readOnly.code} |`,
        ...formatFullDiskRows(fullDisk),
        `| partly written files in all of these | ${partlyWritten} |`,
        '',
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};

function formatFullDiskRows(fullDisk: FullDisk | undefined): string[] {
  if (fullDisk === undefined)
    return ['| full disk | not tested: this system does not allow mounting a disk |'];
  return [
    `| full disk: exit code, problems corrected until then | ${fullDisk.code}, ${fullDisk.whenFull.corrected.length} of ${FEW_PROBLEMS} |`,
    `| with free space again: problems corrected | ${fullDisk.atLast.corrected.length} of ${FEW_PROBLEMS} |`,
  ];
}
