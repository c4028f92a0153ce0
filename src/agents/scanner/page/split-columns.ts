import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { boxAround, medianHeight } from './group-rows.ts';

/** A page or one of its columns, with the area it covers. */
export type PageColumn = {
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
  readonly strip: PageBox;
};

/** The minimum width of the gap between columns, in letter heights. */
const MIN_GUTTER = 1.5;
/** The minimum share of the words in each column. */
const MIN_SHARE = 0.25;
/** The maximum share of words across the gap, such as a heading. */
const MAX_ACROSS = 0.02;
/** The number of positions that are tried. */
const STEPS = 40;

/** Splits a page into its one or two columns. */
export function splitColumns({ words, figures, width, height }: ReadPage): PageColumn[] {
  const gutter = words.length === 0 ? undefined : findGutter(words);
  if (gutter === undefined) return [{ words, figures, strip: { x: 0, y: 0, width, height } }];
  const isLeft = ({ box }: { readonly box: PageBox }): boolean => box.x + box.width / 2 < gutter;
  return [
    {
      words: words.filter(isLeft),
      figures: figures.filter(isLeft),
      strip: { x: 0, y: 0, width: gutter, height },
    },
    {
      words: words.filter((word) => !isLeft(word)),
      figures: figures.filter((figure) => !isLeft(figure)),
      strip: { x: gutter, y: 0, width: width - gutter, height },
    },
  ];
}

/** Finds a position in the middle third of the page that is clear of words, except for a heading. */
function findGutter(words: readonly PageWord[]): number | undefined {
  const { x, width } = boxAround(words.map(({ box }) => box));
  const near = (MIN_GUTTER / 2) * medianHeight(words);
  const positions = Array.from({ length: STEPS + 1 }, (_, step) => x + width * (1 / 3 + step / (3 * STEPS)));
  return positions.find((position) => {
    const left = words.filter(({ box }) => box.x + box.width <= position - near).length;
    const right = words.filter(({ box }) => box.x >= position + near).length;
    const across = words.length - left - right;
    return across <= MAX_ACROSS * words.length && Math.min(left, right) >= MIN_SHARE * words.length;
  });
}
