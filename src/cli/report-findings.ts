import type { Finding } from '../domain/finding.ts';
import type { Position, Span } from '../domain/span.ts';
import { harmlessText } from '../print/harmless-text.ts';
import { plainLine } from '../print/plain-line.ts';
import { type TextStream, writeLine } from './terminal.ts';

const colours = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

export type FindingPlace = { readonly name: string; readonly stream: TextStream };

/** Adds line and column to the findings that only have a span. */
export function positionFindings(findings: readonly Finding[], text: string): Finding[] {
  return findings.map((finding) =>
    finding.span === undefined || finding.position !== undefined
      ? finding
      : { ...finding, position: positionOf(finding.span, text) },
  );
}

/** One line per finding, as compilers write them: `file:line:column: warning: message [rule]`. */
export function reportFindings(findings: readonly Finding[], { name, stream }: FindingPlace): void {
  for (const { position, severity, message, rule } of findings) {
    const where = position === undefined ? name : `${name}:${position.line}:${position.column}`;
    const label = stream.paint(colours[severity], severity);
    writeLine(
      stream,
      `${harmlessText(where)}: ${label}: ${plainLine(message)} ${stream.paint('dim', `[${rule}]`)}`,
    );
  }
}

function positionOf(span: Span, text: string): Position {
  const before = text.slice(0, span.start);
  return { line: before.split('\n').length, column: span.start - before.lastIndexOf('\n') };
}
