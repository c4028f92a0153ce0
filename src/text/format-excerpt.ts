import type { Span } from '../domain/span.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';

const MAX_WIDTH = 100;
/** Columns shown before the span when a long line is cut. */
const COLUMNS_BEFORE = 30;

/**
 * The line on which a span starts, with carets below it, as the terminal shows a finding:
 *
 *     12 | \item A {car
 *        |         ^
 */
export function formatExcerpt(text: string, span: Span, lines: LineIndex = createLineIndex(text)): string {
  const { line, column } = lines.positionOf(span.start);
  const whole = lines.lineAt(line).replaceAll('\t', ' ');
  const from = column > MAX_WIDTH - COLUMNS_BEFORE ? column - 1 - COLUMNS_BEFORE : 0;
  const shown = whole.slice(from, from + MAX_WIDTH);
  const place = Math.min(column - 1 - from, shown.length);
  const carets = Math.max(1, Math.min(span.end - span.start, shown.length - place));
  const number = String(line);
  const gutter = ' '.repeat(number.length);
  return `${number} | ${shown}\n${gutter} | ${' '.repeat(place)}${'^'.repeat(carets)}`;
}
