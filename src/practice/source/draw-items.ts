import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { createRandom } from '../../item-models/random.ts';
import type { Met } from './question-source.ts';
import { stemKeyOf } from './stem-key.ts';

export type ItemDraw = {
  readonly models: readonly ItemModel[];
  readonly count: number;
  readonly seed: number;
  readonly met: Met;
};

/** A model whose questions were all met is asked so often before it counts as used up. */
const TRIES_EACH = 40;
export const MAX_SEED = 2_147_483_647;

/** Questions of these models, no two alike, the models in turn; new ones first, then those that were met. */
export function drawItems({ models, count, seed, met }: ItemDraw): Question[] {
  const random = createRandom(`practice:${seed}`);
  const order = random.shuffle(models);
  const fresh: Question[] = [];
  const old: Question[] = [];
  const stems = new Set<string>();
  for (let draw = 0; fresh.length < count && draw < order.length * TRIES_EACH; draw++) {
    const model = order[draw % order.length];
    if (model === undefined) break;
    const question = tryItem(model, random.int(0, MAX_SEED));
    if (question === undefined) continue;
    const stem = stemKeyOf(question);
    if (stems.has(stem)) continue;
    stems.add(stem);
    (isMet(question, met) ? old : fresh).push(question);
  }
  return [...fresh, ...old].slice(0, count);
}

/** A seed for which a model finds no good numbers is passed over; the next one has others. */
function tryItem(model: ItemModel, seed: number): Question | undefined {
  try {
    return generateItem(model, seed);
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}

export function isMet(question: Question, { ids, stems }: Met): boolean {
  return ids.has(question.id) || stems.has(stemKeyOf(question));
}
