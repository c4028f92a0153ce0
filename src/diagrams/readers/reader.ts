import type { Scene } from '../scene.ts';

/** Recognises one family in a description and draws what it says. */
export type Reader = {
  readonly family: string;
  /** Without this the description is of something else. */
  readonly cue: RegExp;
  /** Figure words this reader draws; any other one makes it decline. */
  readonly draws: readonly string[];
  /** Undefined when what the figure needs is not said. */
  readonly read: (text: string) => Scene | undefined;
};
