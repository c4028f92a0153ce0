import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';

/** A page or one of its columns. */
export type PageColumn = {
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
  /** The area of the column. */
  readonly area: PageBox;
};

/** Assigns the words and figures of a page to its columns by their middles. */
export function splitColumns({ words, figures, columns }: ReadPage): PageColumn[] {
  const isIn = (area: PageBox, { box }: { readonly box: PageBox }): boolean => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;
  };
  return columns.map((area) => ({
    area,
    words: words.filter((word) => isIn(area, word)),
    figures: figures.filter((figure) => isIn(area, figure)),
  }));
}
