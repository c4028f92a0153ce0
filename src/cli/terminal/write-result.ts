import type { CliTools } from '../cli-tools.ts';
import { writeLine, writeText } from './write-output.ts';

/** Writes a result to the file named with `-o` and reports its path, or writes it to standard output. */
export async function writeResult(
  content: string | AsyncIterable<string | Uint8Array>,
  output: string | undefined,
  tools: CliTools,
): Promise<void> {
  const { out, err } = tools.terminal;
  if (output !== undefined && output !== '-') {
    await tools.files.writeText(output, content);
    return writeLine(err, `Wrote ${output}`);
  }
  if (typeof content === 'string') return writeText(out, content);
  const decoder = new TextDecoder();
  for await (const chunk of content) {
    writeText(out, typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
    await out.flush();
  }
}
