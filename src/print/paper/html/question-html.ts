import type { Part } from '../../../domain/part.ts';
import { getMarks } from '../../../domain/part-marks.ts';
import { joinParagraphs } from '../../../domain/part-text.ts';
import type { Question } from '../../../domain/question.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { texToHtml } from '../../html/tex-to-html.ts';
import type { PaperFigure, PaperSheets } from '../paper-sheets.ts';
import type { PartRow } from '../part-rows.ts';
import { answerSpaceHtml } from './answer-space-html.ts';
import { contentsHtml } from './contents-html.ts';

/** Returns the figure of a part by its path; the empty path is the question itself. */
type FindFigure = (path: string) => PaperFigure | undefined;

/**
 * Prints the candidate's view of a question: stem and figure, then its parts as a list, with marks in the margin and
 * space for each answer.
 */
export function questionHtml(question: Question, figures: PaperSheets['figures']): string {
  const { id, parts } = question;
  const findFigure: FindFigure = (path) => figures.get(path === '' ? id : `${id}:${path}`);
  const contents = contentsHtml(question, { figure: findFigure(''), hasTickBoxes: false });
  if (parts === undefined)
    return `${instructionHtml(stemHtml(question), getMarks(question))}${contents}${answerSpaceHtml(question)}`;
  return `${sharedHtml(stemHtml(question), contents)}${partsHtml(parts, '', findFigure)}`;
}

/** Prints the text that all parts share; empty if there is none. Labels within this text are ordinary text. */
function stemHtml({ vignette, stem }: Pick<Question, 'vignette' | 'stem'>): string {
  const tex = joinParagraphs([vignette, stem]);
  return tex === '' ? '' : `<div class="stem">${texToHtml(tex)}</div>`;
}

/** Prints what several parts share. If they share nothing, the first part begins beside the question number: `7. (a)`. */
function sharedHtml(text: string, contents: string): string {
  return text === '' && contents === '' ? '' : `<div class="shared">${text}${contents}</div>`;
}

/** Prints the shared text of a question as a row of a table with four columns; nothing if there is none. */
export function stemRow(question: Question): string {
  const stem = stemHtml(question);
  return stem === '' ? '' : textRow(stem);
}

/** Prints parts as a list. `prefix` is the start of their paths: `b.` for the parts of (b). */
function partsHtml(parts: readonly Part[], prefix: string, findFigure: FindFigure): string {
  const items = parts.map((part) => partHtml(part, `${prefix}${part.label}`, findFigure));
  return `<ol class="parts" role="list">${items.join('')}</ol>`;
}

function partHtml(part: Part, path: string, findFigure: FindFigure): string {
  const { label, lead, text, parts } = part;
  const hasTickBoxes = part.answer?.kind === 'choice';
  const contents = contentsHtml(part, { figure: findFigure(path), hasTickBoxes });
  const body =
    parts === undefined
      ? `${instructionHtml(texToHtml(text), getMarks(part))}${contents}${answerSpaceHtml(part)}`
      : `${sharedHtml(texToHtml(text), contents)}${partsHtml(parts, `${path}.`, findFigure)}`;
  return [
    `<li class="part">${lead === undefined ? '' : `<div class="lead">${texToHtml(lead)}</div>`}`,
    `<span class="label">(${escapeHtml(label)})</span><div>${body}</div></li>`,
  ].join('');
}

/** Prints a text with its marks in the margin, level with its last line. */
function instructionHtml(html: string, marks: number | undefined): string {
  const margin =
    marks === undefined
      ? ''
      : `<span class="marks">${marks}<span class="hidden"> ${marks === 1 ? 'mark' : 'marks'}</span></span>`;
  return `<div class="instruction">${html}${margin}</div>`;
}

/** Prints the texts above the marks of a part as a row of a table with four columns. */
export function partTextRow(rows: readonly PartRow[]): string {
  if (rows.length === 0) return '';
  const texts = rows.map(
    ({ depth, label, tex }) =>
      `<div class="part-text depth-${depth}">${label === '' ? '' : `<span>${escapeHtml(label)}</span>`}<div>${texToHtml(tex)}</div></div>`,
  );
  return textRow(texts.join(''));
}

function textRow(html: string): string {
  return `<tr class="stem-row"><td></td><td colspan="2">${html}</td><td></td></tr>`;
}
