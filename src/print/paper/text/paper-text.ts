import type { ExamPaper, PaperSection } from '../../../domain/exam-paper.ts';
import type { Question } from '../../../domain/question.ts';
import type { TextLook } from '../../print-question-text.ts';
import { terminalLines } from '../../terminal-lines.ts';
import { terminalText } from '../../terminal-text.ts';
import { textWidth } from '../../text-width.ts';
import { hangText, wrapText } from '../../wrap-text.ts';
import {
  formatDuration,
  instructionsFor,
  NOT_OFFICIAL,
  type PaperSheets,
  qualificationName,
  splitIntoBooklets,
} from '../paper-sheets.ts';
import { splitParts } from '../split-parts.ts';
import { limitWidth } from './limit-width.ts';

/** Prints the candidate's paper for a terminal, without scheme or key. */
export function printPaperText({ paper, figures }: PaperSheets, look: TextLook): string[] {
  const narrow = limitWidth(look);
  return [
    narrow.paint('bold', paperName(paper)),
    narrow.paint('dim', NOT_OFFICIAL),
    ...formulaeText(paper, narrow),
    ...splitIntoBooklets(paper).flatMap((booklet) => [
      '',
      narrow.paint('bold', booklet.title === '' ? 'One paper' : booklet.title),
      `${formatDuration(booklet.minutes)}, ${booklet.marks} marks`,
      ...instructionsFor(booklet, paper).flatMap((line) => hangText('- ', line, narrow.width)),
      ...booklet.sections.flatMap((section) =>
        sectionText(section, { look: narrow, figures, heading: booklet.title === '' }),
      ),
    ]),
  ];
}

function formulaeText({ formulae }: ExamPaper, look: TextLook): string[] {
  if (formulae.length === 0) return [];
  const named = formulae.filter(({ label }) => label !== '');
  const bare = formulae.filter(({ label }) => label === '');
  return [
    '',
    ...named.flatMap(({ label, tex }) => hangText('  ', terminalText(`${label}: $${tex}$`), look.width)),
    ...(bare.length === 0
      ? []
      : hangText('  ', bare.map(({ tex }) => terminalText(`$${tex}$`)).join(' · '), look.width)),
  ];
}

type SectionPrint = {
  readonly look: TextLook;
  readonly figures: PaperSheets['figures'];
  readonly heading: boolean;
};

function sectionText(
  { section, marks, questions }: PaperSection,
  { look, figures, heading }: SectionPrint,
): string[] {
  return [
    ...(heading ? ['', look.paint('bold', `${section}, ${marks} marks`)] : []),
    ...questions.flatMap((question, index) => [
      '',
      ...numbered(question, index + 1, look),
      ...figureText(figures.get(question.id), look),
      ...optionsText(question, look),
    ]),
  ];
}

/** The number, the stem, and the marks at the right end of the last line. */
function numbered(question: Question, number: number, look: TextLook): string[] {
  const lines = stemText(question, `${number}.`.padEnd(INDENT), look.width - MARKS_WIDTH);
  const marks = `(${question.marks ?? 0})`;
  const last = lines.pop() ?? '';
  const gap = ' '.repeat(Math.max(1, look.width - textWidth(last) - marks.length));
  return [...lines, `${last}${gap}${look.paint('bold', marks)}`];
}

const INDENT = 4;
const MARKS_WIDTH = 6;

function stemText({ vignette = '', stem }: Question, number: string, width: number): string[] {
  const space = ' '.repeat(INDENT);
  return splitParts(`${vignette}\n\n${stem}`).flatMap(({ label, tex }, index) => {
    const mark = `${index === 0 ? number : space}${label === '' ? '' : `(${label}) `}`;
    const [first = '', ...rest] = terminalLines(tex, width - textWidth(mark));
    return [`${mark}${first}`, ...rest.map((line) => `${' '.repeat(textWidth(mark))}${line}`)];
  });
}

function figureText(figure: { readonly alt: string } | undefined, look: TextLook): string[] {
  if (figure === undefined) return [];
  const alt = figure.alt.replace(/\$[^$]*\$/g, (maths) => terminalText(maths));
  const lines = wrapText(`[figure: ${alt}]`, look.width - INDENT);
  return lines.map((line) => `${' '.repeat(INDENT)}${look.paint('dim', line)}`);
}

function optionsText({ options }: Question, look: TextLook): string[] {
  return options.flatMap(({ id, text }) =>
    hangText(`${' '.repeat(INDENT)}${id.toUpperCase()}  `, terminalText(text), look.width),
  );
}

/** `National 5 Mathematics, paper 7` */
export function paperName({ level, subject, seed }: ExamPaper): string {
  return `${qualificationName(level)} ${subject}, paper ${seed}`;
}
