import type { ProblemContext } from '../domain/spot-check.ts';

/** The problems found below a folder. A problem is one question with its solution, variants and figures. */
export type Discovery = {
  /** The ids in a stable order. */
  readonly problemIds: readonly string[];
  /** Folders that seem to contain a problem but cannot be read. */
  readonly damaged: readonly { readonly problemId: string; readonly reason: string }[];
};

/** Problems in folders below a root; paths that leave the root through `..` or links are rejected. */
export type ProblemFolders = {
  /** Returns the canonical path of the root; a missing root is a fault. */
  locate(root: string): Promise<string>;
  /** Finds problems in three layouts: folders with a `problem.tex`, plain folders of TeX files, and folders with one subfolder for each kind of file. */
  discover(root: string): Promise<Discovery>;
  /** Loads a problem; throws an `invalid-input` or `not-found` fault if it cannot be read. */
  load(root: string, problemId: string): Promise<ProblemContext>;
  read(root: string, filePath: string): Promise<string>;
  /**
   * Replaces the content of a file atomically and keeps its mode. Returns `changed`, and writes nothing, if the file
   * does not have the expected content.
   */
  replace(
    root: string,
    filePath: string,
    texts: { readonly expected: string; readonly text: string },
  ): Promise<'replaced' | 'changed'>;
};

/** A problem to be written to its own folder. */
export type NewProblem = {
  /** The preferred folder name; `name-2` is used if another problem already has it. */
  readonly preferredId: string;
  /** The file and the index of the question in it; the same source is written to the same folder again. */
  readonly source: { readonly path: string; readonly index: number };
  /** The files by their paths within the folder. */
  readonly files: Readonly<Record<string, ProblemFile>>;
};

/** Text, bytes, or the path of a file to copy. */
export type ProblemFile = string | Uint8Array | { readonly copyOf: string };

/** Writes problems below a root, each file atomically; other files in a folder are not touched. */
export type ProblemWriter = {
  write(root: string, problem: NewProblem): Promise<{ readonly problemId: string; readonly path: string }>;
};
