import { deleteUnreferencedFiles } from '../../factory/intake/delete-unreferenced-files.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

export type DataSweepOptions = SharedOptions & DatabaseOption & { readonly yes?: boolean };

const MEGABYTE = 1_000_000;

export async function runDataSweep(options: DataSweepOptions, tools: CliTools): Promise<number> {
  const { yes = false } = options;
  const { files, references } = await tools.openFileStore(readCommandSettings(options, tools));
  try {
    const report = await deleteUnreferencedFiles({ files, references, now: tools.now(), remove: yes });
    const { out, err } = tools.terminal;
    if (options.json === true) writeJson(out, { removed: yes, ...report });
    else {
      const { unnamed, bytes, kept } = report;
      const size = `${countNoun(unnamed, 'file')} (${(bytes / MEGABYTE).toFixed(1)} MB)`;
      writeLine(
        out,
        yes
          ? `Removed ${size} that nothing references; ${kept} in use.`
          : `Unreferenced: ${size}; ${kept} in use.`,
      );
      if (!yes && unnamed > 0) writeLine(err, 'Add --yes to remove them; this cannot be undone.');
    }
    return 0;
  } finally {
    await references.close();
  }
}
