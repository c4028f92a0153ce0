import { Fault } from '../../domain/fault.ts';
import type { BloomsLevel, GenerationBrief } from '../../domain/generation.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { Question } from '../../domain/question.ts';
import { listSections, mapSections, type QuestionSection } from '../../domain/question-sections.ts';
import { getModel, modelsFor } from '../../item-models/catalogue.ts';
import { generateChoiceItem, rebuildChoiceItem } from '../../item-models/generate-choice-item.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { createRandom } from '../../item-models/random.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { findBloomLevels } from '../../verification/items/find-bloom-levels.ts';
import { createNeedsModelFault } from '../needs-model.ts';
import type { ItemMaker, ItemTask } from './item-maker.ts';

/** The dependencies of the rules-based maker. */
export type RulesMakerDependencies = {
  readonly now: () => Date;
  /** Whether the bank already has the question, under any id. */
  readonly isKnown: (question: Question) => Promise<boolean>;
};

/** The maximum number of attempts for each item model. */
const MAX_ATTEMPTS = 20;
const MAX_SEED = 999_999_999;

/** Creates a maker that computes items with item models (question templates). One seed determines all components of an item. */
export function createRulesItemMaker(deps: RulesMakerDependencies): ItemMaker {
  return {
    mode: 'rules',
    vignette: async ({ question }) => ({ question }),
    async stem(task) {
      const complete = await generateNew(task, deps);
      const { provenance } = complete;
      const dated = provenance && { ...provenance, createdAt: deps.now().toISOString() };
      const question = { ...mapSections(complete, omitKey), ...(dated && { provenance: dated }) };
      return { question, ...(dated && { provenance: dated }) };
    },
    distractors: async ({ question }) => ({
      question: copyFields(question, ({ options, answer, markingScheme }) => ({
        options,
        ...(answer && { answer }),
        ...(markingScheme && { markingScheme }),
      })),
    }),
    rationale: async ({ question }) => ({
      question: copyFields(question, ({ solution }) => ({ solution })),
    }),
    tag: async ({ question }) => ({
      metadata: {
        bloomsLevel: findBloomLevel(printPartsText(question)),
        topic: question.topic === undefined ? null : { value: question.topic, confidence: 1 },
        outcome: question.outcomeId === undefined ? null : { value: question.outcomeId, confidence: 1 },
      },
    }),
    // A computed item cannot be written differently.
    correct: async () => undefined,
  };
}

/** Removes the options, the key, the scheme and the solution of a question or part, which later steps add. */
function omitKey<T extends QuestionSection>(section: T): T {
  const copy = { ...section, options: [], solution: [] };
  delete copy.answer;
  delete copy.markingScheme;
  return copy;
}

/** Copies fields of the complete question, and of each of its parts, to a question whose fields are still empty. */
function copyFields(
  question: Question,
  selectFields: (complete: QuestionSection) => Partial<QuestionSection>,
): Question {
  const complete = listSections(regenerate(question));
  const sections = listSections(question);
  return mapSections(question, (section) => {
    const source = complete[sections.indexOf(section)];
    return source === undefined ? section : { ...section, ...selectFields(source) };
  });
}

/** The kinds that item models can generate. */
const COMPUTED_KINDS = ['mcq_sc', 'subjective'] as const satisfies GenerationBrief['kind'][];

/** Whether item models can generate items for a brief. */
export function isCovered(brief: GenerationBrief): boolean {
  return findModels(brief).some((model) => canGenerate(model, brief.kind));
}

/** Throws `needs-model` unless item models can generate items for a brief. */
export function requireCovered(brief: GenerationBrief): void {
  if (isCovered(brief)) return;
  const description = [
    brief.kind,
    brief.outcome_id && `on ${brief.outcome_id}`,
    `for ${brief.level} ${brief.subject}`,
  ];
  const { kind, message, advice } = createNeedsModelFault(
    `Writing ${description.filter(Boolean).join(' ')}, which no item model covers,`,
  );
  const { outcome_id: _outcome, ...course } = brief;
  const facts = { kinds: listKinds(brief), course_kinds: listKinds(course) };
  throw new Fault(kind, message, { facts, ...(advice && { advice }) });
}

/** Lists the kinds that item models can generate for a brief. */
function listKinds(brief: GenerationBrief): GenerationBrief['kind'][] {
  return COMPUTED_KINDS.filter((kind) => isCovered({ ...brief, kind }));
}

function findModels({ subject, level, outcome_id: outcomeId }: GenerationBrief): ItemModel[] {
  return modelsFor({ subject, level, ...(outcomeId !== undefined && { outcomeId }) });
}

/** Generates a question of the kind; undefined if the item model cannot. */
function generate(
  model: ItemModel,
  { kind }: Pick<GenerationBrief, 'kind'>,
  seed: number,
): Question | undefined {
  if (kind === 'mcq_sc') return generateChoiceItem(model, seed);
  const question = generateItem(model, seed);
  return question.kind === kind ? question : undefined;
}

/** Whether an item model can generate a kind. Cached, because finding out requires generating an item. */
const generatedKinds = new WeakMap<ItemModel, Map<GenerationBrief['kind'], boolean>>();

function canGenerate(model: ItemModel, kind: GenerationBrief['kind']): boolean {
  const kinds = generatedKinds.get(model) ?? new Map<GenerationBrief['kind'], boolean>();
  generatedKinds.set(model, kinds);
  const isPossible = kinds.get(kind) ?? generate(model, { kind }, 1) !== undefined;
  kinds.set(kind, isPossible);
  return isPossible;
}

/** Generates a question that the bank does not have yet. */
async function generateNew(
  { brief, seed }: ItemTask,
  { isKnown }: RulesMakerDependencies,
): Promise<Question> {
  const random = createRandom(`generation:${seed}`);
  const models = random.shuffle(findModels(brief));
  for (let attempt = 0; attempt < MAX_ATTEMPTS * models.length; attempt++) {
    const model = models[attempt % models.length];
    if (model === undefined || !canGenerate(model, brief.kind)) continue;
    const question = generate(model, brief, random.int(1, MAX_SEED));
    if (question !== undefined && !(await isKnown(question))) return question;
  }
  throw new Fault(
    'needs-model',
    `The item models of ${brief.level} ${brief.subject} returned no new question.`,
    { advice: 'Request another outcome or kind, or configure a model.' },
  );
}

/** Generates the complete question again from the item model and seed in its provenance. */
function regenerate({ kind, provenance }: Question): Question {
  const model = getModel(provenance?.name ?? '');
  const seed = provenance?.seed ?? 0;
  const complete = kind === 'mcq_sc' ? rebuildChoiceItem(model, seed) : generateItem(model, seed);
  if (complete !== undefined) return complete;
  throw new Fault('unexpected', `The item model ${model.id} cannot generate seed ${seed} again.`);
}

/** The confidence in a Bloom level that a verb of the stem indicates. */
const VERB_CONFIDENCE = 0.9;
/** The confidence in the default Bloom level. */
const DEFAULT_CONFIDENCE = 0.6;

/** Finds the highest Bloom level of a stem; `apply` without a verb, because the question is computed. */
function findBloomLevel(stem: string): { value: BloomsLevel; confidence: number } {
  const levels = findBloomLevels(visibleText(stem));
  const highest = levels.at(-1);
  return highest === undefined
    ? { value: 'apply', confidence: DEFAULT_CONFIDENCE }
    : { value: highest, confidence: VERB_CONFIDENCE };
}
