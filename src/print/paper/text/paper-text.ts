import { type ExamPaper, getQuestionNumber, type PaperSection } from '../../../domain/exam-paper.ts';
import { getMarks } from '../../../domain/part-marks.ts';
import { joinParagraphs } from '../../../domain/part-text.ts';
import type { Question } from '../../../domain/question.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { formatUnitTex } from '../../format-unit-tex.ts';
import { indentLines, labelledLines } from '../../labelled-lines.ts';
import { printBlankTable, printMatchTable } from '../../table-lines.ts';
import type { TerminalStyle } from '../../terminal-style.ts';
import { terminalText } from '../../terminal-text.ts';
import { hangText, wrapText } from '../../wrap-text.ts';
import {
  formatDuration,
  formatQualification,
  listInstructions,
  NOT_OFFICIAL,
  type PaperSheets,
  splitIntoBooklets,
} from '../paper-sheets.ts';
import { listPartRows, type PrintedSection } from '../part-rows.ts';
import { limitWidth } from './limit-width.ts';

/** Prints the candidate's paper for a terminal, without answers or marking scheme. */
export function printPaperText({ paper, figures }: PaperSheets, terminal: TerminalStyle): string[] {
  const limitedTerminal = limitWidth(terminal);
  return [
    limitedTerminal.paint('bold', formatPaperName(paper)),
    limitedTerminal.paint('dim', NOT_OFFICIAL),
    ...formulaeText(paper, limitedTerminal),
    ...splitIntoBooklets(paper).flatMap((booklet) => [
      '',
      limitedTerminal.paint('bold', booklet.title === '' ? 'One paper' : booklet.title),
      `${formatDuration(booklet.minutes)}, ${booklet.marks} marks`,
      ...listInstructions(booklet, paper).flatMap((line) => hangText('- ', line, limitedTerminal.width)),
      ...booklet.sections.flatMap((section) =>
        sectionText(section, { terminal: limitedTerminal, figures, hasHeading: booklet.title === '' }),
      ),
    ]),
  ];
}

function formulaeText({ formulae }: ExamPaper, terminal: TerminalStyle): string[] {
  if (formulae.length === 0) return [];
  const labelled = formulae.filter(({ label }) => label !== '');
  const unlabelled = formulae.filter(({ label }) => label === '');
  return [
    '',
    ...labelled.flatMap(({ label, tex }) =>
      hangText('  ', terminalText(`${label}: $${tex}$`), terminal.width),
    ),
    ...(unlabelled.length === 0
      ? []
      : hangText('  ', unlabelled.map(({ tex }) => terminalText(`$${tex}$`)).join(' · '), terminal.width)),
  ];
}

type SectionOptions = {
  readonly terminal: TerminalStyle;
  readonly figures: PaperSheets['figures'];
  readonly hasHeading: boolean;
};

function sectionText(paperSection: PaperSection, options: SectionOptions): string[] {
  const { section, marks, questions } = paperSection;
  const { terminal, hasHeading } = options;
  return [
    ...(hasHeading ? ['', terminal.paint('bold', `${section}, ${marks} marks`)] : []),
    ...questions.flatMap((question, index) => [
      '',
      ...numberedQuestionText(question, getQuestionNumber(paperSection, index), options),
    ]),
  ];
}

const INDENT = 4;

/** Prints the number, the stem and the parts, with marks at the right end of the last line of each instruction. */
function numberedQuestionText(question: Question, number: number, options: SectionOptions): string[] {
  const { terminal, figures } = options;
  const { id, vignette, stem, parts } = question;
  const first: Paragraph = {
    prefix: `${number}.`.padEnd(INDENT),
    tex: joinParagraphs([vignette, stem]),
    marks: parts === undefined ? getMarks(question) : undefined,
    contents: contentsText(question, figures.get(id), { terminal, indent: INDENT }),
  };
  const others = listPartRows(question).map(({ depth, label, tex, marks, part, path }): Paragraph => {
    const indent = depth * INDENT;
    const place = { terminal, indent: indent + INDENT };
    return {
      prefix: `${' '.repeat(indent)}${label === '' ? '' : `${label} `}`,
      tex,
      marks,
      contents: part === undefined ? [] : contentsText(part, figures.get(`${id}:${path}`), place),
    };
  });
  return joinLabels([first, ...others]).flatMap(({ contents, ...text }, index) => [
    ...(index === 0 ? [] : ['']),
    ...labelledLines(text, terminal),
    ...contents,
  ]);
}

/** A text with its label, and the lines below it. */
type Paragraph = {
  readonly prefix: string;
  readonly tex: string;
  readonly marks: number | undefined;
  readonly contents: readonly string[];
};

/** Puts a label without text on the line of the next label, as in `7.  (a)`. */
function joinLabels(paragraphs: readonly Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  let pending = '';
  for (const paragraph of paragraphs) {
    const prefix = pending + paragraph.prefix.slice(pending.length);
    const isEmpty = paragraph.tex === '' && paragraph.marks === undefined && paragraph.contents.length === 0;
    pending = isEmpty ? prefix : '';
    if (!isEmpty) joined.push({ ...paragraph, prefix });
  }
  return joined;
}

type ContentsPlace = { readonly terminal: TerminalStyle; readonly indent: number };

/** Prints what follows the text of a question or part: figures, tables and options. */
function contentsText(
  contents: PrintedSection,
  figure: { readonly alt: string } | undefined,
  { terminal, indent }: ContentsPlace,
): string[] {
  const { diagrams, table, blankTable, options } = contents;
  const unit = 'unit' in contents ? contents.unit : undefined;
  const narrowTerminal = { ...terminal, width: terminal.width - indent };
  return indentLines(
    [
      ...(figure === undefined ? diagrams.map(describeDiagram) : figureText(figure, narrowTerminal)),
      ...(table === undefined ? [] : printMatchTable(table, narrowTerminal)),
      ...(blankTable === undefined ? [] : printBlankTable(blankTable, narrowTerminal)),
      ...options.flatMap(({ id, text }) =>
        hangText(`${id.toUpperCase()}  `, terminalText(text), narrowTerminal.width),
      ),
      ...(unit === undefined ? [] : [`______ ${terminalText(formatUnitTex(unit))}`]),
    ],
    indent,
  );
}

function figureText({ alt }: { readonly alt: string }, terminal: TerminalStyle): string[] {
  // Labels outside formulas have escaped characters such as `\%`.
  const text = alt.replace(/\$[^$]*\$|\\[%&#]/g, (tex) => terminalText(tex));
  return wrapText(`[figure: ${text}]`, terminal.width).map((line) => terminal.paint('dim', line));
}

/** Formats the name of a paper: `National 5 Mathematics, paper 7`. */
export function formatPaperName({ level, subject, seed }: ExamPaper): string {
  return `${formatQualification(level)} ${subject}, paper ${seed}`;
}
