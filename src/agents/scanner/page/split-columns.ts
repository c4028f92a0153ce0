import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { getBoundingBox, getMedianHeight } from './group-rows.ts';

/** A page or one of its columns. */
export type PageColumn = {
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
  /** The area of the column. */
  readonly area: PageBox;
};

/** The minimum width of the gap between columns, in letter heights. */
const MIN_GAP_WIDTH = 1.5;
/** The minimum share of the words in each column. */
const MIN_COLUMN_SHARE = 0.25;
/** The maximum share of words that extend across the gap, such as the words of a heading. */
const MAX_ACROSS_SHARE = 0.02;
/** The number of positions at which a gap is searched. */
const POSITION_COUNT = 40;

/** Splits a page into its one or two columns. */
export function splitColumns({ words, figures, width, height }: ReadPage): PageColumn[] {
  const gap = words.length === 0 ? undefined : findColumnGap(words);
  if (gap === undefined) return [{ words, figures, area: { x: 0, y: 0, width, height } }];
  const isLeft = ({ box }: { readonly box: PageBox }): boolean => box.x + box.width / 2 < gap;
  return [
    {
      words: words.filter(isLeft),
      figures: figures.filter(isLeft),
      area: { x: 0, y: 0, width: gap, height },
    },
    {
      words: words.filter((word) => !isLeft(word)),
      figures: figures.filter((figure) => !isLeft(figure)),
      area: { x: gap, y: 0, width: width - gap, height },
    },
  ];
}

/** Finds a horizontal position in the middle third of the page without words, except for a heading. */
function findColumnGap(words: readonly PageWord[]): number | undefined {
  const { x, width } = getBoundingBox(words.map(({ box }) => box));
  const margin = (MIN_GAP_WIDTH / 2) * getMedianHeight(words);
  const positions = Array.from(
    { length: POSITION_COUNT + 1 },
    (_, step) => x + width * (1 / 3 + step / (3 * POSITION_COUNT)),
  );
  return positions.find((position) => {
    const left = words.filter(({ box }) => box.x + box.width <= position - margin).length;
    const right = words.filter(({ box }) => box.x >= position + margin).length;
    const across = words.length - left - right;
    return (
      across <= MAX_ACROSS_SHARE * words.length && Math.min(left, right) >= MIN_COLUMN_SHARE * words.length
    );
  });
}
