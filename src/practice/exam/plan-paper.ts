import type { CourseOutcome, CourseSpec } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import type { Random } from '../../item-models/random.ts';
import { hasFurtherIdea } from './has-further-idea.ts';
import type { PaperShape, SectionShape } from './paper-shape.ts';
import { getMaxRecallMarks, getMaxUses, LIMITS, LIMITS_WITHOUT_FACTS, type UseLimit } from './use-limits.ts';

/** The plan of one question: its item model, its marks, and whether it has options. */
export type Slot = { readonly model: ItemModel; readonly marks: number; readonly withOptions: boolean };

/** Lists the models that can fill a section, with their marks. */
export type SlotChoices = (section: SectionShape) => readonly Slot[];

/** Number of attempts before each model may be used one more time. */
const MAX_ATTEMPTS_PER_LIMIT = 80;
/** The same while the share of facts is limited. It is small, because most courses find such a plan at once or never. */
const MAX_ATTEMPTS_WITH_FEW_FACTS = 10;

/** Factor of the weight for each earlier use of a model, so that a model is rarely repeated. */
const REPEAT_WEIGHT = 0.05;
/** The same for a model that asks for other facts each time. */
const REPEAT_WEIGHT_OF_FACTS = 0.4;

/** Minimum need in marks, so that an outcome that already has its share can still get a question. */
const MIN_NEED = 0.15;

type PlanRequest = {
  readonly course: CourseSpec;
  readonly shape: PaperShape;
  readonly choicesFor: SlotChoices;
  /** The structured questions of each section. */
  readonly contexts: readonly (readonly Slot[])[];
  /** The special questions of each section. */
  readonly required?: readonly (readonly Slot[])[];
  readonly random: Random;
  /** Whether a plan outside the ranges may be returned if there is no other, because item models of the course were retired. */
  readonly mayLeaveRanges?: boolean;
};

/**
 * Plans the slots of each section at random, after its structured questions. A valid plan has the exact marks; its areas and its number of
 * questions are in range. Outcomes get marks near their weights, and models are not used more often than necessary. Invalid
 * plans are discarded and planned again.
 */
export function planPaper(request: PlanRequest): Slot[][] {
  let outOfRange: Slot[][] | undefined;
  for (const plan of tryPlans(request)) {
    if (isInRange(plan, request)) return plan;
    outOfRange ??= plan;
  }
  if (outOfRange && request.mayLeaveRanges === true) return outOfRange;
  const { subject, level } = request.course;
  throw new Fault(
    'not-found',
    `The item models of ${level} ${subject} are not yet sufficient for a paper of ${request.shape.totalMarks} marks.`,
  );
}

/** Makes plans with the exact marks, first with the strictest limits, for a limited number of attempts. */
function* tryPlans(request: PlanRequest): Generator<Slot[][]> {
  const choices = request.shape.sections.map(request.choicesFor);
  const hasFacts = choices.flat().some(({ model }) => model.testsFacts === true);
  for (const chosen of [request.contexts, request.contexts.map(() => [])]) {
    const contexts = chosen.map((slots, index) => [...(request.required?.[index] ?? []), ...slots]);
    for (const limit of hasFacts ? LIMITS : LIMITS_WITHOUT_FACTS) {
      if (!hasEnough({ ...request, contexts }, choices, limit)) continue;
      const maxAttempts = Number.isFinite(limit.recallFactor)
        ? MAX_ATTEMPTS_WITH_FEW_FACTS
        : MAX_ATTEMPTS_PER_LIMIT;
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        const plan = tryPlan({ ...request, contexts }, choices, limit);
        if (plan) yield plan;
      }
    }
  }
}

/**
 * Returns whether the limit allows enough questions: those with options, and the smallest number of others that have the marks of the
 * paper. This quick check avoids attempts that cannot succeed.
 */
function hasEnough(
  { shape, contexts }: PlanRequest,
  choices: readonly (readonly Slot[])[],
  limit: UseLimit,
): boolean {
  const uses = new Map<string, number>();
  const written: number[] = [];
  let neededMarks = 0;
  let neededQuestions = 0;
  for (const [index, section] of shape.sections.entries()) {
    const marks = section.marks - sumMarks(contexts[index] ?? []);
    if (section.multipleChoice) neededQuestions += marks;
    else neededMarks += marks;
    for (const [model, largest] of listLargest(choices[index] ?? [])) {
      const maxUses = getMaxUses(model, section, limit);
      uses.set(getUseKey(section, model), maxUses);
      if (!section.multipleChoice) written.push(...Array.from({ length: maxUses }, () => largest));
    }
  }
  for (const marks of written.toSorted((a, b) => b - a)) {
    if (neededMarks <= 0) break;
    neededMarks -= marks;
    neededQuestions++;
  }
  const available = [...uses.values()].reduce((sum, count) => sum + count, 0);
  return neededMarks <= 0 && neededQuestions <= available;
}

/** Lists the models of the slots with their greatest marks. */
function listLargest(slots: readonly Slot[]): Map<ItemModel, number> {
  const largest = new Map<ItemModel, number>();
  for (const { model, marks } of slots) largest.set(model, Math.max(marks, largest.get(model) ?? 0));
  return largest;
}

export const sumMarks = (slots: readonly Slot[]): number => slots.reduce((sum, { marks }) => sum + marks, 0);

/** The state while a plan is made. */
type Draft = {
  /** The marks that each outcome still needs. */
  readonly needs: Map<string, number>;
  /** The number of uses of each model, by `getUseKey`, and of each model with its marks. */
  readonly uses: Map<string, number>;
  readonly limit: UseLimit;
  readonly random: Random;
};

/** The state while a section is filled. */
type SectionDraft = Draft & {
  /** The greatest sum of the marks of questions on facts. */
  readonly maxRecallMarks: number;
};

function tryPlan(
  { course, shape, contexts, random }: PlanRequest,
  choices: readonly (readonly Slot[])[],
  limit: UseLimit,
): Slot[][] | undefined {
  const draft: Draft = {
    needs: computeNeeds(course.outcomes, [...choices, ...contexts].flat(), shape.totalMarks),
    uses: new Map(),
    limit,
    random,
  };
  for (const [index, section] of shape.sections.entries())
    for (const slot of contexts[index] ?? []) recordUse(slot, section, draft);
  const plan: Slot[][] = [];
  for (const [index, section] of shape.sections.entries()) {
    const structured = contexts[index] ?? [];
    const marks = section.marks - sumMarks(structured);
    const maxRecallMarks = getMaxRecallMarks(section, marks, limit);
    const slots = tryFill({ ...section, marks }, choices[index] ?? [], { ...draft, maxRecallMarks });
    if (slots === undefined) return undefined;
    plan.push([...structured, ...slots]);
  }
  return plan;
}

/** Computes the marks that each outcome should get. All marks are shared among the outcomes that have models. */
function computeNeeds(
  outcomes: readonly CourseOutcome[],
  slots: readonly Slot[],
  total: number,
): Map<string, number> {
  const servedIds = new Set(slots.map(({ model }) => model.outcomeId));
  const servedOutcomes = outcomes.filter(({ id }) => servedIds.has(id));
  const totalWeight = servedOutcomes.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(servedOutcomes.map(({ id, weight }) => [id, (weight / totalWeight) * total]));
}

function tryFill(section: SectionShape, choices: readonly Slot[], draft: SectionDraft): Slot[] | undefined {
  const reachableSums = findReachableSums(choices, section.marks);
  const slots: Slot[] = [];
  let remainingMarks = section.marks;
  let recallMarks = 0;
  while (remainingMarks > 0) {
    const possibleSlots = choices.filter(
      (slot) =>
        slot.marks <= remainingMarks &&
        reachableSums[remainingMarks - slot.marks] &&
        (slot.model.testsFacts !== true || recallMarks + slot.marks <= draft.maxRecallMarks) &&
        mayUse(slot, section, draft),
    );
    const slot = pickByWeight(possibleSlots, (choice) => weighSlot(choice, section, draft), draft.random);
    if (slot === undefined) return undefined;
    recordUse(slot, section, draft);
    slots.push(slot);
    if (slot.model.testsFacts === true) recallMarks += slot.marks;
    remainingMarks -= slot.marks;
  }
  return slots;
}

function mayUse({ model, marks }: Slot, section: SectionShape, draft: Draft): boolean {
  const { keepsIdeasApart } = draft.limit;
  const maxUses = getMaxUses(model, section, draft.limit);
  const uses = countUses(draft, section, model);
  if (model.testsFacts === true) return uses < maxUses;
  if (uses >= maxUses || uses === 0 || !keepsIdeasApart) return uses < maxUses;
  const usesWithMarks = draft.uses.get(getMarksKey(model, marks)) ?? 0;
  return hasFurtherIdea(model, uses) && hasFurtherIdea(model, usesWithMarks, marks);
}

/** Returns for each sum from 0 to the maximum whether marks of the choices can add up to it. */
function findReachableSums(choices: readonly Slot[], max: number): boolean[] {
  const marks = [...new Set(choices.map((slot) => slot.marks))];
  const reachable = [true];
  for (let sum = 1; sum <= max; sum++) reachable.push(marks.some((mark) => reachable[sum - mark] === true));
  return reachable;
}

/** Computes the weight of a slot. Outcomes that need marks, slots within that need, and unused models have a larger weight. */
function weighSlot({ model, marks }: Slot, section: SectionShape, draft: Draft): number {
  const need = Math.max(MIN_NEED, draft.needs.get(model.outcomeId) ?? 0);
  const fit = Math.min(1, need / marks);
  const repeatWeight = model.testsFacts === true ? REPEAT_WEIGHT_OF_FACTS : REPEAT_WEIGHT;
  return (need * fit * repeatWeight ** countUses(draft, section, model)) / (marks * model.marks.length);
}

function pickByWeight<T>(items: readonly T[], weigh: (item: T) => number, random: Random): T | undefined {
  const weights = items.map(weigh);
  let remaining = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    remaining -= weight;
    if (remaining < 0) return items[index];
  }
  return items.at(-1);
}

function recordUse({ model, marks }: Slot, section: SectionShape, { needs, uses }: Draft): void {
  needs.set(model.outcomeId, (needs.get(model.outcomeId) ?? 0) - marks);
  for (const key of [getUseKey(section, model), getMarksKey(model, marks)])
    uses.set(key, (uses.get(key) ?? 0) + 1);
}

function getMarksKey({ id }: ItemModel, marks: number): string {
  return `${id} for ${marks}`;
}

function countUses({ uses }: Draft, section: SectionShape, model: ItemModel): number {
  return uses.get(getUseKey(section, model)) ?? 0;
}

/** Questions on facts with options and without are counted separately. */
function getUseKey({ multipleChoice }: SectionShape, { id, testsFacts }: ItemModel): string {
  return multipleChoice && testsFacts === true ? `${id} with options` : id;
}

function isInRange(plan: readonly (readonly Slot[])[], { course, shape }: PlanRequest): boolean {
  const slots = plan.flat();
  const [min, max] = shape.questions;
  if (slots.length < min || slots.length > max) return false;
  const areaByOutcome = new Map(course.outcomes.map(({ id, area }) => [id, area]));
  const marksByArea = new Map<string, number>();
  for (const slot of slots) {
    const area = areaByOutcome.get(slot.model.outcomeId) ?? '';
    marksByArea.set(area, (marksByArea.get(area) ?? 0) + slot.marks);
  }
  return [...shape.areaMarks].every(([area, [low, high]]) => {
    const planned = marksByArea.get(area) ?? 0;
    return planned >= low && planned <= high;
  });
}
