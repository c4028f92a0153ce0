import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { generateItemWithMarks } from '../../item-models/generate-item.ts';
import type { Random } from '../../item-models/random.ts';
import { mouldOf, normaliseStem, partsOf } from './normalise-stem.ts';
import type { Slot } from './plan-paper.ts';

/** What the questions made so far leave to the next one. */
export type Filling = {
  readonly random: Random;
  /** Stems of this paper; none comes twice. */
  readonly stems: Set<string>;
  readonly moulds: Set<string>;
  /** What its questions ask, part by part. */
  readonly parts: Set<string>;
  /** Ids of earlier papers, with how long ago: 0 is the oldest. */
  readonly avoid: ReadonlyMap<string, number>;
};

const TRIES = 30;
const TRIES_FOR_A_NEW_MOULD = 4;
const TRIES_FOR_NEW_PARTS = 16;
const MAX_SEED = 999_999;

type Candidate = {
  readonly question: Question;
  /** How long ago the learner met it; below 0 when never. */
  readonly age: number;
  /** How many of its parts stand in the paper already. */
  readonly repeats: number;
  readonly isWorn: boolean;
};

/**
 * The question of a slot: new to the paper always, new to the learner while the model has something new, and of
 * another mould and with other parts than its sisters where that is easily found.
 */
export function fillSlot(slot: Slot, filling: Filling): Question {
  let best: Candidate | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const question = makeQuestion(slot, filling.random);
    if (hasOptions(question.kind) !== slot.withOptions) continue;
    if (filling.stems.has(normaliseStem(question.stem))) continue;
    const candidate = look(question, filling);
    if (best === undefined || isBetter(candidate, best)) best = candidate;
    const isFresh = !best.isWorn || attempt >= TRIES_FOR_A_NEW_MOULD;
    const isNew = best.repeats === 0 || attempt >= TRIES_FOR_NEW_PARTS;
    if (best.age < 0 && isFresh && isNew) break;
  }
  if (best !== undefined) return keep(best.question, filling);
  throw new Fault('unexpected', `Item model ${slot.model.id} has no question left for this paper.`);
}

function look(question: Question, { avoid, parts, moulds }: Filling): Candidate {
  return {
    question,
    age: avoid.get(question.id) ?? -1,
    repeats: partsOf(question).filter((part) => parts.has(part)).length,
    isWorn: moulds.has(mouldOf(question.stem)),
  };
}

function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.age !== other.age) return one.age < other.age;
  return one.repeats === other.repeats ? !one.isWorn && other.isWorn : one.repeats < other.repeats;
}

function makeQuestion({ model, marks }: Slot, random: Random): Question {
  return generateItemWithMarks(model, random.int(0, MAX_SEED), marks);
}

function keep(question: Question, { stems, moulds, parts }: Filling): Question {
  stems.add(normaliseStem(question.stem));
  moulds.add(mouldOf(question.stem));
  for (const part of partsOf(question)) parts.add(part);
  return question;
}
