import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { generateItem, generateItemWithMarks } from '../../item-models/generate-item.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { createRandom } from '../../item-models/random.ts';
import { MAX_SEED } from './draw-items.ts';
import { type CourseAndOutcome, formatCourse } from './get-outcome.ts';
import type { GenerateRequest } from './question-source.ts';

/** The outcome and the marks of a question that a model is to write. */
type WriteRequest = CourseAndOutcome & { readonly marks: number };

/** Writes a question with a model; the result has passed verification. */
export type WriteQuestion = (order: WriteRequest) => Promise<Question>;

export type GenerateDependencies = {
  /** Undefined when no model is configured, or the operator has disabled it. */
  readonly writeQuestion?: WriteQuestion | undefined;
};

const DEFAULT_MARKS = 4;

/** Creates a new question: written by a model when one is configured, otherwise computed by an item model. */
export async function generateQuestion(
  target: CourseAndOutcome,
  { marks = DEFAULT_MARKS, seed = 0 }: Pick<GenerateRequest, 'marks' | 'seed'>,
  { writeQuestion }: GenerateDependencies,
  findModels: (target: CourseAndOutcome) => readonly ItemModel[],
): Promise<Question> {
  if (writeQuestion !== undefined) return writeQuestion({ ...target, marks });
  const models = findModels(target);
  if (models.length === 0) throw noQuestion(target);
  return computeQuestion(models, marks, seed);
}

/** Computes a question with the requested marks, or with the nearest marks that an item model offers. */
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

function noQuestion({ course, outcome }: CourseAndOutcome): Fault {
  return new Fault(
    'needs-model',
    `There is no question for ${outcome.id} (${outcome.label}) of ${formatCourse(course)}, and writing one needs a model.`,
    {
      advice:
        'Import questions of this outcome into the bank, or set OPENAI_API_KEY (or OPENAI_BASE_URL and VBAGENT_MODEL) and leave SQA_LLM_FALLBACK_ENABLED at true.',
    },
  );
}
