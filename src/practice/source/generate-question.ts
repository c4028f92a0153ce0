import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { generateItem, generateItemWithMarks } from '../../item-models/generate-item.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { createRandom } from '../../item-models/random.ts';
import { MAX_SEED } from './draw-items.ts';
import { type CoursePlace, nameOf } from './find-outcome.ts';
import type { GenerateWish } from './question-source.ts';

/** What a model is asked to write. */
export type WriteOrder = CoursePlace & { readonly marks: number };

/** Asks a model, and hands out only what passes verification. */
export type WriteQuestion = (order: WriteOrder) => Promise<Question>;

export type GenerateTools = {
  /** Left out where no model is set up, or the operator does not want it asked. */
  readonly writeQuestion?: WriteQuestion | undefined;
};

const DEFAULT_MARKS = 4;

/** A question that was not there before: by a model where there is one, else computed. */
export async function generateQuestion(
  place: CoursePlace,
  { marks = DEFAULT_MARKS, seed = 0 }: Pick<GenerateWish, 'marks' | 'seed'>,
  { writeQuestion }: GenerateTools,
  modelsOf: (place: CoursePlace) => readonly ItemModel[],
): Promise<Question> {
  if (writeQuestion !== undefined) return writeQuestion({ ...place, marks });
  const models = modelsOf(place);
  if (models.length === 0) throw nothingToAsk(place);
  return computeQuestion(models, marks, seed);
}

/** Of the marks asked for if a model can give them, else of the nearest. */
function computeQuestion(models: readonly ItemModel[], marks: number, seed: number): Question {
  const random = createRandom(`generate:${seed}`);
  const distance = (model: ItemModel): number => Math.min(...model.marks.map((one) => Math.abs(one - marks)));
  const nearest = Math.min(...models.map(distance));
  const model = random.pick(models.filter((one) => distance(one) === nearest));
  const start = random.int(0, MAX_SEED);
  return model.marks.includes(marks)
    ? generateItemWithMarks(model, start, marks)
    : generateItem(model, start);
}

function nothingToAsk({ course, outcome }: CoursePlace): Fault {
  return new Fault(
    'needs-model',
    `There is no question for ${outcome.id} (${outcome.label}) of ${nameOf(course)}, and writing one needs a model.`,
    {
      advice:
        'Import questions of this outcome into the bank, or set OPENAI_API_KEY (or OPENAI_BASE_URL and VBAGENT_MODEL) and leave SQA_LLM_FALLBACK_ENABLED at true.',
    },
  );
}
