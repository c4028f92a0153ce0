import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { killBatches } from './batch-kills/kill-batches.ts';

const PLAN = { problems: 300, kills: 10, parallelCalls: 16, latencyMs: 100 } as const;

/** Checks that a batch that is killed and restarted writes the same files as a batch without kills. */
export const proof = {
  name: 'batch-kills',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    try {
      const report = await killBatches(scratch.path, PLAN);
      const inFlight = report.inFlight.reduce((sum, calls) => sum + calls, 0);
      const holds =
        report.kills === PLAN.kills &&
        report.exitCode === 0 &&
        report.differing.length === 0 &&
        report.repeated <= inFlight;
      return [
        `\`vbagent batch\` processes ${PLAN.problems} problems through the whole pipeline, with a variant and an alternative solution each and ${PLAN.parallelCalls} parallel`,
        `calls, against a scripted model with a latency of ${PLAN.latencyMs} ms. It is killed with \`kill -9\` at ${report.kills} random moments and restarted`,
        'with the same command each time. The output is compared byte by byte with that of an undisturbed run with its own',
        'database, except for recorded times. The service counts the calls; a call is in flight if the service has not answered',
        'it, or answered it within the last tenth of a second, so that the batch may not have stored the reply yet.',
        '',
        '| | undisturbed | killed |',
        '|---|---|---|',
        `| calls answered | ${report.undisturbedCalls} | ${report.killedCalls} |`,
        `| identical calls repeated | 0 | ${report.repeated} |`,
        `| calls in flight at the kills | | ${inFlight} (${report.inFlight.join(' + ')}) |`,
        `| files that differ, of ${report.files} | | ${report.differing.length} |`,
        `| exit code of the last run | 0 | ${report.exitCode} |`,
        '',
        holds
          ? 'The output is the same, and no more calls were repeated than were in flight at the kills.'
          : `**The claim does not hold:** ${JSON.stringify(report)}`,
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};
