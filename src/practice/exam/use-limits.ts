import type { ItemModel } from '../../item-models/item-model.ts';
import type { SectionShape } from './paper-shape.ts';

/** Maximum number of uses of a short model in a paper, unless a course has too few models. */
const DEFAULT_MAX_USES = 2;
/** Maximum number of uses of a model that asks for other facts each time, with options and without. */
const MAX_USES_OF_FACTS = 8;
/** Maximum number of uses of any other model in a paper. */
const MAX_USES = 8;

/** How often a model may be used in a paper. */
export type UseLimit = {
  readonly maxUses: number;
  /** For a model that asks for other facts each time, in a section without options. */
  readonly maxUsesOfFacts: number;
  /** Whether a model is used at most as often as it has different ideas. */
  readonly keepsIdeasApart: boolean;
  /** The factor by which questions on facts may exceed their share of the short questions. */
  readonly recallFactor: number;
};

/** The limits, the strictest first. A course with few models repeats ideas, or one model often, only if there is no other plan. */
export const LIMITS_WITHOUT_FACTS: readonly UseLimit[] = [true, false].flatMap((keepsIdeasApart) =>
  Array.from({ length: MAX_USES }, (_, index) => ({
    keepsIdeasApart,
    maxUses: index + 1,
    maxUsesOfFacts: MAX_USES_OF_FACTS,
    recallFactor: Number.POSITIVE_INFINITY,
  })),
);

/** The share of facts of the course first; more only if the other models are not enough. */
const RECALL_FACTORS = [1, 1.5, 2, 3] as const;

/** The limits of a course that has questions on facts. */
export const LIMITS: readonly UseLimit[] = [
  ...RECALL_FACTORS.flatMap((recallFactor) =>
    LIMITS_WITHOUT_FACTS.slice(0, DEFAULT_MAX_USES).map((limit) => ({
      ...limit,
      recallFactor,
      maxUsesOfFacts: DEFAULT_MAX_USES,
    })),
  ),
  ...LIMITS_WITHOUT_FACTS,
];

/** Returns how often a model may be used in a section. */
export function getMaxUses(model: ItemModel, { multipleChoice }: SectionShape, limit: UseLimit): number {
  if (model.testsFacts !== true) return limit.maxUses;
  return multipleChoice ? MAX_USES_OF_FACTS : limit.maxUsesOfFacts;
}

/** Returns how many marks the questions on facts of a section may have, if its short questions have `shortMarks`. */
export function getMaxRecallMarks(
  { multipleChoice, recallShare }: SectionShape,
  shortMarks: number,
  { recallFactor }: UseLimit,
): number {
  return multipleChoice || recallShare === 1
    ? Number.POSITIVE_INFINITY
    : Math.ceil(recallShare * recallFactor * shortMarks);
}
