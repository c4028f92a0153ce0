import type { PageFigure } from '../ports/page-reader.ts';
import type { CliTools } from './cli-tools.ts';
import { writeLine } from './terminal.ts';

/** Writes the drawings of a page beside the file that was asked for; on standard output they are only told of. */
export async function writeFigures(
  figures: readonly PageFigure[],
  output: string | undefined,
  tools: CliTools,
): Promise<void> {
  const { err } = tools.terminal;
  if (figures.length === 0) return;
  if (output === undefined || output === '-')
    return writeLine(err, `Drawings on it: ${figures.length}; with -o FILE they are written beside it.`);
  const stem = output.replace(/\.[^./\\]*$/, '');
  for (const [index, { image }] of figures.entries()) {
    const path = `${stem}-figure-${index + 1}.png`;
    await tools.files.writeBytes(path, image.bytes);
    writeLine(err, `Wrote ${path}`);
  }
}
