import type { LocatedFinding } from '../report-remarks.ts';

/**
 * A question to compare with other documents. `shape` is a hash of its visible content. `remark` is the finding to report if an
 * earlier document has the same hash. These names are stored in the cache file.
 */
export type FingerprintedQuestion = { readonly shape: string; readonly remark: LocatedFinding };

/** The questions of one document with their hashes. */
export type FingerprintedDocument = {
  readonly path: string;
  readonly shapes: readonly FingerprintedQuestion[];
};

/** Returns, for each document, a finding for each question that an earlier document also contains. */
export function findRepeats(documents: readonly FingerprintedDocument[]): LocatedFinding[][] {
  const firstDocuments = new Map<string, FingerprintedDocument>();
  return documents.map((document) =>
    document.shapes.flatMap(({ shape: contentHash, remark: finding }): LocatedFinding[] => {
      const firstDocument = firstDocuments.get(contentHash) ?? document;
      firstDocuments.set(contentHash, firstDocument);
      if (firstDocument === document) return [];
      const message = `${firstDocument.path} contains this question too; remove one of them or declare one a variant.`;
      return [{ ...finding, message }];
    }),
  );
}
