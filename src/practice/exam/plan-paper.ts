import type { CourseOutcome, CourseSpec } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import type { Random } from '../../item-models/random.ts';
import type { PaperShape, SectionShape } from './paper-shape.ts';

/** A place in the paper, before its question is generated. */
export type Slot = { readonly model: ItemModel; readonly marks: number; readonly withOptions: boolean };

/** Lists the models that can fill a section, with their marks. */
export type SlotChoices = (section: SectionShape) => readonly Slot[];

/** Attempts before a model may be used once more. */
const MAX_ATTEMPTS_PER_LIMIT = 80;
/** Maximum number of uses of one model in a paper. */
const MAX_USES = 8;

/** Factor per earlier use of a model, so that it is repeated only where little else fits. */
const REPEAT_WEIGHT = 0.1;

/** Minimum need in marks, so that an outcome with its full share can still get a question. */
const MIN_NEED = 0.15;

type PlanRequest = {
  readonly course: CourseSpec;
  readonly shape: PaperShape;
  readonly choicesFor: SlotChoices;
  readonly random: Random;
};

/**
 * Plans the slots of each section at random: exact marks, areas and number of questions in range, outcomes near their
 * weights, and no model used more often than necessary. Invalid plans are discarded and drawn again.
 */
export function planPaper(request: PlanRequest): Slot[][] {
  const choices = request.shape.sections.map(request.choicesFor);
  for (let maxUses = minUses(request.shape, choices); maxUses <= MAX_USES; maxUses++) {
    for (let attempt = 0; attempt < MAX_ATTEMPTS_PER_LIMIT; attempt++) {
      const plan = tryPlan(request, choices, maxUses);
      if (plan && isInRange(plan, request)) return plan;
    }
  }
  const { subject, level } = request.course;
  throw new Fault(
    'not-found',
    `The item models of ${level} ${subject} are not yet sufficient for a paper of ${request.shape.totalMarks} marks.`,
  );
}

/** The minimum number of uses of some model, even if every model were used with its maximum marks. */
function minUses({ sections }: PaperShape, choices: readonly (readonly Slot[])[]): number {
  const uses = sections.map(({ marks }, index) => {
    const maxMarks = new Map<ItemModel, number>();
    for (const slot of choices[index] ?? [])
      maxMarks.set(slot.model, Math.max(slot.marks, maxMarks.get(slot.model) ?? 0));
    return marks / [...maxMarks.values()].reduce((sum, one) => sum + one, 0);
  });
  return Math.max(1, Math.ceil(Math.min(MAX_USES, Math.max(...uses))));
}

type Draft = {
  readonly needs: Map<string, number>;
  readonly uses: Map<string, number>;
  readonly maxUses: number;
  readonly random: Random;
};

function tryPlan(
  { course, shape, random }: PlanRequest,
  choices: readonly (readonly Slot[])[],
  maxUses: number,
): Slot[][] | undefined {
  const draft: Draft = {
    needs: computeNeeds(course.outcomes, choices.flat(), shape.totalMarks),
    uses: new Map(),
    maxUses,
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

/** The marks each outcome should get, shared among the outcomes that have models. */
function computeNeeds(
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
  const canFinish = findReachableSums(choices, section.marks);
  const slots: Slot[] = [];
  let rest = section.marks;
  while (rest > 0) {
    const open = choices.filter(
      ({ model, marks }) =>
        marks <= rest && canFinish[rest - marks] && countUses(draft, section, model) < draft.maxUses,
    );
    const slot = pickWeighted(open, (one) => weighSlot(one, section, draft), draft.random);
    if (slot === undefined) return undefined;
    recordUse(slot, section, draft);
    slots.push(slot);
    rest -= slot.marks;
  }
  return slots;
}

/** For each sum up to the maximum, whether the marks of the choices can add up to it. */
function findReachableSums(choices: readonly Slot[], max: number): boolean[] {
  const marks = [...new Set(choices.map((slot) => slot.marks))];
  const reachable = [true];
  for (let sum = 1; sum <= max; sum++) reachable.push(marks.some((one) => reachable[sum - one] === true));
  return reachable;
}

/** Prefers outcomes that still need marks, slots that do not exceed the need, and models not used yet. */
function weighSlot({ model, marks }: Slot, section: SectionShape, draft: Draft): number {
  const need = Math.max(MIN_NEED, draft.needs.get(model.outcomeId) ?? 0);
  const fit = Math.min(1, need / marks);
  return (need * fit * REPEAT_WEIGHT ** countUses(draft, section, model)) / (marks * model.marks.length);
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

function recordUse({ model, marks }: Slot, section: SectionShape, { needs, uses }: Draft): void {
  needs.set(model.outcomeId, (needs.get(model.outcomeId) ?? 0) - marks);
  const key = getUseKey(section, model);
  uses.set(key, (uses.get(key) ?? 0) + 1);
}

function countUses({ uses }: Draft, section: SectionShape, model: ItemModel): number {
  return uses.get(getUseKey(section, model)) ?? 0;
}

/** A model with options and without counts as two models. */
function getUseKey({ multipleChoice }: SectionShape, { id }: ItemModel): string {
  return multipleChoice ? `${id} with options` : id;
}

function isInRange(plan: readonly (readonly Slot[])[], { course, shape }: PlanRequest): boolean {
  const slots = plan.flat();
  const [min, max] = shape.questions;
  if (slots.length < min || slots.length > max) return false;
  const areas = new Map(course.outcomes.map(({ id, area }) => [id, area]));
  const marks = new Map<string, number>();
  for (const slot of slots) {
    const area = areas.get(slot.model.outcomeId) ?? '';
    marks.set(area, (marks.get(area) ?? 0) + slot.marks);
  }
  return [...shape.areaMarks].every(([area, [low, high]]) => {
    const planned = marks.get(area) ?? 0;
    return planned >= low && planned <= high;
  });
}
