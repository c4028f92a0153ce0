import type { ModelImage } from './model.ts';

/** A rectangle in pixels of the prepared page. */
export type PageBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type PageWord = {
  readonly text: string;
  /** From 0 to 1, as the recogniser sees it. */
  readonly confidence: number;
  readonly box: PageBox;
};

/** A drawing on the page, cut out of it. */
export type PageFigure = { readonly box: PageBox; readonly image: ModelImage };

/** A page of print as rules read it: evenly lit, upright, its words and drawings with their places. */
export type ReadPage = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
};

export type OpenPage = ReadPage & {
  /** A part of the page as a picture. */
  cut(box: PageBox): Promise<ModelImage>;
};

/** Reads printed prose on a photo or scan; a file that is no picture is an `invalid-input` fault that names it. */
export type PageReader = {
  read(path: string): Promise<OpenPage>;
  readBytes(bytes: Uint8Array, name: string): Promise<OpenPage>;
  close(): Promise<void>;
};
