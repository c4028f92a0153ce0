import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { generateItemWithMarks } from '../../item-models/generate-item.ts';
import type { Random } from '../../item-models/random.ts';
import { listParts, normaliseStem, toStemTemplate } from './normalise-stem.ts';
import type { Slot } from './plan-paper.ts';

/** What is known from the questions of the paper so far, used to avoid repetition. */
export type FillContext = {
  readonly random: Random;
  /** Stems of this paper; none is used twice. */
  readonly stems: Set<string>;
  /** Stems without their numbers and formulas. */
  readonly templates: Set<string>;
  /** The single facts and sums that the questions test. */
  readonly parts: Set<string>;
  /** Ids of the questions of earlier papers, with their age rank: 0 is the oldest. */
  readonly avoid: ReadonlyMap<string, number>;
};

const MAX_ATTEMPTS = 30;
/** After this many attempts a repeated template is accepted. */
const MAX_ATTEMPTS_FOR_NEW_TEMPLATE = 4;
/** After this many attempts repeated parts are accepted. */
const MAX_ATTEMPTS_FOR_NEW_PARTS = 16;
const MAX_SEED = 999_999;

type Candidate = {
  readonly question: Question;
  /** Age rank of the earlier use; below 0 when the learner has not seen it. */
  readonly age: number;
  /** Number of its parts that the paper already tests. */
  readonly repeats: number;
  /** The paper already has a question of this template. */
  readonly repeatsTemplate: boolean;
};

/**
 * Generates the question of a slot. It is always new to the paper, new to the learner while the model has something new,
 * and uses another template and other parts than the other questions when that takes few attempts.
 */
export function fillSlot(slot: Slot, context: FillContext): Question {
  let best: Candidate | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const question = generateQuestion(slot, context.random);
    if (hasOptions(question.kind) !== slot.withOptions) continue;
    if (context.stems.has(normaliseStem(question.stem))) continue;
    const candidate = toCandidate(question, context);
    if (best === undefined || isBetter(candidate, best)) best = candidate;
    const isFresh = !best.repeatsTemplate || attempt >= MAX_ATTEMPTS_FOR_NEW_TEMPLATE;
    const isNew = best.repeats === 0 || attempt >= MAX_ATTEMPTS_FOR_NEW_PARTS;
    if (best.age < 0 && isFresh && isNew) break;
  }
  if (best !== undefined) return record(best.question, context);
  throw new Fault('unexpected', `Item model ${slot.model.id} has no question left for this paper.`);
}

function toCandidate(question: Question, { avoid, parts, templates: moulds }: FillContext): Candidate {
  return {
    question,
    age: avoid.get(question.id) ?? -1,
    repeats: listParts(question).filter((part) => parts.has(part)).length,
    repeatsTemplate: moulds.has(toStemTemplate(question.stem)),
  };
}

/** Prefers an unseen question, then fewer repeated parts, then a new template. */
function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.age !== other.age) return one.age < other.age;
  return one.repeats === other.repeats
    ? !one.repeatsTemplate && other.repeatsTemplate
    : one.repeats < other.repeats;
}

function generateQuestion({ model, marks }: Slot, random: Random): Question {
  return generateItemWithMarks(model, random.int(0, MAX_SEED), marks);
}

/** Adds the question to the context. */
function record(question: Question, { stems, templates: moulds, parts }: FillContext): Question {
  stems.add(normaliseStem(question.stem));
  moulds.add(toStemTemplate(question.stem));
  for (const part of listParts(question)) parts.add(part);
  return question;
}
