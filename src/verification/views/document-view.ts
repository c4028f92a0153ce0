import type { Finding } from '../../domain/finding.ts';
import type { ReadDocument } from '../../latex/read-questions.ts';
import type { TexTree } from '../../latex/tex-tree.ts';

/** A document as it was written, its tree and what the reader said of it. */
export type DocumentView = {
  readonly source: string;
  readonly tree: TexTree;
  readonly document: ReadDocument;
  /** What the reader itself noticed, by rule. */
  readonly noticed: ReadonlyMap<string, readonly Finding[]>;
};
