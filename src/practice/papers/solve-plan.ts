import type { PaperBlock } from '../../domain/paper-plan.ts';
import { explainSection, explainShared, explainSingle } from './explain-blocks.ts';
import { type FillAttempt, fillRules } from './fill-rules.ts';
import { createConflicts, placeFixed } from './fixed-questions.ts';
import { createPools, type PlannedQuestion, type RulePool } from './paper-pools.ts';
import type { SolveRequest } from './solve-request.ts';

/** The chosen questions of each section. They are complete if `blocks` is empty. */
export type SolvedPlan = {
  readonly sections: readonly (readonly PlannedQuestion[])[];
  /** Each rule that could not be met, with the reason; empty if every rule holds. */
  readonly blocks: readonly PaperBlock[];
};

/** The maximum number of attempts to fill all rules together. The rule that failed in one attempt is filled first in the next. */
const MAX_ATTEMPTS = 60;

/**
 * Chooses questions for the rules of a plan at random. All rules are hard: the result meets them, or names each one that
 * blocks it and fills the others.
 */
export function solvePlan(request: SolveRequest): SolvedPlan {
  const { plan, candidates, context, random } = request;
  const conflicts = createConflicts(plan.neverTogether);
  const { sections: fixed, blocks: fixedBlocks } = placeFixed(plan, request.named, conflicts);
  const fixedIds = fixed.flat().map(({ facts }) => facts.id);
  const excluded = new Set(fixedIds.flatMap((id) => [id, ...(conflicts.get(id) ?? [])]));
  const pools = createPools({ plan, candidates, excluded, context, random });
  const ruleBlocks = pools.flatMap((pool) => explainSingle(pool, request));
  const blockedPools = new Set(ruleBlocks.map(({ pool }) => pool));
  const possiblePools = pools.filter((pool) => !blockedPools.has(pool));
  const fixedMarks = fixed.map((questions) => sumMarks(questions));
  const targets = plan.sections.map(({ marks }, section) =>
    marks === undefined || pools.some((pool) => pool.section === section && blockedPools.has(pool))
      ? undefined
      : marks - (fixedMarks[section] ?? 0),
  );
  const sectionBlocks = targets.flatMap((target, section) =>
    target === undefined ? [] : explainSection({ plan, section, target, pools: possiblePools }),
  );
  const reachable = targets.map((target, section) =>
    sectionBlocks.some((block) => block.section === plan.sections[section]?.title) ? undefined : target,
  );
  const attempt = tryOrders(possiblePools, { targets: reachable, conflicts, random });
  return {
    sections: fixed.map((questions, section) => [
      ...questions,
      ...pools.flatMap((pool) => (pool.section === section ? (attempt.chosen.get(pool) ?? []) : [])),
    ]),
    blocks: [
      ...fixedBlocks,
      ...ruleBlocks.map(({ block }) => block),
      ...sectionBlocks,
      ...attempt.failed.map((pool) => explainShared(pool, possiblePools, plan)),
    ],
  };
}

type FillConditions = Omit<Parameters<typeof fillRules>[1], 'prefersRare'>;

/** Tries the rules in several orders, those with the fewest spare questions first, and returns the attempt that fills the most. */
function tryOrders(pools: readonly RulePool[], conditions: FillConditions): FillAttempt {
  let order = pools.toSorted((a, b) => countSpare(a) - countSpare(b));
  let best: FillAttempt | undefined;
  for (let number = 0; number < MAX_ATTEMPTS; number++) {
    const attempt = fillRules(order, { ...conditions, prefersRare: number > 0 });
    if (best === undefined || attempt.failed.length < best.failed.length) best = attempt;
    const [failed] = attempt.failed;
    if (failed === undefined) break;
    order = [failed, ...order.filter((pool) => pool !== failed)];
  }
  return best ?? { chosen: new Map(), failed: [] };
}

function countSpare({ rule, matchCount }: RulePool): number {
  return matchCount - (rule.count ?? rule.marks ?? 0);
}

export function sumMarks(questions: readonly PlannedQuestion[]): number {
  return questions.reduce((sum, { marks }) => sum + marks, 0);
}
