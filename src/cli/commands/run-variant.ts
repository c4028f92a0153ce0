import type { Agents } from '../../agents/create-agents.ts';
import { Fault } from '../../domain/fault.ts';
import type { SingleVariant, VariantType } from '../../domain/pipeline-result.ts';
import type { VariantCommandOptions } from '../authoring/authoring-options.ts';
import {
  type NumberedQuestion,
  openAuthors,
  readContextFiles,
  readIdeas,
  readQuestionsFor,
} from '../authoring/read-authored.ts';
import { type Outcome, reportOutcomes } from '../authoring/report-outcomes.ts';
import { varyQuestion } from '../authoring/vary-question.ts';
import { runAuthoringBatch } from '../batch/run-authoring-batch.ts';
import type { CliTools } from '../cli-tools.ts';

export async function runVariant(
  paths: readonly string[],
  options: VariantCommandOptions,
  tools: CliTools,
): Promise<number> {
  const types = typesOf(options);
  if (paths.length > 0) return varyMany(paths, types, { options, tools });
  const agents = await openAuthors(options, tools);
  const ideasOf = await readIdeas(options.ideas, tools);
  const context = await readContextFiles(options.context ?? [], tools);
  const hasInput = options.tex !== undefined || options.image !== undefined;
  const isOnlyWoven = types.every((type) => type === 'multi') && context.length > 0;
  const questions = hasInput || !isOnlyWoven ? await readQuestionsFor(options, agents, tools) : [];
  const outcomes: Outcome[] = [];
  for (const type of types) {
    if (type === 'multi') outcomes.push(...(await weave([...questions, ...context], { agents, options })));
    else
      for (const each of questions)
        outcomes.push(
          ...(await varyQuestion(each, type, { ...options, agents, ideas: ideasOf(each.index) })),
        );
  }
  return reportOutcomes(outcomes, { tools, options, usage: agents.usage() });
}

type Many = { readonly options: VariantCommandOptions; readonly tools: CliTools };

function varyMany(
  paths: readonly string[],
  types: readonly VariantType[],
  { options: { ideas, ...options }, tools }: Many,
): Promise<number> {
  if (ideas !== undefined)
    throw new Fault('invalid-input', '--ideas speaks of one file, and not of many.', {
      advice: '`vbagent batch FOLDER --variants` finds the ideas of each file itself.',
    });
  return runAuthoringBatch(paths, { ...options, do: 'variant', variants: singlesOf(types) }, tools);
}

function singlesOf(types: readonly VariantType[]): SingleVariant[] {
  return types.map((type) => {
    if (type !== 'multi') return type;
    throw new Fault('invalid-input', 'Problems are woven together from --context files, not file by file.');
  });
}

function typesOf({ type, variants = [] }: VariantCommandOptions): VariantType[] {
  const types = [...new Set([...(type === undefined ? [] : [type]), ...variants])];
  if (types.length > 0) return types;
  throw new Fault('invalid-input', 'Say which variant: --type numerical, or --variants numerical,context.');
}

type Work = { readonly agents: Agents; readonly options: VariantCommandOptions };

const MIN_WOVEN = 2;

async function weave(questions: readonly NumberedQuestion[], { agents, options }: Work): Promise<Outcome[]> {
  if (questions.length < MIN_WOVEN)
    throw new Fault(
      'invalid-input',
      'Weaving needs at least two problems: --context p1.tex --context p2.tex.',
    );
  const made = await agents.combine(
    questions.map(({ question }) => question),
    { style: options.style },
  );
  const name = [...new Set(questions.map((each) => each.name))].join(' + ');
  return [{ ...made, index: 1, name, what: 'multi' }];
}
