import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { ProblemFile } from '../../ports/problem-folders.ts';
import type { ProcessingState } from './pipeline-state.ts';
import type { PipelineItem } from './pipeline-types.ts';

/** The content of each file of a problem folder, by its path in the folder. */
export function createProblemFiles(
  result: PipelineResult,
  state: Pick<ProcessingState, 'otherSolutions' | 'madeVariants'>,
  { original, figures }: Pick<PipelineItem, 'original' | 'figures'>,
): Record<string, ProblemFile> {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const part = (folder: string, parts: ProcessingState['madeVariants']): [string, string][] =>
    parts.map(({ name, latex }) => [`${folder}/${name}.tex`, endWithNewline(latex)]);
  return {
    'problem.tex': endWithNewline(result.latex),
    [`source.${original.ending}`]: original.content,
    'classification.json': json(result.classification),
    ...(result.tikz_code !== null && { 'diagram.tex': endWithNewline(result.tikz_code) }),
    ...(result.ideas !== null && { 'ideas.json': json(result.ideas) }),
    ...Object.fromEntries(figures.map(({ bytes }, index) => [`figure-${index + 1}.png`, bytes])),
    ...Object.fromEntries(part('alternates', state.otherSolutions)),
    ...Object.fromEntries(part('variants', state.madeVariants)),
    // Written last: a folder without it counts as unfinished.
    'result.json': json(result),
  };
}

function endWithNewline(text: string): string {
  return `${text.trimEnd()}\n`;
}
