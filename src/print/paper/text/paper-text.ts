import type { ExamPaper, PaperSection } from '../../../domain/exam-paper.ts';
import type { Question } from '../../../domain/question.ts';
import type { TerminalStyle } from '../../print-question-text.ts';
import { terminalLines } from '../../terminal-lines.ts';
import { terminalText } from '../../terminal-text.ts';
import { textWidth } from '../../text-width.ts';
import { hangText, wrapText } from '../../wrap-text.ts';
import {
  formatDuration,
  formatQualification,
  listInstructions,
  NOT_OFFICIAL,
  type PaperSheets,
  splitIntoBooklets,
} from '../paper-sheets.ts';
import { splitParts } from '../split-parts.ts';
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

function sectionText(
  { section, marks, questions }: PaperSection,
  { terminal, figures, hasHeading }: SectionOptions,
): string[] {
  return [
    ...(hasHeading ? ['', terminal.paint('bold', `${section}, ${marks} marks`)] : []),
    ...questions.flatMap((question, index) => [
      '',
      ...numberedStemText(question, index + 1, terminal),
      ...figureText(figures.get(question.id), terminal),
      ...optionsText(question, terminal),
    ]),
  ];
}

/** Prints the number, the stem, and the marks at the right end of the last line. */
function numberedStemText(question: Question, number: number, terminal: TerminalStyle): string[] {
  const lines = stemText(question, `${number}.`.padEnd(INDENT), terminal.width - MARKS_WIDTH);
  const marks = `(${question.marks ?? 0})`;
  const last = lines.pop() ?? '';
  const padding = ' '.repeat(Math.max(1, terminal.width - textWidth(last) - marks.length));
  return [...lines, `${last}${padding}${terminal.paint('bold', marks)}`];
}

const INDENT = 4;
const MARKS_WIDTH = 6;

function stemText({ vignette = '', stem }: Question, number: string, width: number): string[] {
  const indent = ' '.repeat(INDENT);
  return splitParts(`${vignette}\n\n${stem}`).flatMap(({ label, tex }, index) => {
    const prefix = `${index === 0 ? number : indent}${label === '' ? '' : `(${label}) `}`;
    const [first = '', ...rest] = terminalLines(tex, width - textWidth(prefix));
    return [`${prefix}${first}`, ...rest.map((line) => `${' '.repeat(textWidth(prefix))}${line}`)];
  });
}

function figureText(figure: { readonly alt: string } | undefined, terminal: TerminalStyle): string[] {
  if (figure === undefined) return [];
  const alt = figure.alt.replace(/\$[^$]*\$/g, (maths) => terminalText(maths));
  const lines = wrapText(`[figure: ${alt}]`, terminal.width - INDENT);
  return lines.map((line) => `${' '.repeat(INDENT)}${terminal.paint('dim', line)}`);
}

function optionsText({ options }: Question, terminal: TerminalStyle): string[] {
  return options.flatMap(({ id, text }) =>
    hangText(`${' '.repeat(INDENT)}${id.toUpperCase()}  `, terminalText(text), terminal.width),
  );
}

/** Formats the name of a paper: `National 5 Mathematics, paper 7`. */
export function formatPaperName({ level, subject, seed }: ExamPaper): string {
  return `${formatQualification(level)} ${subject}, paper ${seed}`;
}
