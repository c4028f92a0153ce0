import type { Agents } from '../../agents/create-agents.ts';
import { Fault } from '../../domain/fault.ts';
import type { Ideas, VariantType } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import type { VariantCommandOptions } from '../authoring/authoring-options.ts';
import {
  type NumberedQuestion,
  openAuthors,
  readContextFiles,
  readIdeas,
  readQuestionsFor,
} from '../authoring/read-authored.ts';
import { type Outcome, reportOutcomes } from '../authoring/report-outcomes.ts';
import type { CliTools } from '../cli-tools.ts';

export async function runVariant(options: VariantCommandOptions, tools: CliTools): Promise<number> {
  const types = typesOf(options);
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
        outcomes.push(...(await vary(each, type, { agents, options, ideas: ideasOf(each.index) })));
  }
  return reportOutcomes(outcomes, { tools, options, usage: agents.usage() });
}

function typesOf({ type, variants = [] }: VariantCommandOptions): VariantType[] {
  const types = [...new Set([...(type === undefined ? [] : [type]), ...variants])];
  if (types.length > 0) return types;
  throw new Fault('invalid-input', 'Say which variant: --type numerical, or --variants numerical,context.');
}

type Work = { readonly agents: Agents; readonly options: VariantCommandOptions };

/** As many variants as asked for, each different from those before. */
async function vary(
  { index, name, question }: NumberedQuestion,
  type: Exclude<VariantType, 'multi'>,
  { agents, options, ideas }: Work & { readonly ideas: Ideas | undefined },
): Promise<Outcome[]> {
  const { count = 1, seed = 1 } = options;
  const earlier: Question[] = [];
  const outcomes: Outcome[] = [];
  for (let n = 0; n < count; n++) {
    const made = await agents.variantOf(question, type, { ideas, earlier, seed: seed + n });
    outcomes.push({ ...made, index, name, what: count === 1 ? type : `${type} ${n + 1}` });
    if (made.question !== undefined) earlier.push(made.question);
    // What rules refuse once they refuse again.
    if (agents.way === 'rules' && made.status !== 'made') break;
  }
  return outcomes;
}

const LEAST_WOVEN = 2;

async function weave(questions: readonly NumberedQuestion[], { agents, options }: Work): Promise<Outcome[]> {
  if (questions.length < LEAST_WOVEN)
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
