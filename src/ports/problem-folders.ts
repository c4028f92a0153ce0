import type { ProblemContext } from '../domain/spot-check.ts';

export type Discovery = {
  /** Ids in a stable order. */
  readonly problemIds: readonly string[];
  /** What looks like a problem and cannot be reviewed. */
  readonly damaged: readonly { readonly problemId: string; readonly reason: string }[];
};

/** Problems on a disk, below a root that nothing leaves: neither `..` nor a link. */
export type ProblemFolders = {
  /** The root as the system knows it; a missing one is a fault. */
  locate(root: string): Promise<string>;
  /** Folders with a `problem.tex`, plain folders of TeX files, and folders laid out by artefact. */
  discover(root: string): Promise<Discovery>;
  /** A problem that cannot be read is an `invalid-input` or `not-found` fault. */
  load(root: string, problemId: string): Promise<ProblemContext>;
  read(root: string, filePath: string): Promise<string>;
  /**
   * Puts a text in the place of the expected one: whole or not at all, with the same mode.
   * `changed` when the file is not what was expected.
   */
  replace(
    root: string,
    filePath: string,
    texts: { readonly expected: string; readonly text: string },
  ): Promise<'replaced' | 'changed'>;
};

/** A problem on its way to a folder of its own. */
export type NewProblem = {
  /** The folder's name; another problem that has it already makes it `name-2`. */
  readonly preferredId: string;
  /** Which question of which file it is: the same one again is written to the same folder. */
  readonly source: { readonly path: string; readonly index: number };
  /** Paths within the folder and what they hold. */
  readonly files: Readonly<Record<string, ProblemFile>>;
};

/** Text, bytes, or what another file holds. */
export type ProblemFile = string | Uint8Array | { readonly copyOf: string };

/** Writes problems below a root, each file whole or not at all; what else lies in a folder stays. */
export type ProblemWriter = {
  write(root: string, problem: NewProblem): Promise<{ readonly problemId: string; readonly path: string }>;
};
