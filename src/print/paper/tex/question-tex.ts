import { getMarks } from '../../../domain/part-marks.ts';
import { joinParagraphs } from '../../../domain/part-text.ts';
import type { PlainQuestion, Question } from '../../../domain/question.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { chooseOptionColumns } from '../option-columns.ts';
import { isAnswered, listPartRows, type PartRow } from '../part-rows.ts';
import { answerSpaceTex } from './answer-space-tex.ts';
import { escapeTex } from './escape-tex.ts';
import { blankTableTex, matchTableTex } from './tables-tex.ts';

/** The widths of the columns for question numbers, for each level of labels, and for marks. */
const NUMBER_MM = 10;
const LABEL_MM = 9;
const MARKS_MM = 14;

type QuestionTexOptions = {
  /** Whether there is space for answers; true by default. */
  readonly hasSpace?: boolean;
  /** Whether short options are printed beside each other; false by default. */
  readonly hasColumns?: boolean;
  /** Paragraphs on the same page as the end of the question. */
  readonly after?: readonly string[];
};

/**
 * Prints the candidate's view of a question: number, stem and figure, then its parts, with marks in the margin and
 * space for each answer. A page can end only after an answer.
 */
export function numberedQuestionTex(
  question: Question,
  number: number,
  { hasSpace = true, hasColumns = false, after = [] }: QuestionTexOptions = {},
): string[] {
  const hasParts = question.parts !== undefined;
  const stem = stemTex(question);
  const first: Block = {
    startMm: 0,
    labels: [{ tex: `\\textbf{${number}.}`, widthMm: NUMBER_MM }],
    body: [
      ...(stem === '' ? [] : [hasParts ? stem : withMarks(stem, getMarks(question))]),
      ...contentsTex(question, hasColumns),
      ...(hasParts || !hasSpace ? [] : answerSpaceTex(question)),
    ],
    canEndPage: !hasParts && hasSpace,
  };
  const blocks = joinLabels([
    first,
    ...listPartRows(question).map((row) => createBlock(row, { hasSpace, hasColumns })),
  ]);
  const last = blocks.at(-1) ?? first;
  return [
    ...[...blocks.slice(0, -1), { ...last, body: [...last.body, ...after] }].flatMap(blockTex),
    hasSpace ? '\\vspace{4mm}' : '\\nopagebreak',
  ];
}

/** One or more labels and the paragraphs beside them. */
type Block = {
  readonly startMm: number;
  readonly labels: readonly { readonly tex: string; readonly widthMm: number }[];
  /** The paragraphs beside the labels. */
  readonly body: readonly string[];
  /** Whether a page may end after it: false if the learner answers the inner parts instead, or if the solution follows. */
  readonly canEndPage: boolean;
};

function createBlock(
  row: PartRow,
  { hasSpace, hasColumns }: Required<Pick<QuestionTexOptions, 'hasSpace' | 'hasColumns'>>,
): Block {
  const { depth, label, tex, marks, part } = row;
  const isAnsweredPart = isAnswered(row);
  return {
    startMm: NUMBER_MM + (depth - 1) * LABEL_MM,
    labels: label === '' ? [] : [{ tex: escapeTex(label), widthMm: LABEL_MM }],
    body: [
      ...(tex === '' && marks === undefined ? [] : [withMarks(separateTables(tex), marks)]),
      ...(part === undefined ? [] : contentsTex(part, hasColumns)),
      ...(part !== undefined && isAnsweredPart && hasSpace ? answerSpaceTex(part) : []),
    ],
    canEndPage: isAnsweredPart && hasSpace,
  };
}

/** Puts a label without text on the line of the next label, as in `7. (a)`. */
function joinLabels(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  let pending: Block | undefined;
  for (const block of blocks) {
    const whole: Block =
      pending === undefined
        ? block
        : { ...block, startMm: pending.startMm, labels: [...pending.labels, ...block.labels] };
    pending = block.body.length === 0 && !block.canEndPage ? whole : undefined;
    if (pending === undefined) joined.push(whole);
  }
  return joined;
}

/** Prints paragraphs beside their labels, as one box that no page break splits. The margin for marks stays free. */
function blockTex({ startMm, labels, body, canEndPage }: Block): string[] {
  const offsetMm = labels.reduce((sum, { widthMm }) => sum + widthMm, startMm);
  const boxes = labels.map(({ tex, widthMm }) => `\\makebox[${widthMm}mm][l]{${tex}}`).join('');
  return [
    `\\noindent\\hspace*{${startMm}mm}${boxes}\\begin{minipage}[t]{\\dimexpr\\linewidth-${offsetMm + MARKS_MM}mm\\relax}`,
    '\\setlength{\\parskip}{4pt}',
    body.join('\n\n'),
    '\\end{minipage}',
    '',
    canEndPage ? '\\vspace{2mm}' : '\\nopagebreak',
  ];
}

/** Adds marks in the margin, level with the last line of a text. */
function withMarks(tex: string, marks: number | undefined): string {
  if (marks === undefined) return tex;
  return `${tex}\\unskip\\nobreak\\hspace*{\\fill}\\rlap{\\makebox[${MARKS_MM}mm][r]{\\textbf{${marks}}}}`;
}

/** Prints the text that all parts share. Labels within this text are ordinary text. */
export function stemTex({ vignette, stem }: Pick<Question, 'vignette' | 'stem'>): string {
  return separateTables(joinParagraphs([vignette, stem]));
}

/** Puts each table between paragraphs, so that no text is beside it. */
function separateTables(tex: string): string {
  return tex.replace(/\s*(\\begin\{tabular\}[\s\S]*?\\end\{tabular\})\s*/gu, '\n\n$1\n\n').trim();
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
function contentsTex({ diagrams, table, blankTable, options }: Contents, hasColumns: boolean): string[] {
  return [
    ...diagrams.map(figureTex),
    ...(table === undefined ? [] : [matchTableTex(table)]),
    ...(blankTable === undefined ? [] : [blankTableTex(blankTable)]),
    ...optionRowsTex(options, hasColumns ? chooseOptionColumns(options) : 1),
  ];
}

/** Prints a drawing; a document without external files can only name an image. */
function figureTex(diagram: Question['diagrams'][number]): string {
  if (diagram.kind === 'tikz') return `\\begin{center}\n${diagram.tex}\n\\end{center}`;
  return `\\textit{${escapeTex(describeDiagram(diagram))}}`;
}

/** Prints options in rows, each to the right of its letter with a hanging indent. */
function optionRowsTex(options: Contents['options'], columns: number): string[] {
  const width = `\\dimexpr\\linewidth/${columns}-${LABEL_MM}mm-0.1mm\\relax`;
  const cells = options.map(
    ({ id, text }) =>
      `\\makebox[${LABEL_MM}mm][l]{\\textbf{${escapeTex(id.toUpperCase())}}}\\parbox[t]{${width}}{\\raggedright ${text}}`,
  );
  const rowCount = Math.ceil(cells.length / columns);
  return Array.from({ length: rowCount }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join('%\n'),
  );
}
