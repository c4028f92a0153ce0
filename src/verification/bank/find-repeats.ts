import type { LocatedFinding } from '../report-remarks.ts';

/** A question's `shape` (a hash of its visible content), and the finding to report if another document contains the same shape. */
export type ShapedQuestion = { readonly shape: string; readonly remark: LocatedFinding };

/** The shapes of the questions of one document. */
export type ShapedDocument = { readonly path: string; readonly shapes: readonly ShapedQuestion[] };

/** Returns, for each document, a finding for each question that an earlier document also contains. */
export function findRepeats(documents: readonly ShapedDocument[]): LocatedFinding[][] {
  const firstDocuments = new Map<string, ShapedDocument>();
  return documents.map((document) =>
    document.shapes.flatMap(({ shape, remark }): LocatedFinding[] => {
      const firstDocument = firstDocuments.get(shape) ?? document;
      firstDocuments.set(shape, firstDocument);
      if (firstDocument === document) return [];
      const message = `${firstDocument.path} contains this question too; remove one of them or declare one a variant.`;
      return [{ ...remark, message }];
    }),
  );
}
