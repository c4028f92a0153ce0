import type { PageFigure } from '../../ports/page-reader.ts';
import type { CliTools } from '../cli-tools.ts';
import { writeLine } from '../terminal/write-output.ts';

/** Writes the drawings of a page as PNG files next to the output file. Without an output file, only prints their number. */
export async function writeFigures(
  figures: readonly PageFigure[],
  output: string | undefined,
  tools: CliTools,
): Promise<void> {
  const { err } = tools.terminal;
  if (figures.length === 0) return;
  if (output === undefined || output === '-')
    return writeLine(err, `Drawings on the page: ${figures.length}; -o FILE also writes them, next to FILE.`);
  const baseName = output.replace(/\.[^./\\]*$/, '');
  for (const [index, { image }] of figures.entries()) {
    const path = `${baseName}-figure-${index + 1}.png`;
    await tools.files.writeBytes(path, image.bytes);
    writeLine(err, `Wrote ${path}`);
  }
}
