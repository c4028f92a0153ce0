import { Fault } from '../domain/fault.ts';
import type { Question } from '../domain/question.ts';
import { buildQuestion } from './build-question.ts';
import { findRejection } from './find-rejection.ts';
import type { ItemDraft } from './item-draft.ts';
import type { ItemModel } from './item-model.ts';
import { createRandom, type Random } from './random.ts';

/** The maximum number of attempts for one seed, and of seeds for a question with given marks. */
const MAX_DRAWS = 400;

/** The creation time of all generated questions. It is fixed, so that the same seed gives the same record. */
export const FIXED_CREATION_TIME = new Date('2026-11-15T00:00:00Z');

type DraftedItem = { readonly draft: ItemDraft; readonly random: Random };

/** Generates the question of a model and a seed. The result never changes, because stored questions refer to it. */
export function generateItem(model: ItemModel, seed: number, at: Date = FIXED_CREATION_TIME): Question {
  return generateDraftedItem(model, seed, at).question;
}

/** Generates the question of a model and a seed, with the draft that it was built from. */
export function generateDraftedItem(
  model: ItemModel,
  seed: number,
  at: Date = FIXED_CREATION_TIME,
): { readonly draft: ItemDraft; readonly question: Question } {
  const { draft, random } = getDraft(model, seed);
  const question = buildQuestion(model, draft, { seed, at, random });
  draftByQuestion.set(question, draft);
  return { draft, question };
}

/** The drafts of generated questions that are still in memory. Drawing a figure needs the draft again. */
const draftByQuestion = new WeakMap<object, ItemDraft>();

/** Returns the draft that a question in memory was built from; undefined if it was read from a store. */
export function findDraft(question: object): ItemDraft | undefined {
  return draftByQuestion.get(question);
}

/**
 * Generates the first question with the given marks, trying `seed`, `seed + 1`, … For a context, only every second seed is tried,
 * because even and odd seeds ask different parts.
 */
export function generateItemWithMarks(model: ItemModel, seed: number, marks: number): Question {
  if (!model.marks.includes(marks)) {
    const offeredMarks = model.marks.join(' or ');
    throw new Fault('invalid-input', `Item model ${model.id} gives ${offeredMarks} marks, not ${marks}.`);
  }
  const step = model.isContext === true ? 2 : 1;
  for (let next = seed; next < seed + step * MAX_DRAWS; next += step) {
    const drafted = tryDraft(model, next, (draft) => countMarks(draft) === marks);
    if (drafted === undefined) continue;
    return buildQuestion(model, drafted.draft, {
      seed: next,
      at: FIXED_CREATION_TIME,
      random: drafted.random,
    });
  }
  throw new Fault(
    'unexpected',
    `Item model ${model.id} gave no question of ${marks} marks from seed ${seed}.`,
  );
}

/** Returns the model's draft for a seed, before `buildQuestion` turns it into a question. */
export function draftItem(model: ItemModel, seed: number): ItemDraft {
  return getDraft(model, seed).draft;
}

function countMarks({ bullets }: ItemDraft): number {
  return bullets.reduce((sum, bullet) => sum + bullet.marks, 0);
}

function getDraft(model: ItemModel, seed: number): DraftedItem {
  const drafted = tryDraft(model, seed, () => true);
  if (drafted !== undefined) return drafted;
  throw new Fault('unexpected', `Item model ${model.id} wrote nothing for seed ${seed}.`);
}

/**
 * Chooses parameters until a draft is acceptable. If a draft does not match the request, returns undefined at once, because trying
 * another seed is faster than `findRejection`.
 */
function tryDraft(
  model: ItemModel,
  seed: number,
  matches: (draft: ItemDraft) => boolean,
): DraftedItem | undefined {
  const random = createRandom(`${model.id}:${seed}`);
  let lastReason = 'its own constraints';
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const draft = model.attempt(random, seed);
    if (draft && !matches(draft)) return undefined;
    const rejection = draft && findRejection(model, draft);
    if (draft && rejection === undefined) return { draft, random };
    lastReason = rejection ?? lastReason;
  }
  throw new Fault(
    'unexpected',
    `Item model ${model.id} found nothing acceptable in ${MAX_DRAWS} draws for seed ${seed}; the last was rejected by: ${lastReason}.`,
  );
}
