import type { Scene } from '../scene.ts';

/** Recognises one family in a description and draws it. */
export type Reader = {
  readonly family: string;
  /** The description must match this. */
  readonly cue: RegExp;
  /** Figure words this reader draws; any other one makes it decline. */
  readonly draws: readonly string[];
  /** Returns undefined when the description lacks something the figure needs. */
  readonly read: (text: string) => Scene | undefined;
};
