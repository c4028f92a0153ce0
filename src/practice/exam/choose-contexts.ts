import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import type { Random } from '../../item-models/random.ts';
import { takeInTurn } from './choose-required.ts';
import type { PaperShape, SectionShape } from './paper-shape.ts';
import { type Slot, sumMarks } from './plan-paper.ts';

type ContextRequest = {
  readonly course: CourseSpec;
  /** The item models of the course that may be used. */
  readonly models: readonly ItemModel[];
  readonly shape: PaperShape;
  /** The special questions of each section. */
  readonly required?: readonly (readonly Slot[])[];
  readonly seed: number;
  readonly random: Random;
};

/**
 * Chooses the structured questions of each section. Papers of consecutive seeds take the contexts of a course in turn, so that all are
 * used equally often; no paper has a context twice. A course with few contexts uses all of them in every paper.
 */
export function chooseContexts(request: ContextRequest): Slot[][] {
  const { course, models, shape, required = [], seed, random } = request;
  const areaOf = new Map(course.outcomes.map(({ id, area }) => [id, area]));
  const freeMarks = new Map([...shape.areaMarks].map(([area, [, greatest]]) => [area, greatest]));
  for (const { model, marks } of required.flat()) {
    const area = areaOf.get(model.outcomeId) ?? '';
    freeMarks.set(area, (freeMarks.get(area) ?? 0) - marks);
  }
  return assignContexts(models, shape).map((contexts, index) => {
    const fullSection = shape.sections[index];
    if (fullSection === undefined) return [];
    const section = { ...fullSection, marks: fullSection.marks - sumMarks(required[index] ?? []) };
    const inTurn = takeInTurn(alternateAreas(contexts, areaOf), countContexts(contexts, section), seed);
    const slots = inTurn.map((model) => ({ model, marks: random.pick(model.marks), withOptions: false }));
    return fitMarks(slots, section).filter(({ model, marks }) => {
      const area = areaOf.get(model.outcomeId) ?? '';
      const remaining = (freeMarks.get(area) ?? 0) - marks;
      if (remaining >= 0) freeMarks.set(area, remaining);
      return remaining >= 0;
    });
  });
}

/** Assigns each context to the section that it suits; of several, to the one with the smallest share of contexts. */
function assignContexts(models: readonly ItemModel[], { sections }: PaperShape): ItemModel[][] {
  const assigned = sections.map((): ItemModel[] => []);
  for (const model of models.filter(isStructured)) {
    const [best] = sections
      .map((section, index) => ({ section, list: assigned[index] ?? [] }))
      .filter(({ section }) => suits(model, section))
      .toSorted((a, b) => a.list.length / a.section.marks - b.list.length / b.section.marks);
    best?.list.push(model);
  }
  return assigned;
}

/** Contexts that a paper must have, such as an experiment, are chosen with the special questions. */
const isStructured = ({ isContext, special }: ItemModel): boolean =>
  isContext === true && special === undefined;

function suits(model: ItemModel, { multipleChoice, calculator, outcomeIds }: SectionShape): boolean {
  const forbidden = calculator ? 'forbidden' : 'allowed';
  return !multipleChoice && outcomeIds.includes(model.outcomeId) && model.calculator !== forbidden;
}

/** Returns how many contexts of average size fit into the share of the section that is for structured questions. */
function countContexts(contexts: readonly ItemModel[], { marks, structuredShare }: SectionShape): number {
  if (contexts.length === 0) return 0;
  const averages = contexts.map((model) => (Math.min(...model.marks) + Math.max(...model.marks)) / 2);
  const average = averages.reduce((sum, value) => sum + value, 0) / averages.length;
  return Math.min(contexts.length, Math.round((marks * structuredShare) / average));
}

/** Orders the contexts so that consecutive ones belong to different areas. */
function alternateAreas(contexts: readonly ItemModel[], areaOf: ReadonlyMap<string, string>): ItemModel[] {
  const countBefore = (model: ItemModel, index: number) =>
    contexts.slice(0, index).filter((other) => areaOf.get(other.outcomeId) === areaOf.get(model.outcomeId))
      .length;
  const ranks = new Map(contexts.map((model, index) => [model, countBefore(model, index)]));
  return contexts.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** Reduces the marks, the largest question first, to the structured share of the section; leaves contexts out if they exceed the section. */
function fitMarks(slots: readonly Slot[], { marks, structuredShare }: SectionShape): Slot[] {
  const fitted = [...slots];
  const sum = () => sumMarks(fitted);
  while (sum() > marks * structuredShare) {
    const reducible = fitted.filter((slot) => slot.marks > Math.min(...slot.model.marks));
    const [largest] = reducible.toSorted((a, b) => b.marks - a.marks);
    if (largest !== undefined) fitted[fitted.indexOf(largest)] = { ...largest, marks: largest.marks - 1 };
    else if (sum() > marks) fitted.pop();
    else break;
  }
  return fitted;
}
