import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { type PageColumn, pageColumns } from './page-columns.ts';
import { boxAround, medianHeight, type PageRow, pageRows } from './page-rows.ts';

/** One question of a page: what was printed between its number and the next one. */
export type PageSection = {
  /** As printed; undefined on a page without numbers. */
  readonly number: number | undefined;
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
  /** The whole width of the page or of its column. */
  readonly box: PageBox;
};

const NUMBER = /^(?:Q(?:uestion)?\.?)?(\d{1,3})[.):]?$/i;
const CLOSED_NUMBER = /^(?:Q(?:uestion)?\.?\d{1,3}|\d{1,3})[.):]$|^Q(?:uestion)?\.?\d{1,3}$/i;
const PREFIX = /^Q(?:uestion)?\.?$/i;
/** Numbers stand within so many letters of the leftmost one. */
const MARGIN = 3;

type Start = { readonly row: number; readonly number: number; readonly taken: number; readonly x: number };

/** Cuts a page at its question numbers; what stands before the first, such as a heading, is left out. */
export function splitPage(page: ReadPage): PageSection[] {
  const columns = pageColumns(page);
  const sections = columns.flatMap(splitColumn);
  return sections.length > 0 || columns.every(({ words }) => words.length === 0)
    ? sections
    : columns.map(wholeColumn);
}

function splitColumn({ words, figures, strip }: PageColumn): PageSection[] {
  const rows = pageRows(words);
  const starts = startsIn(rows, medianHeight(words));
  return starts.map((start, index): PageSection => {
    const end = starts[index + 1]?.row ?? rows.length;
    const [first, ...others] = rows.slice(start.row, end);
    const top = first?.box.y ?? 0;
    const bottom = rows[end]?.box.y ?? strip.height;
    return {
      number: start.number,
      words: [first?.words.slice(start.taken) ?? [], ...others.map((row) => row.words)].flat(),
      figures: figures.filter(({ box }) => isWithin(box, top, bottom)),
      box: { ...strip, y: top, height: bottom - top },
    };
  });
}

function wholeColumn({ words, figures }: PageColumn): PageSection {
  const rows = pageRows(words);
  const boxes = [...rows.map(({ box }) => box), ...figures.map(({ box }) => box)];
  return { number: undefined, words: rows.flatMap((row) => row.words), figures, box: boxAround(boxes) };
}

function isWithin(box: PageBox, top: number, bottom: number): boolean {
  const middle = box.y + box.height / 2;
  return middle >= top && middle < bottom;
}

/** Numbers at the left margin that count upwards; `12` in the middle of a sentence is none. */
function startsIn(rows: readonly PageRow[], letter: number): Start[] {
  const candidates = rows.flatMap((row, index) => startOf(row, index) ?? []);
  const left = Math.min(...candidates.map(({ x }) => x));
  const starts: Start[] = [];
  for (const candidate of candidates.filter(({ x }) => x <= left + MARGIN * letter)) {
    const last = starts.at(-1)?.number;
    if (last === undefined || (candidate.number > last && candidate.number <= last + 5))
      starts.push(candidate);
  }
  return starts;
}

function startOf({ words }: PageRow, row: number): Start | undefined {
  const [first, second] = words;
  const x = first?.box.x ?? 0;
  const spoken = PREFIX.test(first?.text ?? '') ? NUMBER.exec(second?.text ?? '')?.[1] : undefined;
  if (spoken !== undefined) return { row, number: Number(spoken), taken: 2, x };
  if (!CLOSED_NUMBER.test(first?.text ?? '') || second === undefined) return undefined;
  const number = NUMBER.exec(first?.text ?? '')?.[1];
  return number === undefined ? undefined : { row, number: Number(number), taken: 1, x };
}
