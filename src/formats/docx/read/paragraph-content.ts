import { findChild, getText, listChildren, type MarkupElement } from '../equations/markup-element.ts';
import { ommlToTex } from '../equations/omml-to-tex.ts';
import { escapeWordText } from './escape-word-text.ts';

/** A piece of a paragraph: text with its format, a formula, a picture, or an anchor (the target of a link). */
export type ParagraphPiece =
  | { readonly kind: 'text'; readonly text: string; readonly format: TextFormat }
  | { readonly kind: 'formula'; readonly tex: string; readonly isDisplay: boolean }
  | { readonly kind: 'picture'; readonly relationship: string }
  | { readonly kind: 'anchor'; readonly name: string };

type TextFormat = {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly script: '' | 'superscript' | 'subscript';
  /** Highlighted, shaded or coloured, which is how authors mark the right option. */
  readonly marked: boolean;
};

const PLAIN_FORMAT: TextFormat = {
  bold: false,
  italic: false,
  underline: false,
  script: '',
  marked: false,
};

/** Called with the code of each thing in the document that cannot be read. */
export type ReportUnreadable = (code: 'word-object' | 'word-text-box' | 'word-empty-equation') => void;

/** Lists the content of a paragraph. Text that was deleted while changes were tracked is left out. */
export function listPieces(paragraph: MarkupElement, report: ReportUnreadable): ParagraphPiece[] {
  const pieces: ParagraphPiece[] = [];
  addChildren(paragraph, pieces, report);
  return pieces;
}

/** Elements without visible content, and deleted text. */
const SKIPPED = new Set([
  'w:pPr',
  'w:rPr',
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:commentReference',
  'mc:Fallback',
]);

function addChildren(element: MarkupElement, pieces: ParagraphPiece[], report: ReportUnreadable): void {
  for (const child of listChildren(element)) addElement(child, pieces, report);
}

function addElement(element: MarkupElement, pieces: ParagraphPiece[], report: ReportUnreadable): void {
  const { name, attributes } = element;
  if (SKIPPED.has(name)) return;
  if (name === 'w:r') addRun(element, pieces, report);
  else if (name === 'm:oMath') addFormula(element, false, pieces, report);
  else if (name === 'm:oMathPara')
    for (const equation of listChildren(element).filter((child) => child.name === 'm:oMath'))
      addFormula(equation, true, pieces, report);
  else if (name === 'w:bookmarkStart') pieces.push({ kind: 'anchor', name: attributes.name ?? '' });
  else addChildren(element, pieces, report);
}

function addFormula(
  element: MarkupElement,
  isDisplay: boolean,
  pieces: ParagraphPiece[],
  report: ReportUnreadable,
): void {
  const tex = ommlToTex(element);
  if (tex !== '') pieces.push({ kind: 'formula', tex, isDisplay });
  else if (getText(element).trim() !== '') report('word-empty-equation');
}

function addRun(run: MarkupElement, pieces: ParagraphPiece[], report: ReportUnreadable): void {
  const properties = findChild(run, 'w:rPr');
  if (isOn(properties, 'w:vanish')) return;
  const format = readFormat(properties);
  for (const child of listChildren(run)) {
    const text = readRunText(child);
    if (text !== undefined) pieces.push({ kind: 'text', text, format });
    else if (child.name === 'w:drawing' || child.name === 'w:pict' || child.name === 'w:object')
      addDrawing(child, pieces, report);
    else if (child.name === 'mc:AlternateContent') addAlternative(child, pieces, report);
    else if (child.name.startsWith('m:')) addElement(child, pieces, report);
  }
}

/** Returns the characters of an element of a run; undefined if it is something else, such as a picture. */
function readRunText(element: MarkupElement): string | undefined {
  switch (element.name) {
    case 'w:t':
      return getText(element);
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:br':
    case 'w:cr':
      return '\n';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym':
      return readSymbol(element);
    default:
      return undefined;
  }
}

/** Adds a drawing that the document contains in a newer and in an older form; only the newer form is read. */
function addAlternative(element: MarkupElement, pieces: ParagraphPiece[], report: ReportUnreadable): void {
  for (const choice of listChildren(element).filter(({ name }) => name === 'mc:Choice'))
    for (const child of listChildren(choice)) addDrawing(child, pieces, report);
}

function addDrawing(element: MarkupElement, pieces: ParagraphPiece[], report: ReportUnreadable): void {
  const before = pieces.length;
  const visit = (node: MarkupElement): void => {
    const relationship =
      node.name === 'a:blip'
        ? node.attributes.embed
        : node.name === 'v:imagedata'
          ? node.attributes.id
          : undefined;
    if (relationship !== undefined) pieces.push({ kind: 'picture', relationship });
    if (node.name === 'w:txbxContent' && getText(node).trim() !== '') report('word-text-box');
    listChildren(node).forEach(visit);
  };
  visit(element);
  // An embedded object is often an equation of an older equation editor; at most its preview picture can be read.
  if (
    element.name === 'w:object' ||
    (element.name === 'w:pict' && pieces.length === before && hasObject(element))
  )
    report('word-object');
}

function hasObject(element: MarkupElement): boolean {
  return element.name === 'o:OLEObject' || listChildren(element).some(hasObject);
}

function isOn(properties: MarkupElement | undefined, name: string): boolean {
  const property = findChild(properties, name);
  return property !== undefined && !/^(?:0|false|none|off)$/u.test(property.attributes.val ?? '1');
}

function readFormat(properties: MarkupElement | undefined): TextFormat {
  if (properties === undefined) return PLAIN_FORMAT;
  const script = findChild(properties, 'w:vertAlign')?.attributes.val ?? findPosition(properties);
  const colour = findChild(properties, 'w:color')?.attributes.val ?? '';
  const shade = findChild(properties, 'w:shd')?.attributes.fill ?? 'auto';
  return {
    bold: isOn(properties, 'w:b'),
    italic: isOn(properties, 'w:i'),
    underline: isOn(properties, 'w:u'),
    script: script === 'superscript' || script === 'subscript' ? script : '',
    marked:
      isOn(properties, 'w:highlight') ||
      !/^(?:auto|FFFFFF)$/iu.test(shade) ||
      // Red or green text.
      /^(?:(?:[C-F][0-9A-F])(?:[0-4][0-9A-F]){2}|(?:[0-4][0-9A-F])(?:[7-9A-F][0-9A-F])(?:[0-5][0-9A-F]))$/iu.test(
        colour,
      ),
  };
}

/** LibreOffice saves indices of web pages as smaller text that is raised or lowered. */
function findPosition(properties: MarkupElement): string | undefined {
  const position = Number(findChild(properties, 'w:position')?.attributes.val ?? 0);
  if (position === 0 || findChild(properties, 'w:sz') === undefined) return undefined;
  return position > 0 ? 'superscript' : 'subscript';
}

/** The Greek letters of the font Symbol, at the places of Latin letters. */
const SYMBOL_FONT: ReadonlyMap<string, string> = new Map(
  [...'abgdezhqiklmnxoprstufcywDFGJLPQSWXY'].map((latin, index) => [
    latin,
    [...'αβγδεζηθικλμνξοπρστυφχψωΔΦΓϑΛΠΘΣΩΞΨ'][index] ?? latin,
  ]),
);
const SYMBOL_SIGNS: Readonly<Record<number, string>> = {
  176: '°',
  177: '±',
  180: '×',
  184: '÷',
  174: '→',
  163: '≤',
  179: '≥',
  185: '≠',
  187: '≈',
  165: '∞',
  214: '√',
  183: '•',
};

function readSymbol({ attributes }: MarkupElement): string {
  const code = Number.parseInt(attributes.char ?? '', 16) & 0xff;
  const latin = String.fromCodePoint(code);
  return SYMBOL_SIGNS[code] ?? SYMBOL_FONT.get(latin) ?? latin;
}

/** Converts pieces to TeX. */
export function piecesToTex(
  pieces: readonly ParagraphPiece[],
  pictureTex: (relationship: string) => string,
): string {
  const groups: { format: TextFormat; text: string }[] = [];
  let tex = '';
  const flush = (): void => {
    tex += groups.map(({ format, text }) => formatText(text, format)).join('');
    groups.length = 0;
  };
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (piece.kind === 'text') {
      if (last !== undefined && isSameFormat(last.format, piece.format)) last.text += piece.text;
      else groups.push({ format: piece.format, text: piece.text });
      continue;
    }
    flush();
    if (piece.kind === 'formula') tex += formulaToTex(piece.tex, piece.isDisplay);
    else if (piece.kind === 'picture') tex += pictureTex(piece.relationship);
  }
  flush();
  return tex;
}

function isSameFormat(a: TextFormat, b: TextFormat): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.script === b.script;
}

function formulaToTex(tex: string, isDisplay: boolean): string {
  const aligned = /^\\begin\{aligned\} ([\s\S]*) \\end\{aligned\}$/u.exec(tex)?.[1];
  if (aligned !== undefined && !aligned.includes('\\begin{aligned}') && isDisplay)
    return `\n\\begin{align*}\n${aligned}\n\\end{align*}\n`;
  return isDisplay ? `\n\\[ ${tex} \\]\n` : `$${tex}$`;
}

/** Formats escaped text; spaces at its ends stay outside the command. */
function formatText(text: string, { bold, italic, underline, script }: TextFormat): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
  const escaped = escapeWordText(inner).replaceAll('\n', '\\\\\n');
  const [start, end] = [before, after].map((space) => space.replaceAll('\n', '\\\\\n'));
  if (inner === '') return `${start}${end}`;
  return `${start}${applyFormat(escaped, { bold, italic, underline, script, marked: false })}${end}`;
}

function applyFormat(tex: string, { bold, italic, underline, script }: TextFormat): string {
  if (script !== '') return formatScript(tex, script);
  let formatted = tex;
  if (underline) formatted = `\\underline{${formatted}}`;
  if (italic) formatted = `\\textit{${formatted}}`;
  return bold ? `\\textbf{${formatted}}` : formatted;
}

/** Formats raised or lowered text. Raised numbers and signs are exponents; raised words such as “th” stay text. */
function formatScript(tex: string, script: 'superscript' | 'subscript'): string {
  if (/^[A-Za-z]{2,}$/u.test(tex)) return `\\text${script}{${tex}}`;
  return `$${script === 'superscript' ? '^' : '_'}{${tex.replace(/--?/gu, '-').replaceAll('$', '')}}$`;
}
