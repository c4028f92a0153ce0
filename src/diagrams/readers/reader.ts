import type { Scene } from '../scene.ts';

/** Recognises one family of figures in a plain-English description and draws it. */
export type Reader = {
  readonly family: string;
  /** The reader is tried only if the description matches. */
  readonly pattern: RegExp;
  /** The words of `FIGURE_WORDS` that this reader can draw. It is skipped if the description contains another one. */
  readonly drawableWords: readonly string[];
  /** Draws the figure; undefined if the description does not state everything that the figure needs. */
  readonly read: (text: string) => Scene | undefined;
};
