import type { RequiredQuestion } from '../../domain/course-spec.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import type { Random } from '../../item-models/random.ts';
import type { PaperShape, SectionShape } from './paper-shape.ts';
import type { Slot } from './plan-paper.ts';

type RequiredRequest = {
  /** The item models of the course that may be used. */
  readonly models: readonly ItemModel[];
  readonly shape: PaperShape;
  readonly seed: number;
  readonly random: Random;
};

/**
 * Chooses, for each section, the questions that the course requires in every paper, such as two open-ended ones. The item
 * models of each required kind rotate: the next seed continues in the list of models where this seed stopped.
 */
export function chooseRequired({ models, shape, seed, random }: RequiredRequest): Slot[][] {
  return shape.sections.map((section) =>
    section.required.flatMap((required) => {
      const suitable = models.filter((model) => suits(model, required, section));
      return takeInTurn(suitable, required.count, seed).map((model) => ({
        model,
        marks: random.pick(listMarks(model, required)),
        withOptions: false,
      }));
    }),
  );
}

function suits(model: ItemModel, required: RequiredQuestion, { outcomeIds }: SectionShape): boolean {
  return (
    model.special === required.kind &&
    outcomeIds.includes(model.outcomeId) &&
    listMarks(model, required).length > 0
  );
}

function listMarks({ marks }: ItemModel, required: RequiredQuestion): number[] {
  return marks.filter((mark) => isInRange(mark, required));
}

function isInRange(mark: number, { marks: [least, greatest] }: RequiredQuestion): boolean {
  return mark >= least && mark <= greatest;
}

/** Takes `count` different items, beginning after those of the previous seed and continuing at the start of the list. */
export function takeInTurn<T>(items: readonly T[], count: number, seed: number): T[] {
  const { length } = items;
  const start = length === 0 ? 0 : (((seed * count) % length) + length) % length;
  return [...items.slice(start), ...items.slice(0, start)].slice(0, count);
}
