import { Fault } from '../../domain/fault.ts';
import type { BloomsLevel, GenerationBrief } from '../../domain/generation.ts';
import type { Question } from '../../domain/question.ts';
import { getModel, modelsFor } from '../../item-models/catalogue.ts';
import { choiceItemOf, generateChoiceItem } from '../../item-models/generate-choice-item.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { createRandom } from '../../item-models/random.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { bloomLevelsOf } from '../../verification/items/bloom-of-stem.ts';
import { needsModel } from '../needs-model.ts';
import type { ItemMaker, ItemTask } from './item-maker.ts';

export type RulesMakerDependencies = {
  readonly now: () => Date;
  /** Whether the bank has it already, under whatever id. */
  readonly isKnown: (question: Question) => Promise<boolean>;
};

/** Rounds over all models before a draw is given up. */
const MAX_ROUNDS = 20;
const MAX_SEED = 999_999_999;

/** Items computed by item models: the parts come from one draw, so all of them fit together. */
export function createRulesItemMaker(tools: RulesMakerDependencies): ItemMaker {
  return {
    way: 'rules',
    vignette: async ({ question }) => ({ question }),
    async stem(task) {
      const whole = await drawNew(task, tools);
      const { answer: _key, markingScheme: _scheme, provenance, ...rest } = whole;
      const made = provenance && { ...provenance, createdAt: tools.now().toISOString() };
      const question = { ...rest, options: [], solution: [], ...(made && { provenance: made }) };
      return { question, ...(made && { provenance: made }) };
    },
    async distractors({ question }) {
      const { options, answer, markingScheme } = recompute(question);
      return {
        question: {
          ...question,
          options,
          ...(answer && { answer }),
          ...(markingScheme && { markingScheme }),
        },
      };
    },
    rationale: async ({ question }) => ({
      question: { ...question, solution: recompute(question).solution },
    }),
    tag: async ({ question: { topic, outcomeId, stem } }) => ({
      metadata: {
        bloomsLevel: bloomOf(stem),
        topic: topic === undefined ? null : { value: topic, confidence: 1 },
        outcome: outcomeId === undefined ? null : { value: outcomeId, confidence: 1 },
      },
    }),
    // A computed text has no other wording.
    mend: async () => undefined,
  };
}

/** The kinds that item models make at all. */
export const COMPUTED_KINDS = ['mcq_sc', 'subjective'] as const satisfies GenerationBrief['kind'][];

/** Whether item models make what is asked for. */
export function isCovered(brief: GenerationBrief): boolean {
  return modelsOf(brief).some((model) => makes(model, brief.kind));
}

/** Throws `needs-model` unless item models make what is asked for. */
export function requireCover(brief: GenerationBrief): void {
  if (isCovered(brief)) return;
  const what = [
    brief.kind,
    brief.outcome_id && `on ${brief.outcome_id}`,
    `for ${brief.level} ${brief.subject}`,
  ];
  const { kind, message, advice } = needsModel(
    `Writing ${what.filter(Boolean).join(' ')}, which no item model covers,`,
  );
  const { outcome_id: _outcome, ...course } = brief;
  const facts = { kinds: kindsFor(brief), course_kinds: kindsFor(course) };
  throw new Fault(kind, message, { facts, ...(advice && { advice }) });
}

/** The kinds that item models make of what is asked for. */
function kindsFor(brief: GenerationBrief): GenerationBrief['kind'][] {
  return COMPUTED_KINDS.filter((kind) => isCovered({ ...brief, kind }));
}

function modelsOf({ subject, level, outcome_id: outcomeId }: GenerationBrief): ItemModel[] {
  return modelsFor({ subject, level, ...(outcomeId !== undefined && { outcomeId }) });
}

function generate(
  model: ItemModel,
  { kind }: Pick<GenerationBrief, 'kind'>,
  seed: number,
): Question | undefined {
  if (kind === 'mcq_sc') return generateChoiceItem(model, seed);
  const question = generateItem(model, seed);
  return question.kind === kind ? question : undefined;
}

/** What a model of the catalogue makes never changes, and finding out costs as much as an item. */
const known = new WeakMap<ItemModel, Map<GenerationBrief['kind'], boolean>>();

function makes(model: ItemModel, kind: GenerationBrief['kind']): boolean {
  const kinds = known.get(model) ?? new Map<GenerationBrief['kind'], boolean>();
  known.set(model, kinds);
  const answer = kinds.get(kind) ?? generate(model, { kind }, 1) !== undefined;
  kinds.set(kind, answer);
  return answer;
}

async function drawNew({ brief, seed }: ItemTask, { isKnown }: RulesMakerDependencies): Promise<Question> {
  const random = createRandom(`generation:${seed}`);
  const models = random.shuffle(modelsOf(brief));
  for (let draw = 0; draw < MAX_ROUNDS * models.length; draw++) {
    const model = models[draw % models.length];
    if (model === undefined || !makes(model, brief.kind)) continue;
    const question = generate(model, brief, random.int(1, MAX_SEED));
    if (question !== undefined && !(await isKnown(question))) return question;
  }
  throw new Fault(
    'needs-model',
    `The item models of ${brief.level} ${brief.subject} gave nothing that is new.`,
    {
      advice: 'Ask for another outcome or kind, or set up a model.',
    },
  );
}

/** The whole question of the draw that the stem came from. */
function recompute({ kind, provenance }: Question): Question {
  const model = getModel(provenance?.name ?? '');
  const seed = provenance?.seed ?? 0;
  const whole = kind === 'mcq_sc' ? choiceItemOf(model, seed) : generateItem(model, seed);
  if (whole !== undefined) return whole;
  throw new Fault('unexpected', `The draw ${seed} of ${model.id} cannot be repeated.`);
}

const SURE = 0.9;
const GUESSED = 0.6;

/** A computed question without a verb still asks for a computation. */
function bloomOf(stem: string): { value: BloomsLevel; confidence: number } {
  const levels = bloomLevelsOf(visibleText(stem));
  const highest = levels.at(-1);
  return highest === undefined
    ? { value: 'apply', confidence: GUESSED }
    : { value: highest, confidence: SURE };
}
