import type { CliTools } from './cli-tools.ts';
import { writeLine, writeText } from './terminal.ts';

/** Writes to the file that was asked for and says so, or to standard output. */
export async function writeResult(
  text: string | AsyncIterable<string>,
  output: string | undefined,
  tools: CliTools,
): Promise<void> {
  const { out, err } = tools.terminal;
  if (output !== undefined && output !== '-') {
    await tools.files.writeText(output, text);
    return writeLine(err, `Wrote ${output}`);
  }
  if (typeof text === 'string') return writeText(out, text);
  for await (const chunk of text) {
    writeText(out, chunk);
    await out.flush();
  }
}
