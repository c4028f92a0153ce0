import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { replaceLeadingMarks, replaceMarks } from './find-marks.ts';
import { type ColumnRow, findQuestionStarts } from './find-question-starts.ts';
import { getBoundingBox, getMedianHeight, groupRows } from './group-rows.ts';
import { removeMarginRows } from './remove-margin-rows.ts';
import { type PageColumn, splitColumns } from './split-columns.ts';

/** A part of a page; `page` is the index of the page. */
export type PageArea = { readonly page: number; readonly box: PageBox };

/** One question: the words and figures between its number and the next one. */
export type PageSection = {
  /** The printed number; undefined on a page without numbers. */
  readonly number: number | undefined;
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
  /** The areas of the question, each with the full width of its column. */
  readonly areas: readonly PageArea[];
  /** Reasons why the split may be wrong. */
  readonly doubts: readonly string[];
};

/** A line of one of the columns of a document. */
type DocumentRow = ColumnRow & { readonly column: number };
type DocumentColumn = PageColumn & { readonly page: number };

/** Text before the first question is reported if it has more words than a heading. */
const MAX_HEADING_WORDS = 40;
/** A page without numbers is reported if it has at least this many lines. */
const MIN_REPORTED_ROWS = 15;

/** Splits pages at their question numbers; a question may continue in the next column or on the next page. */
export function splitPages(pages: readonly ReadPage[]): PageSection[] {
  const columns = pages.flatMap((page, index) =>
    splitColumns(page).map((column): DocumentColumn => ({ ...column, page: index })),
  );
  const rows = removeMarginRows(columns.map(readRows)).flatMap((columnRows, column) =>
    columnRows.map((row): DocumentRow => ({ ...row, column })),
  );
  if (rows.length === 0) return [];
  const { starts, doubts } = findQuestionStarts(rows);
  const [firstStart] = starts;
  if (firstStart === undefined) return [toSingleSection(rows, columns)];
  const preface = rows.slice(0, firstStart.row).flatMap(({ words }) => words);
  const allDoubts = [
    ...doubts,
    ...(preface.length > MAX_HEADING_WORDS
      ? [`the text before question ${firstStart.number} was left out`]
      : []),
  ];
  return starts.map((start, index) => {
    const end = starts[index + 1]?.row ?? rows.length;
    const [first, ...others] = rows.slice(start.row, end);
    const firstWords = first === undefined ? [] : cutNumber(first, start);
    const areas = listAreas(rows, { start: start.row, end }, columns);
    return {
      number: start.number,
      words: joinRows([firstWords, ...others.map(({ words }) => words)]),
      figures: listFigures(areas, columns),
      areas,
      doubts: index === 0 ? allDoubts : [],
    };
  });
}

/** Reads the lines of a column; marks at their right ends are replaced by words with TeX. */
function readRows({ words }: PageColumn): ColumnRow[] {
  if (words.length === 0) return [];
  const letterHeight = getMedianHeight(words);
  const { x, width } = getBoundingBox(words.map(({ box }) => box));
  return groupRows(words)
    .map((row) => replaceMarks(row, { right: x + width, letterHeight }))
    .map((row) => ({ ...row, letterHeight, indent: (row.box.x - x) / letterHeight }));
}

function cutNumber({ words }: ColumnRow, start: { wordCount: number; rest: string }): PageWord[] {
  const last = words[start.wordCount - 1];
  const attached = start.rest === '' || last === undefined ? [] : [{ ...last, text: start.rest }];
  return replaceLeadingMarks([...attached, ...words.slice(start.wordCount)]);
}

/** Joins the words of lines; a word that is hyphenated at the end of a line is joined with its second half. */
function joinRows(rows: readonly (readonly PageWord[])[]): PageWord[] {
  const joined: PageWord[] = [];
  for (const row of rows) {
    const [last, first] = [joined.at(-1), row[0]];
    const isHyphenated =
      last !== undefined && /^\p{L}{2,}-$/u.test(last.text) && /^\p{Ll}{2,}/u.test(first?.text ?? '');
    if (isHyphenated && first !== undefined) {
      joined[joined.length - 1] = { ...last, text: `${last.text.slice(0, -1)}${first.text}` };
      joined.push(...row.slice(1));
    } else joined.push(...row);
  }
  return joined;
}

type RowRange = { readonly start: number; readonly end: number };

/** Lists the areas from the first line of a question to the first line of the next one, one for each column. */
function listAreas(
  rows: readonly DocumentRow[],
  { start, end }: RowRange,
  columns: readonly DocumentColumn[],
): PageArea[] {
  const byColumn = Map.groupBy(rows.slice(start, end), ({ column }) => column);
  return [...byColumn].flatMap(([index, columnRows]) => {
    const column = columns[index];
    if (column === undefined) return [];
    const isFirst = rows[start]?.column === index;
    const top = isFirst ? (columnRows[0]?.box.y ?? 0) : column.area.y;
    const next = rows[end];
    const bottom = next?.column === index ? next.box.y : column.area.y + column.area.height;
    return [{ page: column.page, box: { ...column.area, y: top, height: bottom - top } }];
  });
}

function listFigures(areas: readonly PageArea[], columns: readonly DocumentColumn[]): PageFigure[] {
  return areas.flatMap(({ page, box }) =>
    columns
      .filter(({ page: columnPage, area }) => columnPage === page && area.x === box.x && area.y <= box.y + 1)
      .flatMap(({ figures }) => figures.filter((figure) => isWithin(figure.box, box))),
  );
}

function isWithin(box: PageBox, { y, height }: PageBox): boolean {
  const middle = box.y + box.height / 2;
  return middle >= y && middle < y + height;
}

function toSingleSection(rows: readonly DocumentRow[], columns: readonly DocumentColumn[]): PageSection {
  const areas = columns.flatMap((column, index): PageArea[] => {
    const boxes = [
      ...rows.filter((row) => row.column === index).map(({ box }) => box),
      ...column.figures.map(({ box }) => box),
    ];
    return boxes.length === 0 ? [] : [{ page: column.page, box: getBoundingBox(boxes) }];
  });
  return {
    number: undefined,
    words: joinRows(rows.map(({ words }) => words)),
    figures: columns.flatMap(({ figures }) => figures),
    areas,
    doubts:
      rows.length >= MIN_REPORTED_ROWS
        ? ['no question numbers were found, so the page was read as one question']
        : [],
  };
}
