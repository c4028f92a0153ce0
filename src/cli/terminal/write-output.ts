import type { TextStream } from '../../ports/terminal.ts';
import { escapeControlCharacters, escapeExceptColours } from '../../print/escape-control-characters.ts';

/** Writes a line. On a terminal, control characters are escaped, because a line may contain the name of a person or a question. */
export function writeLine(stream: TextStream, line = ''): void {
  stream.write(`${stream.isTerminal ? escapeExceptColours(line) : line}\n`);
}

export function writeJson(stream: TextStream, value: unknown): void {
  writeText(stream, `${JSON.stringify(value, null, 2)}\n`);
}

/** Writes text from a file. It is not changed for a pipe; on a terminal, control characters are escaped. */
export function writeText(stream: TextStream, text: string): void {
  stream.write(stream.isTerminal ? escapeControlCharacters(text) : text);
}
