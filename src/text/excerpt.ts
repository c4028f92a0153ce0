import type { Span } from '../domain/span.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';

const WIDTH = 100;
const BEFORE = 30;

/**
 * The line a span begins on with a caret line under it, as a terminal shows a finding:
 *
 *     12 | \item A {car
 *        |         ^
 */
export function excerptOf(text: string, span: Span, lines: LineIndex = createLineIndex(text)): string {
  const { line, column } = lines.positionOf(span.start);
  const whole = lines.lineAt(line).replaceAll('\t', ' ');
  const from = column > WIDTH - BEFORE ? column - 1 - BEFORE : 0;
  const shown = whole.slice(from, from + WIDTH);
  const place = Math.min(column - 1 - from, shown.length);
  const carets = Math.max(1, Math.min(span.end - span.start, shown.length - place));
  const number = String(line);
  const gutter = ' '.repeat(number.length);
  return `${number} | ${shown}\n${gutter} | ${' '.repeat(place)}${'^'.repeat(carets)}`;
}
