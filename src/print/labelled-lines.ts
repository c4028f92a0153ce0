import { terminalLines } from './terminal-lines.ts';
import type { TerminalStyle } from './terminal-style.ts';
import { textWidth } from './text-width.ts';

type LabelledText = {
  /** Printed before the first line; the other lines are indented by its width. */
  readonly prefix: string;
  /** LaTeX; an empty line separates paragraphs. */
  readonly tex: string;
  /** Printed at the right end of the last line. */
  readonly marks?: number | undefined;
};

const MARKS_WIDTH = 6;

/** Prints LaTeX text beside a label such as `(a)`, with its marks at the right. */
export function labelledLines({ prefix, tex, marks }: LabelledText, terminal: TerminalStyle): string[] {
  const indent = textWidth(prefix);
  const width = Math.max(1, terminal.width - indent - (marks === undefined ? 0 : MARKS_WIDTH));
  const lines = tex.split(/\n\s*\n/u).flatMap((paragraph) => terminalLines(paragraph, width));
  if (lines.length === 0) lines.push('');
  const labelled = lines.map((line, index) => `${index === 0 ? prefix : ' '.repeat(indent)}${line}`);
  return marks === undefined ? labelled : addMarks(labelled, `(${marks})`, terminal);
}

function addMarks(lines: readonly string[], marks: string, terminal: TerminalStyle): string[] {
  const last = lines.at(-1) ?? '';
  const padding = ' '.repeat(Math.max(1, terminal.width - textWidth(last) - marks.length));
  return [...lines.slice(0, -1), `${last}${padding}${terminal.paint('bold', marks)}`];
}

/** Indents lines by a number of spaces. */
export function indentLines(lines: readonly string[], indent: number): string[] {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(indent)}${line}`));
}
