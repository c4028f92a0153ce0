import type { Finding } from '../../domain/finding.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { escapeControlCharacters } from '../../print/escape-control-characters.ts';
import { plainLine } from '../../print/plain-line.ts';
import { createLineIndex } from '../../text/line-index.ts';
import { writeLine } from './write-output.ts';

const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

/** The name of the file or question that is printed before each finding, and the stream. */
type FindingOutput = { readonly name: string; readonly stream: TextStream };

/** Adds line and column to findings that have only a span. */
export function positionFindings(findings: readonly Finding[], text: string): Finding[] {
  const lines = createLineIndex(text);
  return findings.map((finding) =>
    finding.span === undefined || finding.position !== undefined
      ? finding
      : { ...finding, position: lines.positionOf(finding.span.start) },
  );
}

/** Prints one line per finding in the format of compilers: `file:line:column: warning: message [rule]`. */
export function printFindings(findings: readonly Finding[], { name, stream }: FindingOutput): void {
  for (const { position, severity, message, rule } of findings) {
    const location = position === undefined ? name : `${name}:${position.line}:${position.column}`;
    const label = stream.paint(COLOURS[severity], severity);
    writeLine(
      stream,
      `${escapeControlCharacters(location)}: ${label}: ${plainLine(message)} ${stream.paint('dim', `[${rule}]`)}`,
    );
  }
}
