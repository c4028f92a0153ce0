import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { boxAround, medianHeight } from './page-rows.ts';

/** A page, or one column of it, with the strip of paper it takes up. */
export type PageColumn = {
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
  readonly strip: PageBox;
};

/** Between columns nothing is printed over so many letters, and each holds this share of the words. */
const GUTTER = 1.5;
const SHARE = 0.25;
const STEPS = 40;

/** A page in two columns is two pages side by side; any other is one. */
export function pageColumns({ words, figures, width, height }: ReadPage): PageColumn[] {
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

/** A place in the middle third that no word comes near; a heading may run across it. */
function findGutter(words: readonly PageWord[]): number | undefined {
  const { x, width } = boxAround(words.map(({ box }) => box));
  const near = (GUTTER / 2) * medianHeight(words);
  const places = Array.from({ length: STEPS + 1 }, (_, step) => x + width * (1 / 3 + step / (3 * STEPS)));
  return places.find((place) => {
    const left = words.filter(({ box }) => box.x + box.width <= place - near).length;
    const right = words.filter(({ box }) => box.x >= place + near).length;
    const across = words.length - left - right;
    return across <= 0.02 * words.length && Math.min(left, right) >= SHARE * words.length;
  });
}
