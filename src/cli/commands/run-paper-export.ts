import { startExport } from '../../domain/export-progress.ts';
import { createPaperReader, exportInParts } from '../../factory/exports/export-in-parts.ts';
import type { FormatId } from '../../formats/all-formats.ts';
import { chooseExportFormat, printExportReport, writeLossFile } from '../bank/export-output.ts';
import type { CliTools } from '../cli-tools.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';
import { type PaperOptions, selectVersion } from './run-paper.ts';

export type PaperExportOptions = PaperOptions & {
  readonly to?: FormatId;
  readonly format?: FormatId;
  readonly output: string;
  readonly versionLabel?: string;
};

/** Writes each version of a paper as a file in the format of another program. */
export async function runPaperExport(
  id: string,
  options: PaperExportOptions,
  tools: CliTools,
): Promise<number> {
  const format = chooseExportFormat(options);
  const paper = await withStore(tools.openPapers, { options, tools }, async ({ papers }) =>
    selectVersion(await papers.get(id), options.versionLabel),
  );
  const base = options.output.replace(/\.\w+$/u, '');
  const ending = /\.\w+$/u.exec(options.output)?.[0];
  const interchange = await tools.openInterchange();
  try {
    const { parts, summary } = await exportInParts(
      createPaperReader(paper),
      { format, progress: startExport() },
      {
        ...interchange,
        savePart: async (name, bytes) => {
          const path = `${base}-${ending === undefined ? name : name.replace(/\.\w+$/u, ending)}`;
          await tools.files.writeText(path, bytes);
          return path;
        },
        onStep: async ({ part: { key: output } }, { report }) => {
          await writeLossFile(report, { output, format }, tools);
          writeLine(tools.terminal.err, `Wrote ${output}`);
        },
      },
    );
    const files = parts.map(({ key }) => key);
    if (options.json) writeJson(tools.terminal.out, { format, files, ...summary });
    else printExportReport(summary, `${base}-….losses.json`, tools);
    return 0;
  } finally {
    await interchange.close();
  }
}
