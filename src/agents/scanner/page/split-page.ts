import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { getBoundingBox, getMedianHeight, groupRows, type PageRow } from './group-rows.ts';
import { type PageColumn, splitColumns } from './split-columns.ts';

/** One question of a page: the words and figures between its number and the next one. */
export type PageSection = {
  /** The printed number; undefined on a page without numbers. */
  readonly number: number | undefined;
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
  /** The area of the question, with the full width of the page or column. */
  readonly box: PageBox;
};

/** A question number: `12`, `12.`, `Q12)`. */
const QUESTION_NUMBER = /^(?:Q(?:uestion)?\.?)?(\d{1,3})[.):]?$/i;
/** A number that is followed by a punctuation mark or preceded by Q. */
const MARKED_NUMBER = /^(?:Q(?:uestion)?\.?\d{1,3}|\d{1,3})[.):]$|^Q(?:uestion)?\.?\d{1,3}$/i;
/** The word before a question number: `Q.` or `Question`. */
const NUMBER_PREFIX = /^Q(?:uestion)?\.?$/i;
/** The maximum distance of question numbers from the leftmost one, in letter heights. */
const MAX_INDENT = 3;
/** The maximum difference between consecutive question numbers. */
const MAX_NUMBER_GAP = 5;

/** The start of a question; `wordCount` is the number of words that its printed number consists of. */
type QuestionStart = {
  readonly row: number;
  readonly number: number;
  readonly wordCount: number;
  readonly x: number;
};

/** Splits a page at its question numbers; text before the first number, such as a heading, is left out. */
export function splitPage(page: ReadPage): PageSection[] {
  const columns = splitColumns(page);
  const sections = columns.flatMap(splitColumn);
  return sections.length > 0 || columns.every(({ words }) => words.length === 0)
    ? sections
    : columns.map(toSingleSection);
}

function splitColumn({ words, figures, area }: PageColumn): PageSection[] {
  const rows = groupRows(words);
  const starts = findStarts(rows, getMedianHeight(words));
  return starts.map((start, index): PageSection => {
    const end = starts[index + 1]?.row ?? rows.length;
    const [first, ...others] = rows.slice(start.row, end);
    const top = first?.box.y ?? 0;
    const bottom = rows[end]?.box.y ?? area.height;
    return {
      number: start.number,
      words: [first?.words.slice(start.wordCount) ?? [], ...others.map((row) => row.words)].flat(),
      figures: figures.filter(({ box }) => isWithin(box, top, bottom)),
      box: { ...area, y: top, height: bottom - top },
    };
  });
}

function toSingleSection({ words, figures }: PageColumn): PageSection {
  const rows = groupRows(words);
  const boxes = [...rows.map(({ box }) => box), ...figures.map(({ box }) => box)];
  return { number: undefined, words: rows.flatMap((row) => row.words), figures, box: getBoundingBox(boxes) };
}

function isWithin(box: PageBox, top: number, bottom: number): boolean {
  const middle = box.y + box.height / 2;
  return middle >= top && middle < bottom;
}

/** Finds increasing question numbers at the left margin; a number inside a sentence does not count. */
function findStarts(rows: readonly PageRow[], letterHeight: number): QuestionStart[] {
  const candidates = rows.flatMap((row, index) => readStart(row, index) ?? []);
  const leftMargin = Math.min(...candidates.map(({ x }) => x));
  const starts: QuestionStart[] = [];
  for (const candidate of candidates.filter(({ x }) => x <= leftMargin + MAX_INDENT * letterHeight)) {
    const last = starts.at(-1)?.number;
    if (last === undefined || (candidate.number > last && candidate.number <= last + MAX_NUMBER_GAP))
      starts.push(candidate);
  }
  return starts;
}

function readStart({ words }: PageRow, row: number): QuestionStart | undefined {
  const [first, second] = words;
  const x = first?.box.x ?? 0;
  const numberAfterPrefix = NUMBER_PREFIX.test(first?.text ?? '')
    ? QUESTION_NUMBER.exec(second?.text ?? '')?.[1]
    : undefined;
  if (numberAfterPrefix !== undefined) return { row, number: Number(numberAfterPrefix), wordCount: 2, x };
  if (!MARKED_NUMBER.test(first?.text ?? '') || second === undefined) return undefined;
  const number = QUESTION_NUMBER.exec(first?.text ?? '')?.[1];
  return number === undefined ? undefined : { row, number: Number(number), wordCount: 1, x };
}
