import type { LocatedFinding } from '../report-remarks.ts';

/** A question by its shape, with what is to be said if another document holds it too. */
export type ShapedQuestion = { readonly shape: string; readonly remark: LocatedFinding };

export type ShapedDocument = { readonly path: string; readonly shapes: readonly ShapedQuestion[] };

/** For each document, its questions that an earlier one holds as well, with the name of that one. */
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
