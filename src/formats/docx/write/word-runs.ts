import { renderMathMl } from '../../../print/html/render-maths.ts';
import { escapeXml } from '../../markup/write-markup.ts';
import { findChild, parseGeneratedMarkup } from '../equations/markup-element.ts';
import { mathmlToOmml } from '../equations/mathml-to-omml.ts';

/** How characters are printed; the names are those of the properties of a run in Word. */
export type RunStyle = {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly code?: boolean;
  readonly smallCaps?: boolean;
  readonly script?: 'superscript' | 'subscript';
};

/** Prints text as a run; line breaks and tabs in the text become those of Word. */
export function createTextRun(text: string, style: RunStyle = {}): string {
  if (text === '') return '';
  const content = text
    .split(/(\n|\t)/u)
    .map((piece) => {
      if (piece === '\n') return '<w:br/>';
      if (piece === '\t') return '<w:tab/>';
      return piece === '' ? '' : `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`;
    })
    .join('');
  return `<w:r>${printRunStyle(style)}${content}</w:r>`;
}

/** Prints the properties of a run in the order that the schema requires. */
function printRunStyle({ bold, italic, underline, code, smallCaps, script }: RunStyle): string {
  const properties = [
    code === true ? '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>' : '',
    bold === true ? '<w:b/>' : '',
    italic === true ? '<w:i/>' : '',
    smallCaps === true ? '<w:smallCaps/>' : '',
    underline === true ? '<w:u w:val="single"/>' : '',
    script === undefined ? '' : `<w:vertAlign w:val="${script}"/>`,
  ].join('');
  return properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
}

/** Prints a formula as the content of `m:oMath`; undefined if KaTeX cannot parse it. */
export function createEquation(tex: string, isDisplay: boolean): string | undefined {
  const mathml = renderMathMl(tex, isDisplay);
  if (mathml === undefined) return undefined;
  const math = findChild(parseGeneratedMarkup(mathml), 'math');
  const omml = math === undefined ? '' : mathmlToOmml(math);
  return omml === '' ? undefined : omml;
}

/** What a paragraph is: a numbered question, an option, the text of a part, … */
export type ParagraphStyle = {
  /** The id of a style in `word/styles.xml`. */
  readonly style?: string;
  readonly number?: { readonly id: number; readonly level: number };
  /** The left indentation in twentieths of a point; `hanging` moves the first line back to the left. */
  readonly indent?: { readonly left: number; readonly hanging?: number };
  readonly isCentred?: boolean;
  readonly keepNext?: boolean;
};

export function createParagraph(content: string, style: ParagraphStyle = {}): string {
  return `<w:p>${printParagraphStyle(style)}${content}</w:p>`;
}

function printParagraphStyle({ style, number, indent, isCentred, keepNext }: ParagraphStyle): string {
  const properties = [
    style === undefined ? '' : `<w:pStyle w:val="${style}"/>`,
    keepNext === true ? '<w:keepNext/>' : '',
    number === undefined
      ? ''
      : `<w:numPr><w:ilvl w:val="${number.level}"/><w:numId w:val="${number.id}"/></w:numPr>`,
    indent === undefined
      ? ''
      : `<w:ind w:left="${indent.left}"${indent.hanging === undefined ? '' : ` w:hanging="${indent.hanging}"`}/>`,
    isCentred === true ? '<w:jc w:val="center"/>' : '',
  ].join('');
  return properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`;
}

/** Creates a table with borders. Each cell is given as the content of its only paragraph. */
export function createTable(
  rows: readonly (readonly string[])[],
  indent: number,
  hasHeading = false,
): string {
  const count = Math.max(1, ...rows.map((cells) => cells.length));
  const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`)
    .join('');
  const widths = chooseWidths(rows, count);
  const properties = `<w:tblPr><w:tblW w:w="${widths.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/><w:tblInd w:w="${indent}" w:type="dxa"/><w:tblBorders>${border}</w:tblBorders></w:tblPr>`;
  const grid = `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`;
  const body = rows.map((cells, index) => {
    const heading = hasHeading && index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
    const printed = Array.from(
      { length: count },
      (_, at) =>
        `<w:tc><w:tcPr><w:tcW w:w="${widths[at] ?? 0}" w:type="dxa"/></w:tcPr>${createParagraph(cells[at] ?? '', { style: 'TableText' })}</w:tc>`,
    );
    return `<w:tr>${heading}${printed.join('')}</w:tr>`;
  });
  return `<w:tbl>${properties}${grid}${body.join('')}</w:tbl>`;
}

const MAX_TABLE_WIDTH = 7900;
const CHARACTER_WIDTH = 115;
const CELL_PADDING = 240;

/** Chooses the width of each column by its longest cell, in twentieths of a point; long columns share the rest of the line. */
function chooseWidths(rows: readonly (readonly string[])[], count: number): number[] {
  const wanted = Array.from({ length: count }, (_, at) => {
    const longest = Math.max(1, ...rows.map((cells) => countCharacters(cells[at] ?? '')));
    return longest * CHARACTER_WIDTH + CELL_PADDING;
  });
  const total = wanted.reduce((sum, width) => sum + width, 0);
  if (total <= MAX_TABLE_WIDTH) return wanted;
  const fair = MAX_TABLE_WIDTH / count;
  const narrow = wanted.reduce((sum, width) => sum + Math.min(width, fair), 0);
  const spare = (MAX_TABLE_WIDTH - narrow) / wanted.filter((width) => width > fair).length;
  return wanted.map((width) => Math.round(width > fair ? fair + spare : width));
}

function countCharacters(xml: string): number {
  return xml.replace(/<[^>]*>/gu, '').length;
}
