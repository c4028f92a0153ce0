import { sweepFiles } from '../../factory/intake/sweep-files.ts';
import { countFiles } from '../batch/report-batch.ts';
import type { CliTools } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type DataSweepOptions = SharedOptions & DatabaseOption & { readonly yes?: boolean };

const MEGABYTE = 1_000_000;

export async function runDataSweep(options: DataSweepOptions, tools: CliTools): Promise<number> {
  const { yes = false } = options;
  const { files, named } = await tools.openKeptFiles(settingsFor(options, tools));
  try {
    const swept = await sweepFiles({ files, named, now: tools.now(), remove: yes });
    const { out, err } = tools.terminal;
    if (options.json === true) writeJson(out, { removed: yes, ...swept });
    else {
      const { unnamed, bytes, kept } = swept;
      const size = `${countFiles(unnamed)} of ${(bytes / MEGABYTE).toFixed(1)} MB`;
      writeLine(out, yes ? `Removed ${size}; ${kept} stay.` : `Nothing names ${size}; ${kept} stay.`);
      if (!yes && unnamed > 0) writeLine(err, 'Add --yes to remove them; there is no way back.');
    }
    return 0;
  } finally {
    await named.close();
  }
}
