import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { generateItemWithMarks } from '../../item-models/generate-item.ts';
import type { Random } from '../../item-models/random.ts';
import { mouldOf, normaliseStem } from './normalise-stem.ts';
import type { Slot } from './plan-paper.ts';

/** What the questions made so far leave to the next one. */
export type Filling = {
  readonly random: Random;
  /** Stems of this paper; none comes twice. */
  readonly stems: Set<string>;
  readonly moulds: Set<string>;
  /** Ids of earlier papers, with how long ago: 0 is the oldest. */
  readonly avoid: ReadonlyMap<string, number>;
};

const TRIES = 30;
const TRIES_FOR_A_NEW_MOULD = 4;
const LARGEST_SEED = 999_999;

/**
 * The question of a slot: new to the paper always, new to the learner while the model has something new, and of
 * another mould than its sisters where that is easily found.
 */
export function fillSlot(slot: Slot, filling: Filling): Question {
  let oldest: { question: Question; age: number } | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const question = makeQuestion(slot, filling.random);
    if (hasOptions(question.kind) !== slot.withOptions) continue;
    if (filling.stems.has(normaliseStem(question.stem))) continue;
    const age = filling.avoid.get(question.id);
    const isFresh = attempt >= TRIES_FOR_A_NEW_MOULD || !filling.moulds.has(mouldOf(question.stem));
    if (age === undefined && isFresh) return keep(question, filling);
    const rank = age ?? -1;
    if (oldest === undefined || rank < oldest.age) oldest = { question, age: rank };
  }
  if (oldest !== undefined) return keep(oldest.question, filling);
  throw new Fault('unexpected', `Item model ${slot.model.id} has no question left for this paper.`);
}

function makeQuestion({ model, marks }: Slot, random: Random): Question {
  return generateItemWithMarks(model, random.int(0, LARGEST_SEED), marks);
}

function keep(question: Question, { stems, moulds }: Filling): Question {
  stems.add(normaliseStem(question.stem));
  moulds.add(mouldOf(question.stem));
  return question;
}
