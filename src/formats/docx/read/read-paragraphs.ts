import { findChild, listChildren, type MarkupElement } from '../equations/markup-element.ts';
import { decodeBookmarks } from '../write/word-writer.ts';
import { createListCounter, type ListLabel } from './list-labels.ts';
import type { OpenDocument } from './open-document.ts';
import { listPieces, type ParagraphPiece, piecesToTex, type ReportUnreadable } from './paragraph-content.ts';

/** A paragraph or table of a document as TeX, with the formatting from which its role is recognised. */
export type WordParagraph = {
  readonly kind: 'paragraph' | 'table';
  readonly tex: string;
  /** The id of the style, such as `Question` or `Heading1`. */
  readonly style: string;
  readonly label: ListLabel | undefined;
  /** The id of a question that we wrote into a bookmark. */
  readonly questionId: string | undefined;
  /** True if all text is bold. */
  readonly isBold: boolean;
  /** True if all text is highlighted or coloured. */
  readonly isMarked: boolean;
  readonly isFormulaOnly: boolean;
  /** The cells of a table as TeX. */
  readonly rows: readonly (readonly string[])[];
  /** The paragraphs in the cells of a table, by row and cell. */
  readonly cells: readonly (readonly (readonly WordParagraph[])[])[];
};

type Tools = {
  readonly document: OpenDocument;
  readonly report: ReportUnreadable;
  readonly usePicture: (path: string) => string;
};

/** Reads the paragraphs and tables of a document in order. */
export function readParagraphs(tools: Tools): WordParagraph[] {
  const counter = createListCounter(tools.document.numbering);
  const styleLists = readStyleLists(tools.document.styles);
  const read = (element: MarkupElement): WordParagraph[] => {
    if (element.name === 'w:p') {
      const properties = findChild(element, 'w:pPr');
      const style = findChild(properties, 'w:pStyle')?.attributes.val ?? '';
      const list = findChild(properties, 'w:numPr') ?? styleLists.get(style);
      const listId = findChild(list, 'w:numId')?.attributes.val ?? '0';
      const level = Number(findChild(list, 'w:ilvl')?.attributes.val ?? 0);
      const content = readContent(element, tools);
      const isEmpty = content.tex.trim() === '' && content.questionId === undefined;
      const label = listId === '0' || isEmpty ? undefined : counter.count(listId, level);
      return [{ kind: 'paragraph', style, label, rows: [], cells: [], ...content }];
    }
    if (element.name === 'w:tbl') return [readTable(element, read)];
    // Content controls and tracked insertions contain further paragraphs.
    return element.name === 'w:sectPr' || element.name === 'w:del' ? [] : listChildren(element).flatMap(read);
  };
  return listChildren(tools.document.body).flatMap(read);
}

/** Reads the lists that belong to styles. Every paragraph of such a style is numbered. */
function readStyleLists(styles: MarkupElement | undefined): ReadonlyMap<string, MarkupElement> {
  return new Map(
    listChildren(styles).flatMap((style) => {
      const list = findChild(findChild(style, 'w:pPr'), 'w:numPr');
      return list === undefined ? [] : [[style.attributes.styleId ?? '', list] as const];
    }),
  );
}

type Content = Pick<WordParagraph, 'tex' | 'questionId' | 'isBold' | 'isMarked' | 'isFormulaOnly'>;

function readContent(element: MarkupElement, { document, report, usePicture }: Tools): Content {
  const pieces = listPieces(element, report);
  // Authors often mark the text of an option but not its label.
  const texts = pieces.filter(
    (piece) =>
      piece.kind === 'text' && piece.text.trim() !== '' && !/^\s*\(?[A-Za-z][.)]\s*$/u.test(piece.text),
  );
  const every = (test: (piece: Extract<ParagraphPiece, { kind: 'text' }>) => boolean): boolean =>
    texts.length > 0 && texts.every((piece) => piece.kind === 'text' && test(piece));
  const questionId = decodeBookmarks(
    pieces.flatMap((piece) => (piece.kind === 'anchor' ? [piece.name] : [])),
  );
  return {
    tex: piecesToTex(pieces, (relationship) =>
      usePicture(`word/${document.targets.get(relationship) ?? ''}`),
    ),
    questionId,
    isBold: every(({ format }) => format.bold),
    isMarked: every(({ format }) => format.marked),
    isFormulaOnly: texts.length === 0 && pieces.some(({ kind }) => kind === 'formula'),
  };
}

function readTable(
  table: MarkupElement,
  readParagraph: (element: MarkupElement) => readonly WordParagraph[],
): WordParagraph {
  const cells = listChildren(table)
    .filter(({ name }) => name === 'w:tr')
    .map((row) =>
      listChildren(row)
        .filter(({ name }) => name === 'w:tc')
        .map((cell) => listChildren(cell).flatMap(readParagraph)),
    );
  const rows = cells.map((row) => row.map(printCell));
  return {
    kind: 'table',
    tex: printTabular(rows),
    style: '',
    label: undefined,
    questionId: undefined,
    isBold: false,
    isMarked: false,
    isFormulaOnly: false,
    rows,
    cells,
  };
}

/** Joins the paragraphs of a cell to one text; a table inside a cell becomes text too. */
function printCell(paragraphs: readonly WordParagraph[]): string {
  return paragraphs
    .flatMap(({ kind, tex, rows }) => (kind === 'table' ? rows.map((cells) => cells.join(' ')) : [tex]))
    .map((text) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
}

function printTabular(rows: readonly (readonly string[])[]): string {
  const count = Math.max(1, ...rows.map((cells) => cells.length));
  const lines = rows.map((cells) => `${cells.join(' & ')} \\\\ \\hline`);
  return [
    '\\begin{center}',
    `\\begin{tabular}{${'|l'.repeat(count)}|}`,
    '\\hline',
    ...lines,
    '\\end{tabular}',
    '\\end{center}',
  ].join('\n');
}
