import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { createRandom } from '../../item-models/random.ts';
import { isSeen, type SeenQuestions } from './seen-questions.ts';
import { getStemKey } from './stem-key.ts';

type QuestionRequest = {
  readonly models: readonly ItemModel[];
  readonly count: number;
  readonly seed: number;
  readonly seen: SeenQuestions;
};

/** Maximum number of attempts per model, on average. */
const MAX_ATTEMPTS_PER_MODEL = 40;
export const MAX_SEED = 2_147_483_647;

/** Generates questions with random seeds from the models in turn. All have different stems; unseen questions are returned before seen ones. */
export function generateDistinctQuestions({ models, count, seed, seen }: QuestionRequest): Question[] {
  const random = createRandom(`practice:${seed}`);
  const shuffledModels = random.shuffle(models);
  const unseen: Question[] = [];
  const alreadySeen: Question[] = [];
  const stems = new Set<string>();
  for (
    let attempts = 0;
    unseen.length < count && attempts < shuffledModels.length * MAX_ATTEMPTS_PER_MODEL;
    attempts++
  ) {
    const model = shuffledModels[attempts % shuffledModels.length];
    if (model === undefined) break;
    const question = tryGenerateItem(model, random.int(0, MAX_SEED));
    if (question === undefined) continue;
    const stem = getStemKey(question);
    if (stems.has(stem)) continue;
    stems.add(stem);
    (isSeen(question, seen) ? alreadySeen : unseen).push(question);
  }
  return [...unseen, ...alreadySeen].slice(0, count);
}

/** Generates a question; undefined when the model finds no suitable numbers for the seed. */
function tryGenerateItem(model: ItemModel, seed: number): Question | undefined {
  try {
    return generateItem(model, seed);
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}
