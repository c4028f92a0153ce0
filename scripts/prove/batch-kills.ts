import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { killBatches } from './batch-kills/kill-batches.ts';

const KILLING = { problems: 300, kills: 10, callsAtOnce: 16, latencyMs: 100 } as const;

export const evidence = {
  name: 'batch-kills',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    try {
      const report = await killBatches(scratch.path, KILLING);
      const inFlight = report.inFlight.reduce((sum, calls) => sum + calls, 0);
      const holds =
        report.kills === KILLING.kills &&
        report.exitCode === 0 &&
        report.differing.length === 0 &&
        report.repeated <= inFlight;
      return [
        `\`vbagent batch\` takes ${KILLING.problems} problems through the whole line with a variant and another solution each, ${KILLING.callsAtOnce} calls`,
        `at once, against a scripted model that takes ${KILLING.latencyMs} ms. It is ended with \`kill -9\` at ${report.kills} random moments and begun`,
        'again with the same command each time. An undisturbed run with a database of its own is what it is held against,',
        'byte by byte apart from the times that are written down. Calls are counted by the service; in flight are those that it',
        'has not answered, or answered within the last tenth of a second, so that the batch may not have written the reply down.',
        '',
        '| | undisturbed | killed |',
        '|---|---|---|',
        `| calls answered | ${report.calmCalls} | ${report.killedCalls} |`,
        `| calls repeated word for word | 0 | ${report.repeated} |`,
        `| calls in flight at the kills | | ${inFlight} (${report.inFlight.join(' + ')}) |`,
        `| files that differ, of ${report.files} | | ${report.differing.length} |`,
        `| exit code at last | 0 | ${report.exitCode} |`,
        '',
        holds
          ? 'The output is the same, and no more calls were repeated than were in flight at the kills.'
          : `**It does not hold:** ${JSON.stringify(report)}`,
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};
