import { Fault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';

/** The name of the question itself; the other parts are `variants/<name>` and `alternates/<number>`. */
export const WHOLE_PROBLEM = 'problem';

const PART = /^(?:problem|(variants)\/(.+)|(alternates)\/(\d+))$/;

/** The LaTeX of one part; an unknown part is a `not-found` fault. */
export function getPart(content: PipelineResult, part: string): string {
  const [found, , variant, , alternate] = PART.exec(part) ?? [];
  const latex =
    variant !== undefined
      ? new Map(Object.entries(content.variants)).get(variant)
      : alternate !== undefined
        ? content.alternate_solutions[Number(alternate) - 1]
        : found && content.latex;
  if (latex === undefined) throw new Fault('not-found', `This problem has no part ${part}.`);
  return latex;
}

/** The content with another text for one part. */
export function replacePart(content: PipelineResult, part: string, latex: string): PipelineResult {
  getPart(content, part);
  const [, , variant, , alternate] = PART.exec(part) ?? [];
  if (variant !== undefined) return { ...content, variants: { ...content.variants, [variant]: latex } };
  if (alternate === undefined) return { ...content, latex };
  const solutions = content.alternate_solutions.with(Number(alternate) - 1, latex);
  return { ...content, alternate_solutions: solutions };
}

/** The name of the next variant of a type: `numerical`, then `numerical-2`. */
export function getNextVariantName(content: PipelineResult, type: string): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? type : `${type}-${count}`;
    if (content.variants[name] === undefined) return name;
  }
}

/** The LaTeX of all variants of one type, oldest first. */
export function listVariants(content: PipelineResult, type: string): string[] {
  return Object.entries(content.variants).flatMap(([name, latex]) =>
    name.replace(/-\d+$/, '') === type ? [latex] : [],
  );
}
