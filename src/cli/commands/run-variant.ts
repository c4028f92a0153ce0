import { Fault } from '../../domain/fault.ts';
import type { SingleVariant, VariantType } from '../../domain/pipeline-result.ts';
import {
  type AuthoringOutcome,
  combineQuestions,
  varyQuestion,
} from '../../factory/authoring/author-questions.ts';
import { readTexFiles } from '../../factory/intake/read-questions.ts';
import { openAuthoringAgents, readOptionIdeas, readOptionQuestions } from '../authoring/authoring-input.ts';
import type { VariantCommandOptions } from '../authoring/authoring-options.ts';
import { reportOutcomes } from '../authoring/report-outcomes.ts';
import type { CliTools } from '../cli-tools.ts';
import { runBatchOfFiles } from './run-batch.ts';

/** Makes variants of the questions of one file, or of many files as a batch. */
export async function runVariant(
  paths: readonly string[],
  options: VariantCommandOptions,
  tools: CliTools,
): Promise<number> {
  const types = readTypes(options);
  if (paths.length > 0) return varyManyFiles(paths, types, { options, tools });
  const agents = await openAuthoringAgents(options, tools);
  const findIdeas = await readOptionIdeas(options.ideas, tools);
  const context = await readTexFiles(options.context ?? [], tools.files);
  const hasInput = options.tex !== undefined || options.image !== undefined;
  const needsOnlyContext = types.every((type) => type === 'multi') && context.length > 0;
  const questions = hasInput || !needsOnlyContext ? await readOptionQuestions(options, agents, tools) : [];
  const outcomes: AuthoringOutcome[] = [];
  for (const type of types) {
    if (type === 'multi')
      outcomes.push(await combineQuestions([...questions, ...context], { agents, style: options.style }));
    else
      for (const question of questions)
        outcomes.push(
          ...(await varyQuestion(question, type, { ...options, agents, ideas: findIdeas(question.index) })),
        );
  }
  return reportOutcomes(outcomes, { tools, options, usage: agents.usage() });
}

/** Runs a batch that makes variants of many files. */
function varyManyFiles(
  paths: readonly string[],
  types: readonly VariantType[],
  {
    options: { ideas, ...options },
    tools,
  }: { readonly options: VariantCommandOptions; readonly tools: CliTools },
): Promise<number> {
  if (ideas !== undefined)
    throw new Fault('invalid-input', '--ideas applies to one file, not to several.', {
      advice: '`vbagent batch FOLDER --variants` extracts the ideas of each file itself.',
    });
  return runBatchOfFiles(paths, { ...options, do: 'variant', variants: refuseMulti(types) }, tools);
}

function refuseMulti(types: readonly VariantType[]): SingleVariant[] {
  return types.map((type) => {
    if (type !== 'multi') return type;
    throw new Fault(
      'invalid-input',
      'A multi variant combines the --context files; it cannot be made per file.',
    );
  });
}

function readTypes({ type, variants = [] }: VariantCommandOptions): VariantType[] {
  const types = [...new Set([...(type === undefined ? [] : [type]), ...variants])];
  if (types.length > 0) return types;
  throw new Fault('invalid-input', 'Name the variant: --type numerical, or --variants numerical,context.');
}
