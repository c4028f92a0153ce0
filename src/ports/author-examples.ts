/** A drawing that an author keeps as an example for others of its kind. */
export type AuthorExample = {
  readonly id: string;
  /** As the classifier names it: `circuit`, `graph`, `free_body` … */
  readonly diagramType: string;
  readonly topic: string;
  readonly tex: string;
};

/** An author's own drawings, each a plain TeX file that can be read and mended by hand. */
export type AuthorExamples = {
  /** The folder they lie in, which may not exist yet. */
  readonly folder: string;
  /** The same drawing again is the same example, with the newer type and topic. */
  add(example: Omit<AuthorExample, 'id'>): Promise<AuthorExample>;
  list(): Promise<AuthorExample[]>;
  /** False when there is none of this id. */
  remove(id: string): Promise<boolean>;
};
