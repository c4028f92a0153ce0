import type { Question } from '../../domain/question.ts';
import type { CorrectionTarget } from '../../domain/review-node.ts';
import { callRole, type ModelCallContext, type RoleDefinition, type RoleReply } from '../call-role.ts';
import { formatBrief, formatContext, formatItem } from './format-item.ts';
import type { ItemMaker, ItemTask, PartResult } from './item-maker.ts';
import {
  answerRoles,
  optionsCorrectionRoles,
  optionsRoles,
  rationaleRole,
  stemRole,
  tagRole,
  textCorrectionRole,
  vignetteRole,
} from './item-writer-roles.ts';
import { toItemMetadata } from './tag-reply.ts';
import { WrittenKind } from './written-kind.ts';
import type { WrittenOptions } from './written-options.ts';

/** Items that a model writes part by part; each part sees those before it. */
export function createModelItemMaker(tools: Pick<ModelCallContext, 'model' | 'now'>): ItemMaker {
  const ask = <Variables, Reply>(
    role: RoleDefinition<Variables, Reply>,
    variables: Variables,
    options: ModelCallContext['options'] = {},
  ): Promise<RoleReply<Reply>> =>
    callRole(role, { variables, source: { kind: 'text', name: 'brief', text: '' } }, { ...tools, options });

  /** The key of an item without options. */
  async function answerItem(
    task: ItemTask,
    feedback: string,
    options: ModelCallContext['options'],
  ): Promise<PartResult> {
    const kind = kindOf(task) === 'integer' ? 'integer' : 'subjective';
    const { brief, item } = spelled(task);
    const { value, provenance } = await ask(answerRoles[kind], { brief, item, kind, feedback }, options);
    return { question: { ...task.question, answer: value }, provenance };
  }

  return {
    way: 'model',
    async vignette(task, options) {
      if (!task.needsVignette) return { question: task.question };
      const { brief, context } = spelled(task);
      const { value, provenance } = await ask(vignetteRole, { brief, context }, options);
      return { question: withText(task.question, 'vignette', value), provenance };
    },
    async stem(task, options) {
      const { value, provenance } = await ask(stemRole, { ...spelled(task), kind: kindOf(task) }, options);
      return { question: withText(task.question, 'stem', value), provenance: withExamples(provenance, task) };
    },
    async distractors(task, options) {
      const kind = kindOf(task);
      if (kind === 'integer' || kind === 'subjective') return answerItem(task, 'nothing', options);
      const { value, provenance } = await ask(optionsRoles[kind], { ...spelled(task), kind }, options);
      return { question: withOptions(task.question, value), provenance };
    },
    async rationale(task, options) {
      const { brief, item } = spelled(task);
      const { value, provenance } = await ask(rationaleRole, { brief, item }, options);
      return { question: withText(task.question, 'explanation', value), provenance };
    },
    async tag(task, options) {
      const { brief, item } = spelled(task);
      const known = task.context.outcomes;
      const outcomes = known.map(({ id, label }) => `${id}: ${label}`).join('\n') || 'none are listed';
      const { value, provenance } = await ask(tagRole, { brief, item, outcomes }, options);
      return { metadata: toItemMetadata(value, known), provenance };
    },
    async mend(
      task,
      { targetComponent: component, correctionPrompt: feedback },
      options,
    ): Promise<PartResult> {
      const kind = kindOf(task);
      const variables = { ...spelled(task), kind, component, feedback };
      if (component === 'distractors') {
        if (kind === 'integer' || kind === 'subjective') return answerItem(task, feedback, options);
        const { value, provenance } = await ask(optionsCorrectionRoles[kind], variables, options);
        return { question: withOptions(task.question, value), provenance };
      }
      const { value, provenance } = await ask(textCorrectionRole, variables, options);
      return { question: withText(task.question, component, value), provenance };
    },
  };
}

/** What a model does not write is refused before any item is begun. */
function kindOf({ question: { kind } }: ItemTask): WrittenKind {
  return WrittenKind.parse(kind);
}

function spelled({ brief, context, question }: ItemTask): { brief: string; context: string; item: string } {
  return {
    brief: formatBrief(brief),
    context: formatContext(context),
    item: formatItem(question) || 'nothing is written yet',
  };
}

function withExamples(
  provenance: NonNullable<PartResult['provenance']>,
  { context: { examples } }: ItemTask,
) {
  return examples.length === 0 ? provenance : { ...provenance, exampleIds: examples.map(({ id }) => id) };
}

function withText(
  question: Question,
  component: Exclude<CorrectionTarget, 'distractors'>,
  text: string,
): Question {
  if (component === 'explanation') return { ...question, solution: [{ kind: 'prose', tex: text }] };
  return { ...question, [component]: text };
}

function withOptions(question: Question, written: WrittenOptions): Question {
  const options = [...written];
  const correct = options.filter((option) => option.correct).map(({ id }) => id);
  return { ...question, options, answer: { kind: 'choice', correct } };
}
