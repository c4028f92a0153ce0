import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { createRandom } from '../../item-models/random.ts';
import { isSeen, type SeenQuestions } from './seen-questions.ts';
import { getStemKey } from './stem-key.ts';

type ItemDraw = {
  readonly models: readonly ItemModel[];
  readonly count: number;
  readonly seed: number;
  readonly seen: SeenQuestions;
};

/** Number of draws from a model, on average, before its unseen questions count as used up. */
const MAX_DRAWS_PER_MODEL = 40;
export const MAX_SEED = 2_147_483_647;

/** Draws questions from the models in turn, no two with the same stem; unseen ones first, then seen ones. */
export function drawItems({ models, count, seed, seen }: ItemDraw): Question[] {
  const random = createRandom(`practice:${seed}`);
  const order = random.shuffle(models);
  const unseen: Question[] = [];
  const old: Question[] = [];
  const stems = new Set<string>();
  for (let draw = 0; unseen.length < count && draw < order.length * MAX_DRAWS_PER_MODEL; draw++) {
    const model = order[draw % order.length];
    if (model === undefined) break;
    const question = tryGenerateItem(model, random.int(0, MAX_SEED));
    if (question === undefined) continue;
    const stem = getStemKey(question);
    if (stems.has(stem)) continue;
    stems.add(stem);
    (isSeen(question, seen) ? old : unseen).push(question);
  }
  return [...unseen, ...old].slice(0, count);
}

/** Returns undefined for a seed for which the model finds no suitable numbers. */
function tryGenerateItem(model: ItemModel, seed: number): Question | undefined {
  try {
    return generateItem(model, seed);
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}
