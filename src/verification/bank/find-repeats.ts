import type { LocatedFinding } from '../report-remarks.ts';

/** The hash of a question, and the finding to report if another document contains the same question. */
export type ShapedQuestion = { readonly shape: string; readonly remark: LocatedFinding };

/** The question hashes of one document. */
export type ShapedDocument = { readonly path: string; readonly shapes: readonly ShapedQuestion[] };

/** Returns, for each document, a finding for each question that an earlier document also contains. */
export function findRepeats(documents: readonly ShapedDocument[]): LocatedFinding[][] {
  const homes = new Map<string, ShapedDocument>();
  return documents.map((document) =>
    document.shapes.flatMap(({ shape, remark }): LocatedFinding[] => {
      const home = homes.get(shape) ?? document;
      homes.set(shape, home);
      if (home === document) return [];
      const message = `${home.path} contains this question too; remove one of them or declare one a variant.`;
      return [{ ...remark, message }];
    }),
  );
}
