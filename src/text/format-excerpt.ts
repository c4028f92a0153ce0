import type { Span } from '../domain/span.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';

const MAX_WIDTH = 100;
/** The number of columns that are shown before the span when a long line is cut. */
const COLUMNS_BEFORE = 30;

/**
 * Formats the line on which a span starts, with carets below the span, as the terminal shows a finding:
 *
 *     12 | \item A {car
 *        |         ^
 */
export function formatExcerpt(text: string, span: Span, lines: LineIndex = createLineIndex(text)): string {
  const { line, column } = lines.positionOf(span.start);
  const fullLine = lines.lineAt(line).replaceAll('\t', ' ');
  const from = column > MAX_WIDTH - COLUMNS_BEFORE ? column - 1 - COLUMNS_BEFORE : 0;
  const visibleText = fullLine.slice(from, from + MAX_WIDTH);
  const caretColumn = Math.min(column - 1 - from, visibleText.length);
  const caretCount = Math.max(1, Math.min(span.end - span.start, visibleText.length - caretColumn));
  const lineNumber = String(line);
  const gutter = ' '.repeat(lineNumber.length);
  return `${lineNumber} | ${visibleText}\n${gutter} | ${' '.repeat(caretColumn)}${'^'.repeat(caretCount)}`;
}
