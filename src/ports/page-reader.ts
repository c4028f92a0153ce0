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
  /** The confidence of the text recognition, from 0 to 1; 1 if the text was read from a text layer. */
  readonly confidence: number;
  /** The word as TeX, if it is a formula or states marks. */
  readonly tex?: string;
  readonly box: PageBox;
};

/** A drawing on the page, cropped from it. */
export type PageFigure = { readonly box: PageBox; readonly image: ModelImage };

/** A printed page, read by text recognition without a model: straightened, with the positions of its words and drawings. */
export type ReadPage = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly words: readonly PageWord[];
  readonly figures: readonly PageFigure[];
  /** The areas of its columns, from left to right; a page has at least one. */
  readonly columns: readonly PageBox[];
};

/** A page that was read and can be cropped. */
export type OpenPage = ReadPage & {
  /** Crops a part of the page as a picture. */
  cut(box: PageBox): Promise<ModelImage>;
};

/** Reads printed text from a photo or scan; a file that is not a picture is an `invalid-input` fault. */
export type PageReader = {
  read(path: string): Promise<OpenPage>;
  readBytes(bytes: Uint8Array, name: string): Promise<OpenPage>;
  close(): Promise<void>;
};
