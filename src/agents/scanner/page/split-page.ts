import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { boxAround, groupRows, medianHeight, type PageRow } from './group-rows.ts';
import { type PageColumn, splitColumns } from './split-columns.ts';

/** One question of a page: the words and figures between its number and the next one. */
export type PageSection = {
  /** The printed number; undefined on a page without numbers. */
  readonly number: number | undefined;
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
  /** Its area, with the full width of the page or column. */
  readonly box: PageBox;
};

const NUMBER = /^(?:Q(?:uestion)?\.?)?(\d{1,3})[.):]?$/i;
/** A number that is followed by a punctuation mark or preceded by Q. */
const CLOSED_NUMBER = /^(?:Q(?:uestion)?\.?\d{1,3}|\d{1,3})[.):]$|^Q(?:uestion)?\.?\d{1,3}$/i;
const PREFIX = /^Q(?:uestion)?\.?$/i;
/** The maximum distance of question numbers from the leftmost one, in letter heights. */
const MAX_INDENT = 3;
/** The maximum gap between consecutive question numbers. */
const MAX_NUMBER_GAP = 5;

type Start = {
  readonly row: number;
  readonly number: number;
  readonly wordCount: number;
  readonly x: number;
};

/** Splits a page at its question numbers; text before the first one, such as a heading, is left out. */
export function splitPage(page: ReadPage): PageSection[] {
  const columns = splitColumns(page);
  const sections = columns.flatMap(splitColumn);
  return sections.length > 0 || columns.every(({ words }) => words.length === 0)
    ? sections
    : columns.map(wholeColumn);
}

function splitColumn({ words, figures, strip }: PageColumn): PageSection[] {
  const rows = groupRows(words);
  const starts = findStarts(rows, medianHeight(words));
  return starts.map((start, index): PageSection => {
    const end = starts[index + 1]?.row ?? rows.length;
    const [first, ...others] = rows.slice(start.row, end);
    const top = first?.box.y ?? 0;
    const bottom = rows[end]?.box.y ?? strip.height;
    return {
      number: start.number,
      words: [first?.words.slice(start.wordCount) ?? [], ...others.map((row) => row.words)].flat(),
      figures: figures.filter(({ box }) => isWithin(box, top, bottom)),
      box: { ...strip, y: top, height: bottom - top },
    };
  });
}

function wholeColumn({ words, figures }: PageColumn): PageSection {
  const rows = groupRows(words);
  const boxes = [...rows.map(({ box }) => box), ...figures.map(({ box }) => box)];
  return { number: undefined, words: rows.flatMap((row) => row.words), figures, box: boxAround(boxes) };
}

function isWithin(box: PageBox, top: number, bottom: number): boolean {
  const middle = box.y + box.height / 2;
  return middle >= top && middle < bottom;
}

/** Finds increasing numbers at the left margin; a `12` inside a sentence does not count. */
function findStarts(rows: readonly PageRow[], letter: number): Start[] {
  const candidates = rows.flatMap((row, index) => readStart(row, index) ?? []);
  const left = Math.min(...candidates.map(({ x }) => x));
  const starts: Start[] = [];
  for (const candidate of candidates.filter(({ x }) => x <= left + MAX_INDENT * letter)) {
    const last = starts.at(-1)?.number;
    if (last === undefined || (candidate.number > last && candidate.number <= last + MAX_NUMBER_GAP))
      starts.push(candidate);
  }
  return starts;
}

function readStart({ words }: PageRow, row: number): Start | undefined {
  const [first, second] = words;
  const x = first?.box.x ?? 0;
  const prefixed = PREFIX.test(first?.text ?? '') ? NUMBER.exec(second?.text ?? '')?.[1] : undefined;
  if (prefixed !== undefined) return { row, number: Number(prefixed), wordCount: 2, x };
  if (!CLOSED_NUMBER.test(first?.text ?? '') || second === undefined) return undefined;
  const number = NUMBER.exec(first?.text ?? '')?.[1];
  return number === undefined ? undefined : { row, number: Number(number), wordCount: 1, x };
}
