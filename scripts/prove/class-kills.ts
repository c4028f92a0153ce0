import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { killClassServer } from './class-kills/kill-class-server.ts';

const PUPILS = 30;
const QUESTIONS = 23;
const KILLS = 6;

/** Checks that a server which is killed while a class answers loses and doubles nothing, and measures the grid. */
export const proof = {
  name: 'class-kills',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    try {
      const run = { folder: scratch.path, pupils: PUPILS, questions: QUESTIONS, kills: KILLS, pauseMs: 4000 };
      const report = await killClassServer(run);
      if (report.lost + report.doubled + report.unequalScripts > 0)
        throw new Error(`answers were lost or doubled: ${JSON.stringify(report)}`);
      const p95 = report.gridMs[Math.floor(report.gridMs.length * 0.95)] ?? 0;
      const slowest = Math.max(...report.joinToQuestionMs) / 1000;
      return [
        `${PUPILS} pupils join by a code at the same time and answer ${QUESTIONS} questions each without a pause, while the server is killed with SIGKILL and started again.`,
        'A request that a kill interrupted is sent again with another response: the first response that was recorded counts.',
        '',
        '| | |',
        '|---|--:|',
        `| kills | ${report.kills} |`,
        `| confirmed answers | ${report.acknowledged} |`,
        `| of these lost, or stored with another response | ${report.lost} |`,
        `| recorded twice | ${report.doubled} |`,
        `| scripts whose marks differ from the gradebook | ${report.unequalScripts} |`,
        `| from joining to the first question, slowest pupil, all at once and with kills | ${slowest.toFixed(1)} s |`,
        `| results of the class (${PUPILS} × ${QUESTIONS}), p95 of ${report.gridMs.length} reads | ${p95.toFixed(0)} ms |`,
        '',
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};
