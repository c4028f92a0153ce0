import type { CourseOutcome, CourseSpec } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import type { Random } from '../../item-models/random.ts';
import type { PaperShape, SectionShape } from './paper-shape.ts';

/** A place of the paper, before its question is made. */
export type Slot = { readonly model: ItemModel; readonly marks: number; readonly withOptions: boolean };

/** Which models can fill a section, and for how many marks each. */
export type SlotChoices = (section: SectionShape) => readonly Slot[];

const TRIES_PER_CAP = 80;
const MAX_USES = 8;

/** A model already in the paper is taken again only where little else fits. */
const REPEAT_WEIGHT = 0.1;

/** An outcome that has its share may still get a question, now and then. */
const MIN_NEED = 0.15;

export type PlanRequest = {
  readonly course: CourseSpec;
  readonly shape: PaperShape;
  readonly choicesFor: SlotChoices;
  readonly random: Random;
};

/**
 * The slots of each section: marks exact, areas and number of questions in range, outcomes near their weights, and
 * no model used more often than the marks demand.
 */
export function planPaper(request: PlanRequest): Slot[][] {
  const choices = request.shape.sections.map(request.choicesFor);
  for (let mostUses = fewestUses(request.shape, choices); mostUses <= MAX_USES; mostUses++) {
    for (let attempt = 0; attempt < TRIES_PER_CAP; attempt++) {
      const plan = tryPlan(request, choices, mostUses);
      if (plan && isInRange(plan, request)) return plan;
    }
  }
  const { subject, level } = request.course;
  throw new Fault(
    'not-found',
    `The item models of ${level} ${subject} do not yet suffice for a paper of ${request.shape.totalMarks} marks.`,
  );
}

/** How often some model must come at least, even if every one gave its most marks each time. */
function fewestUses({ sections }: PaperShape, choices: readonly (readonly Slot[])[]): number {
  const uses = sections.map(({ marks }, index) => {
    const most = new Map<ItemModel, number>();
    for (const slot of choices[index] ?? [])
      most.set(slot.model, Math.max(slot.marks, most.get(slot.model) ?? 0));
    return marks / [...most.values()].reduce((sum, one) => sum + one, 0);
  });
  return Math.max(1, Math.ceil(Math.min(MAX_USES, Math.max(...uses))));
}

type Draft = {
  readonly needs: Map<string, number>;
  readonly uses: Map<string, number>;
  readonly mostUses: number;
  readonly random: Random;
};

function tryPlan(
  { course, shape, random }: PlanRequest,
  choices: readonly (readonly Slot[])[],
  mostUses: number,
): Slot[][] | undefined {
  const draft: Draft = {
    needs: needsOf(course.outcomes, choices.flat(), shape.totalMarks),
    uses: new Map(),
    mostUses,
    random,
  };
  const plan: Slot[][] = [];
  for (const [index, section] of shape.sections.entries()) {
    const slots = tryFill(section, choices[index] ?? [], draft);
    if (slots === undefined) return undefined;
    plan.push(slots);
  }
  return plan;
}

/** The marks each outcome should get, shared among those that have models. */
function needsOf(
  outcomes: readonly CourseOutcome[],
  slots: readonly Slot[],
  total: number,
): Map<string, number> {
  const served = new Set(slots.map(({ model }) => model.outcomeId));
  const reachable = outcomes.filter(({ id }) => served.has(id));
  const weights = reachable.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(reachable.map(({ id, weight }) => [id, (weight / weights) * total]));
}

function tryFill(section: SectionShape, choices: readonly Slot[], draft: Draft): Slot[] | undefined {
  const canFinish = reachableSums(choices, section.marks);
  const slots: Slot[] = [];
  let rest = section.marks;
  while (rest > 0) {
    const open = choices.filter(
      ({ model, marks }) =>
        marks <= rest && canFinish[rest - marks] && usesOf(draft, section, model) < draft.mostUses,
    );
    const slot = pickWeighted(open, (one) => weightOf(one, section, draft), draft.random);
    if (slot === undefined) return undefined;
    take(slot, section, draft);
    slots.push(slot);
    rest -= slot.marks;
  }
  return slots;
}

/** Which sums the marks of the choices can make. */
function reachableSums(choices: readonly Slot[], most: number): boolean[] {
  const marks = [...new Set(choices.map((slot) => slot.marks))];
  const reachable = [true];
  for (let sum = 1; sum <= most; sum++) reachable.push(marks.some((one) => reachable[sum - one] === true));
  return reachable;
}

function weightOf({ model, marks }: Slot, section: SectionShape, draft: Draft): number {
  const need = Math.max(MIN_NEED, draft.needs.get(model.outcomeId) ?? 0);
  const fit = Math.min(1, need / marks);
  return (need * fit * REPEAT_WEIGHT ** usesOf(draft, section, model)) / (marks * model.marks.length);
}

function pickWeighted<T>(list: readonly T[], weigh: (one: T) => number, random: Random): T | undefined {
  const weights = list.map(weigh);
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return list[index];
  }
  return list.at(-1);
}

function take({ model, marks }: Slot, section: SectionShape, { needs, uses }: Draft): void {
  needs.set(model.outcomeId, (needs.get(model.outcomeId) ?? 0) - marks);
  const key = useKey(section, model);
  uses.set(key, (uses.get(key) ?? 0) + 1);
}

function usesOf({ uses }: Draft, section: SectionShape, model: ItemModel): number {
  return uses.get(useKey(section, model)) ?? 0;
}

/** A model asked as multiple choice and again in writing makes two different demands. */
function useKey({ multipleChoice }: SectionShape, { id }: ItemModel): string {
  return multipleChoice ? `${id} with options` : id;
}

function isInRange(plan: readonly (readonly Slot[])[], { course, shape }: PlanRequest): boolean {
  const slots = plan.flat();
  const [fewest, most] = shape.questions;
  if (slots.length < fewest || slots.length > most) return false;
  const areaOf = new Map(course.outcomes.map(({ id, area }) => [id, area]));
  const marks = new Map<string, number>();
  for (const slot of slots) {
    const area = areaOf.get(slot.model.outcomeId) ?? '';
    marks.set(area, (marks.get(area) ?? 0) + slot.marks);
  }
  return [...shape.areaMarks].every(([area, [low, high]]) => {
    const got = marks.get(area) ?? 0;
    return got >= low && got <= high;
  });
}
