import type { Finding } from '../../domain/finding.ts';
import type { ReadDocument } from '../../latex/read-questions.ts';
import type { TexTree } from '../../latex/tex-tree.ts';

/** A document with its source, its tree and the findings of the reader. */
export type DocumentView = {
  readonly source: string;
  readonly tree: TexTree;
  readonly document: ReadDocument;
  /** The findings of the TeX reader, by rule. */
  readonly readerFindings: ReadonlyMap<string, readonly Finding[]>;
};
