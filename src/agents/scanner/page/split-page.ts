import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { boxAround, medianHeight, type PageRow, pageRows } from './page-rows.ts';

/** One question of a page: what was printed between its number and the next one. */
export type PageSection = {
  /** As printed; undefined on a page without numbers. */
  readonly number: number | undefined;
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
  /** The whole width of the page. */
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
  const rows = pageRows(page.words);
  const starts = startsIn(rows, medianHeight(page.words));
  if (starts.length === 0)
    return page.words.length + page.figures.length === 0 ? [] : [wholePage(page, rows)];
  return starts.map((start, index): PageSection => {
    const end = starts[index + 1]?.row ?? rows.length;
    const [first, ...others] = rows.slice(start.row, end);
    const top = first?.box.y ?? 0;
    const bottom = rows[end]?.box.y ?? page.height;
    return {
      number: start.number,
      words: [first?.words.slice(start.taken) ?? [], ...others.map(({ words }) => words)].flat(),
      figures: page.figures.filter(({ box }) => isWithin(box, top, bottom)),
      box: { x: 0, y: top, width: page.width, height: bottom - top },
    };
  });
}

function wholePage(page: ReadPage, rows: readonly PageRow[]): PageSection {
  const boxes = [...rows.map(({ box }) => box), ...page.figures.map(({ box }) => box)];
  return {
    number: undefined,
    words: rows.flatMap(({ words }) => words),
    figures: page.figures,
    box: boxAround(boxes),
  };
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
