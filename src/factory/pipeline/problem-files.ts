import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { ProblemFile } from '../../ports/problem-folders.ts';
import { createQuestionDocument, QUESTION_PACKAGE } from '../../print/question-document/question-package.ts';
import { isolateUnsafeCommands } from '../../verification/document/document-is-self-contained.ts';
import type { ProcessingState } from './pipeline-state.ts';
import type { PipelineItem } from './pipeline-types.ts';

/** Creates the content of each file of a problem folder; the keys are paths in the folder. */
export function createProblemFiles(
  result: PipelineResult,
  state: Pick<ProcessingState, 'alternateSolutions' | 'variants'>,
  { original, figures }: Pick<PipelineItem, 'original' | 'figures'>,
): Record<string, ProblemFile> {
  const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const listTextFiles = (folder: string, texts: ProcessingState['variants']): [string, string][] =>
    texts.map(({ name, latex }) => [`${folder}/${name}.tex`, toSafeTex(latex)]);
  const alternates = listTextFiles('alternates', state.alternateSolutions);
  const variants = listTextFiles('variants', state.variants);
  const document = {
    question: 'problem.tex',
    solutions: alternates.map(([path]) => path),
    variants: variants.map(([path]) => path),
  };
  return {
    'problem.tex': toSafeTex(result.latex),
    [`source.${original.ending}`]: original.content,
    'classification.json': formatJson(result.classification),
    ...(result.tikz_code !== null && { 'diagram.tex': toSafeTex(result.tikz_code) }),
    ...(result.ideas !== null && { 'ideas.json': formatJson(result.ideas) }),
    ...Object.fromEntries(figures.map(({ bytes }, index) => [`figure-${index + 1}.png`, bytes])),
    ...Object.fromEntries(alternates),
    ...Object.fromEntries(variants),
    'main.tex': createQuestionDocument(document),
    'vbagent.sty': QUESTION_PACKAGE,
    // This file is written last. A folder without it is treated as unfinished.
    'result.json': formatJson(result),
  };
}

/** Returns TeX that can be compiled without harm, with a line break at its end. */
function toSafeTex(tex: string): string {
  return `${isolateUnsafeCommands(tex).trimEnd()}\n`;
}
