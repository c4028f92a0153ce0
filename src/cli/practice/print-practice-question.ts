import { formatPartPath } from '../../domain/part-path.ts';
import type { SqaPart, SqaQuestion } from '../../domain/sqa.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { formatUnitTex } from '../../print/format-unit-tex.ts';
import { indentLines, labelledLines } from '../../print/labelled-lines.ts';
import { printBlankTable, printMatchTable } from '../../print/table-lines.ts';
import { terminalLines } from '../../print/terminal-lines.ts';
import type { TerminalStyle } from '../../print/terminal-style.ts';
import { terminalText } from '../../print/terminal-text.ts';
import { hangText } from '../../print/wrap-text.ts';
import { countNoun } from '../../text/count-noun.ts';

const MAX_LINE_LENGTH = 100;
const INDENT = 2;

/** Returns the width of the text of a session, which is limited to stay readable. */
export function getWidth(out: TextStream): number {
  return Math.min(out.width, MAX_LINE_LENGTH);
}

/** Formats a question for a terminal: the text, then each part with its label and its marks. */
export function formatPracticeQuestion(question: SqaQuestion, number: number, out: TextStream): string[] {
  const { calculator, parts = [], stem } = question.metadata;
  const terminal = { width: getWidth(out), paint: out.paint };
  const marks = countNoun(question.marks, 'mark');
  const calculatorNote = calculator === 'forbidden' ? ', no calculator' : '';
  return [
    `${out.paint('bold', `Question ${number}`)}  ${out.paint('dim', `${marks}, ${question.outcome_id}${calculatorNote}`)}`,
    '',
    ...formatParagraphs(stem ?? question.text, terminal.width),
    ...formatContents(question.metadata, terminal),
    ...parts.flatMap((part) => formatPart(part, terminal)),
    '',
  ];
}

function formatPart(part: SqaPart, terminal: TerminalStyle): string[] {
  const { path, lead = '', text, marks, unit } = part;
  const unitNote = unit === undefined ? '' : ` (in ${formatUnitTex(unit)})`;
  return [
    '',
    ...(lead === '' ? [] : [...formatParagraphs(lead, terminal.width), '']),
    ...labelledLines({ prefix: `${formatPartPath(path)} `, tex: `${text}${unitNote}`, marks }, terminal),
    ...formatContents(part, terminal),
  ];
}

type Contents = Pick<SqaPart, 'diagram_svg' | 'table' | 'blank_table' | 'options'>;

/** Formats what follows the text of a question or part: its figure, tables and options. */
function formatContents(contents: Contents, terminal: TerminalStyle): string[] {
  const { diagram_svg: figure, table, blank_table: blankTable, options = [] } = contents;
  const inner = { ...terminal, width: terminal.width - INDENT };
  const lines = [
    ...(figure === undefined ? [] : hangText('[figure] ', readFigureLabel(figure), inner.width)),
    ...(table === undefined ? [] : printMatchTable(table, inner)),
    ...(blankTable === undefined ? [] : printBlankTable(blankTable, inner)),
    ...options.flatMap(({ id, text }) => hangText(`(${id}) `, terminalText(text), inner.width)),
  ];
  return indentLines(lines, INDENT);
}

/** Reads the text alternative of a figure from its `aria-label`. */
function readFigureLabel(svg: string): string {
  const [, label = 'a drawing'] = /aria-label="([^"]*)"/.exec(svg) ?? [];
  const characterByEntity: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
  };
  return label.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characterByEntity[entity] ?? entity);
}

function formatParagraphs(tex: string, width: number): string[] {
  const paragraphs = tex.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.flatMap((paragraph) => terminalLines(paragraph, width));
}
