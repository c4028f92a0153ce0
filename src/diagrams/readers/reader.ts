import type { Scene } from '../scene.ts';

/** Recognises one family of figures in a plain-English description and draws it. */
export type Reader = {
  readonly family: string;
  /** The reader is tried only if the description matches. */
  readonly pattern: RegExp;
  /** Words for figures that may occur in the description. If it contains any other word of `FIGURE_WORDS`, this reader is skipped. */
  readonly drawableWords: readonly string[];
  /** Draws the figure; undefined if the description does not state everything that the figure needs. */
  readonly read: (text: string) => Scene | undefined;
};
