import { Fault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';

/** The question itself; the other parts are `variants/<name>` and `alternates/<number>`. */
export const WHOLE = 'problem';

const PART = /^(?:problem|(variants)\/(.+)|(alternates)\/(\d+))$/;

/** The LaTeX of one part; a part that is not there is a `not-found` fault. */
export function partOf(content: PipelineResult, part: string): string {
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

/** The same content with another text in the place of that part. */
export function withPart(content: PipelineResult, part: string, latex: string): PipelineResult {
  partOf(content, part);
  const [, , variant, , alternate] = PART.exec(part) ?? [];
  if (variant !== undefined) return { ...content, variants: { ...content.variants, [variant]: latex } };
  if (alternate !== undefined)
    return {
      ...content,
      alternate_solutions: content.alternate_solutions.with(Number(alternate) - 1, latex),
    };
  return { ...content, latex };
}

/** A name for one more variant of the type: `numerical`, then `numerical-2`. */
export function nextVariantName(content: PipelineResult, type: string): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? type : `${type}-${count}`;
    if (content.variants[name] === undefined) return name;
  }
}

/** The variants of one type, in the order in which they were made. */
export function variantsOfType(content: PipelineResult, type: string): string[] {
  return Object.entries(content.variants).flatMap(([name, latex]) =>
    name.replace(/-\d+$/, '') === type ? [latex] : [],
  );
}
