import type { CorrectionTarget, SelfCorrectionFeedback } from '../../domain/quality-loop.ts';
import type { Question } from '../../domain/question.ts';
import { callRole, type ModelCallContext, type RoleDefinition, type RoleReply } from '../call-role.ts';
import { formatBrief, formatContext, formatItem } from './format-item.ts';
import type { ComponentResult, ItemMaker, ItemTask } from './item-maker.ts';
import {
  answerRoles,
  createPartAnswersRole,
  optionsCorrectionRoles,
  optionsRoles,
  rationaleRole,
  stemRole,
  tagRole,
  textCorrectionRole,
  vignetteRole,
} from './item-writer-roles.ts';
import { ModelWritableKind } from './model-writable-kind.ts';
import { toItemMetadata } from './tag-reply.ts';
import type { WrittenOptions } from './written-options.ts';
import { setExplanation, setPartAnswers, setStem } from './written-parts.ts';

/** Calls a role with the model of the maker. */
type CallModel = <Variables, Reply>(
  role: RoleDefinition<Variables, Reply>,
  variables: Variables,
  options?: ModelCallContext['options'],
) => Promise<RoleReply<Reply>>;

/** Creates a maker that calls a model for each component; each prompt contains the components written before. */
export function createModelItemMaker(deps: Pick<ModelCallContext, 'model' | 'now'>): ItemMaker {
  const source = { kind: 'text', name: 'brief', text: '' } as const;
  const call: CallModel = (role, variables, options = {}) =>
    callRole(role, { variables, source }, { ...deps, options });
  return {
    mode: 'model',
    async vignette(task, options) {
      if (!task.needsVignette) return { question: task.question };
      const { brief, context } = formatTask(task);
      const { value, provenance } = await call(vignetteRole, { brief, context }, options);
      return { question: setText(task.question, 'vignette', value), provenance };
    },
    async stem(task, options) {
      const variables = { ...formatTask(task), kind: getKind(task) };
      const { value, provenance } = await call(stemRole, variables, options);
      return { question: setText(task.question, 'stem', value), provenance: addExampleIds(provenance, task) };
    },
    async distractors(task, options) {
      const kind = getKind(task);
      if (kind === 'integer' || kind === 'subjective')
        return writeAnswer({ task, feedback: 'nothing' }, call, options);
      const { value, provenance } = await call(optionsRoles[kind], { ...formatTask(task), kind }, options);
      return { question: setOptions(task.question, value), provenance };
    },
    async rationale(task, options) {
      const { brief, item } = formatTask(task);
      const { value, provenance } = await call(rationaleRole, { brief, item }, options);
      return { question: setText(task.question, 'explanation', value), provenance };
    },
    async tag(task, options) {
      const { brief, item } = formatTask(task);
      const { outcomes: courseOutcomes } = task.context;
      const outcomes =
        courseOutcomes.map(({ id, label }) => `${id}: ${label}`).join('\n') || 'none are listed';
      const { value, provenance } = await call(tagRole, { brief, item, outcomes }, options);
      return { metadata: toItemMetadata(value, courseOutcomes), provenance };
    },
    correct: (task, feedback, options) => correctComponent({ task, feedback }, call, options),
  };
}

async function correctComponent(
  { task, feedback }: { readonly task: ItemTask; readonly feedback: SelfCorrectionFeedback },
  call: CallModel,
  options: ModelCallContext['options'],
): Promise<ComponentResult> {
  const { targetComponent: component, correctionPrompt } = feedback;
  const kind = getKind(task);
  const variables = { ...formatTask(task), kind, component, feedback: correctionPrompt };
  if (component === 'distractors') {
    if (kind === 'integer' || kind === 'subjective')
      return writeAnswer({ task, feedback: correctionPrompt }, call, options);
    const { value, provenance } = await call(optionsCorrectionRoles[kind], variables, options);
    return { question: setOptions(task.question, value), provenance };
  }
  const { value, provenance } = await call(textCorrectionRole, variables, options);
  return { question: setText(task.question, component, value), provenance };
}

/** Writes the answer key of an item without options; an item with parts has one for each part. */
async function writeAnswer(
  { task, feedback }: { readonly task: ItemTask; readonly feedback: string },
  call: CallModel,
  options: ModelCallContext['options'],
): Promise<ComponentResult> {
  const kind = getKind(task) === 'integer' ? 'integer' : 'subjective';
  const { brief, item } = formatTask(task);
  const variables = { brief, item, kind, feedback } as const;
  const { question } = task;
  if (question.parts !== undefined) {
    const role = createPartAnswersRole(question.parts.map(({ label }) => label));
    const { value, provenance } = await call(role, variables, options);
    return { question: setPartAnswers(question, value), provenance };
  }
  const { value, provenance } = await call(answerRoles[kind], variables, options);
  return { question: { ...question, answer: value }, provenance };
}

/** Returns the kind of an item; kinds that a model cannot write are rejected before generation starts. */
function getKind({ question: { kind } }: ItemTask): ModelWritableKind {
  return ModelWritableKind.parse(kind);
}

function formatTask(task: ItemTask): {
  brief: string;
  context: string;
  item: string;
} {
  const { brief, context, question } = task;
  return {
    brief: formatBrief(brief),
    context: formatContext(context),
    item: formatItem(question) || 'nothing is written yet',
  };
}

function addExampleIds(
  provenance: NonNullable<ComponentResult['provenance']>,
  { context: { examples } }: ItemTask,
) {
  return examples.length === 0 ? provenance : { ...provenance, exampleIds: examples.map(({ id }) => id) };
}

function setText(
  question: Question,
  component: Exclude<CorrectionTarget, 'distractors'>,
  text: string,
): Question {
  if (component === 'explanation') return setExplanation(question, text);
  // Only an open item has parts; in other items, labels belong to the text.
  if (component === 'stem' && question.kind === 'subjective') return setStem(question, text);
  return { ...question, [component]: text };
}

function setOptions(question: Question, written: WrittenOptions): Question {
  const options = [...written];
  const correct = options.filter((option) => option.correct).map(({ id }) => id);
  return { ...question, options, answer: { kind: 'choice', correct } };
}
