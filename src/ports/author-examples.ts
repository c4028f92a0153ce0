/** A drawing that an author saved as an example for new drawings of the same type. */
export type AuthorExample = {
  readonly id: string;
  /** A diagram type of the classifier: `circuit`, `graph`, `free_body` … */
  readonly diagramType: string;
  readonly topic: string;
  readonly tex: string;
};

/** An author's saved drawings, each stored as a plain TeX file that can be edited by hand. */
export type AuthorExamples = {
  /** The folder of the files; it may not exist yet. */
  readonly folder: string;
  /** Saves a drawing. The same TeX again updates the type and topic of the existing example. */
  add(example: Omit<AuthorExample, 'id'>): Promise<AuthorExample>;
  list(): Promise<AuthorExample[]>;
  /** Deletes an example; returns false if the id is unknown. */
  remove(id: string): Promise<boolean>;
};
