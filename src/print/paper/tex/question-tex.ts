import { getMarks } from '../../../domain/part-marks.ts';
import { joinParagraphs } from '../../../domain/part-text.ts';
import type { PlainQuestion, Question } from '../../../domain/question.ts';
import { isAnswered, listPartRows, type PartRow } from '../part-rows.ts';
import { answerSpaceTex } from './answer-space-tex.ts';
import { escapeTex } from './escape-tex.ts';
import { blankTableTex, matchTableTex } from './tables-tex.ts';

/** The widths of the columns for question numbers, for each level of labels, and for marks. */
const NUMBER_MM = 10;
const LABEL_MM = 9;
const MARKS_MM = 14;

/**
 * Prints the candidate's view of a question: number, stem and figure, then its parts, with marks in the margin and
 * space for each answer. A page can end only after an answer.
 */
export function numberedQuestionTex(question: Question, number: number): string[] {
  const hasParts = question.parts !== undefined;
  const stem = hasParts ? stemTex(question) : withMarks(stemTex(question), getMarks(question));
  return [
    ...blockTex({
      indentMm: 0,
      label: `\\textbf{${number}.}`,
      labelMm: NUMBER_MM,
      body: [stem, ...contentsTex(question), ...(hasParts ? [] : answerSpaceTex(question))],
    }),
    ...(hasParts ? [KEEP_WITH_NEXT] : []),
    ...listPartRows(question).flatMap(partTex),
    '\\vspace{4mm}',
  ];
}

const KEEP_WITH_NEXT = '\\nopagebreak';

function partTex(row: PartRow): string[] {
  const { depth, label, tex, marks, part } = row;
  const contents = part === undefined ? [] : contentsTex(part);
  const space = part !== undefined && isAnswered(row) ? answerSpaceTex(part) : [];
  return [
    ...blockTex({
      indentMm: NUMBER_MM + (depth - 1) * LABEL_MM,
      label: escapeTex(label),
      labelMm: label === '' ? 0 : LABEL_MM,
      body: [withMarks(tex, marks), ...contents, ...space],
    }),
    isAnswered(row) ? '\\vspace{2mm}' : KEEP_WITH_NEXT,
  ];
}

type Block = {
  readonly indentMm: number;
  readonly label: string;
  readonly labelMm: number;
  /** The paragraphs beside the label. */
  readonly body: readonly string[];
};

/** Prints paragraphs beside their label, as one box that no page break splits. The margin for marks stays free. */
function blockTex({ indentMm, label, labelMm, body }: Block): string[] {
  const width = `\\dimexpr\\linewidth-${indentMm + labelMm + MARKS_MM}mm\\relax`;
  return [
    `\\noindent\\hspace*{${indentMm}mm}\\makebox[${labelMm}mm][l]{${label}}\\begin{minipage}[t]{${width}}`,
    '\\setlength{\\parskip}{4pt}',
    body.join('\n\n'),
    '\\end{minipage}',
    '',
  ];
}

/** Adds marks in the margin, level with the last line of a text. */
function withMarks(tex: string, marks: number | undefined): string {
  if (marks === undefined) return tex;
  return `${tex}\\unskip\\nobreak\\hspace*{\\fill}\\rlap{\\makebox[${MARKS_MM}mm][r]{\\textbf{${marks}}}}`;
}

/** Prints the text that all parts share. Labels within this text are ordinary text. */
export function stemTex({ vignette, stem }: Pick<Question, 'vignette' | 'stem'>): string {
  return joinParagraphs([vignette, stem]);
}

/** Prints the texts above the marks of a part, one paragraph each, for a marking scheme or a marked script. */
export function partTextsTex(rows: readonly PartRow[]): string[] {
  return rows.map(({ depth, label, tex }) => {
    const indent = depth > 1 ? `\\hspace*{${LABEL_MM}mm}` : '';
    return `${indent}${label === '' ? tex : `${escapeTex(label)} ${tex}`}`;
  });
}

type Contents = Pick<PlainQuestion, 'diagrams' | 'table' | 'blankTable' | 'options'>;

/** Prints what follows the text of a question or part: figures, tables and options. */
function contentsTex({ diagrams, table, blankTable, options }: Contents): string[] {
  return [
    ...diagrams.flatMap(figureTex),
    ...(table === undefined ? [] : [matchTableTex(table)]),
    ...(blankTable === undefined ? [] : [blankTableTex(blankTable)]),
    ...options.map(({ id, text }) => optionTex(`\\textbf{${escapeTex(id.toUpperCase())}}`, text)),
  ];
}

function figureTex(diagram: Question['diagrams'][number]): string[] {
  return diagram.kind === 'tikz' ? [`\\begin{center}\n${diagram.tex}\n\\end{center}`] : [];
}

/** Prints an option to the right of its letter, with a hanging indent. */
function optionTex(letter: string, tex: string): string {
  return `\\makebox[${LABEL_MM}mm][l]{${letter}}\\parbox[t]{\\dimexpr\\linewidth-${LABEL_MM}mm\\relax}{${tex}}`;
}
