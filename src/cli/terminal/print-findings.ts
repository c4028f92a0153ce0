import type { Finding } from '../../domain/finding.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { escapeControlCharacters } from '../../print/escape-control-characters.ts';
import { plainLine } from '../../print/plain-line.ts';
import { createLineIndex } from '../../text/line-index.ts';
import { writeLine } from './write-output.ts';

const colours = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

type FindingPlace = { readonly name: string; readonly stream: TextStream };

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
export function printFindings(findings: readonly Finding[], { name, stream }: FindingPlace): void {
  for (const { position, severity, message, rule } of findings) {
    const where = position === undefined ? name : `${name}:${position.line}:${position.column}`;
    const label = stream.paint(colours[severity], severity);
    writeLine(
      stream,
      `${escapeControlCharacters(where)}: ${label}: ${plainLine(message)} ${stream.paint('dim', `[${rule}]`)}`,
    );
  }
}
