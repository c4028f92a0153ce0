import { Fault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';

/** The name of the piece that is the question itself. The other pieces are `variants/<name>` and `alternates/<number>`. */
export const WHOLE_PROBLEM = 'problem';

/** The name of a piece; captures the name of a variant or the number of an alternative solution. */
const PIECE_NAME = /^(?:problem|variants\/(.+)|alternates\/(\d+))$/;

/** Returns the LaTeX of one piece; throws a `not-found` fault if there is no such piece. */
export function getPiece(content: PipelineResult, piece: string): string {
  const latex = findPiece(content, piece);
  if (latex === undefined) throw new Fault('not-found', `This problem has nothing named ${piece}.`);
  return latex;
}

/** Finds the LaTeX of one piece. */
export function findPiece(content: PipelineResult, piece: string): string | undefined {
  const match = PIECE_NAME.exec(piece);
  if (match === null) return undefined;
  const [, variant, alternate] = match;
  // A map, so that a name such as `constructor` does not find an inherited property.
  if (variant !== undefined) return new Map(Object.entries(content.variants)).get(variant);
  return alternate === undefined ? content.latex : content.alternate_solutions[Number(alternate) - 1];
}

/** Replaces the text of one piece; throws a `not-found` fault if there is no such piece. */
export function replacePiece(content: PipelineResult, piece: string, latex: string): PipelineResult {
  getPiece(content, piece);
  const [, variant, alternate] = PIECE_NAME.exec(piece) ?? [];
  if (variant !== undefined) return { ...content, variants: { ...content.variants, [variant]: latex } };
  if (alternate === undefined) return { ...content, latex };
  const solutions = content.alternate_solutions.with(Number(alternate) - 1, latex);
  return { ...content, alternate_solutions: solutions };
}

/** Returns the name of the next variant of a type: `numerical`, then `numerical-2`. */
export function getNextVariantName(content: PipelineResult, type: string): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? type : `${type}-${count}`;
    if (content.variants[name] === undefined) return name;
  }
}

/** Lists the LaTeX of all variants of one type, oldest first. */
export function listVariants(content: PipelineResult, type: string): string[] {
  return Object.entries(content.variants).flatMap(([name, latex]) =>
    name.replace(/-\d+$/, '') === type ? [latex] : [],
  );
}
