import type { Random } from '../../item-models/random.ts';
import type { Conflicts } from './fixed-questions.ts';
import {
  addSums,
  chooseCounts,
  findCounts,
  findSums,
  groupByMarks,
  hasSum,
  listSums,
  type Sums,
} from './mark-sums.ts';
import type { PlannedQuestion, RulePool } from './paper-pools.ts';

type FillConditions = {
  /** The marks that the rules of each section must add up to; undefined if any sum is allowed. */
  readonly targets: readonly (number | undefined)[];
  readonly conflicts: Conflicts;
  readonly random: Random;
  /** Whether questions that fit few rules are chosen first, so rules compete less. */
  readonly prefersRare: boolean;
};

export type FillAttempt = {
  readonly chosen: ReadonlyMap<RulePool, readonly PlannedQuestion[]>;
  readonly failed: readonly RulePool[];
};

/** Fills the rules in the given order, each from the questions that the earlier ones left. */
export function fillRules(pools: readonly RulePool[], conditions: FillConditions): FillAttempt {
  const taken = new Set<string>();
  const chosen = new Map<RulePool, readonly PlannedQuestion[]>();
  const remaining = [...conditions.targets];
  const failed: RulePool[] = [];
  const rivalCounts = conditions.prefersRare ? countRivals(pools) : undefined;
  for (const [position, pool] of pools.entries()) {
    const free = pool.questions.filter(({ facts }) => !taken.has(facts.id));
    const laterPools = pools.slice(position + 1).filter(({ section }) => section === pool.section);
    const target = remaining[pool.section];
    const sums = target === undefined ? undefined : listAllowedSums(target, laterPools, taken);
    const picked = drawQuestions(pool, free, { sums, rivalCounts, ...conditions });
    if (picked === undefined) {
      failed.push(pool);
      remaining[pool.section] = undefined;
      continue;
    }
    chosen.set(pool, picked);
    for (const { facts } of picked)
      for (const id of [facts.id, ...(conditions.conflicts.get(facts.id) ?? [])]) taken.add(id);
    if (target !== undefined)
      remaining[pool.section] = target - picked.reduce((sum, { marks }) => sum + marks, 0);
  }
  return { chosen, failed };
}

/** Counts for each question how many rules could choose it. */
function countRivals(pools: readonly RulePool[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { questions } of pools)
    for (const { facts } of questions) counts.set(facts.id, (counts.get(facts.id) ?? 0) + 1);
  return counts;
}

/** Returns the sums that a rule may have, so that the later rules of its section can have the rest. */
function listAllowedSums(
  target: number,
  laterPools: readonly RulePool[],
  taken: ReadonlySet<string>,
): number[] {
  const rest = laterPools
    .map((pool) =>
      getPossibleSums(
        pool,
        pool.questions.filter(({ facts }) => !taken.has(facts.id)),
      ),
    )
    .reduce(addSums, 1n);
  return listSums(rest)
    .map((sum) => target - sum)
    .filter((sum) => sum >= 0);
}

/** Returns the sums of marks that the questions of a rule can have. */
export function getPossibleSums({ rule }: RulePool, questions: readonly PlannedQuestion[]): Sums {
  const groups = groupByMarks(questions);
  if (rule.count !== undefined) return findSums(groups, rule.count);
  const { marks = 0 } = rule;
  return findCounts(groups, marks).length > 0 ? 1n << BigInt(marks) : 0n;
}

type DrawConditions = Pick<FillConditions, 'conflicts' | 'random'> & {
  /** The sums that the questions may have; undefined if any sum is allowed. */
  readonly sums: readonly number[] | undefined;
  readonly rivalCounts: ReadonlyMap<string, number> | undefined;
};

function drawQuestions(
  { rule }: RulePool,
  free: readonly PlannedQuestion[],
  conditions: DrawConditions,
): PlannedQuestion[] | undefined {
  const { sums, random } = conditions;
  const ordered = orderQuestions(free, conditions);
  if (rule.count !== undefined && sums === undefined) return take(ordered, rule.count, conditions);
  const groups = groupByMarks(ordered);
  const goal = chooseGoal(rule, groups, conditions);
  const shares = goal && chooseCounts(groups, goal, random);
  if (shares === undefined) return undefined;
  const picked: PlannedQuestion[] = [];
  for (const { group, count } of shares) {
    const share = take(group.items, count, conditions, picked);
    if (share === undefined) return undefined;
    picked.push(...share);
  }
  return random.shuffle(picked);
}

/** Chooses the number of questions and their sum. */
function chooseGoal(
  { count, marks = 0 }: RulePool['rule'],
  groups: ReturnType<typeof groupByMarks<PlannedQuestion>>,
  { sums, random }: DrawConditions,
): { readonly count: number; readonly sum: number } | undefined {
  if (count === undefined) {
    if (sums !== undefined && !sums.includes(marks)) return undefined;
    const counts = findCounts(groups, marks);
    return counts.length === 0 ? undefined : { count: random.pick(counts), sum: marks };
  }
  const reachable = findSums(groups, count);
  const possible = (sums ?? listSums(reachable)).filter((sum) => hasSum(reachable, sum));
  return possible.length === 0 ? undefined : { count, sum: random.pick(possible) };
}

function orderQuestions(
  questions: readonly PlannedQuestion[],
  { random, rivalCounts }: DrawConditions,
): PlannedQuestion[] {
  const shuffled = random.shuffle(questions);
  if (rivalCounts === undefined) return shuffled;
  const count = ({ facts }: PlannedQuestion): number => rivalCounts.get(facts.id) ?? 0;
  return shuffled.toSorted((a, b) => count(a) - count(b));
}

/** Takes the first questions that may be together; undefined if there are too few. */
function take(
  questions: readonly PlannedQuestion[],
  count: number,
  { conflicts }: DrawConditions,
  before: readonly PlannedQuestion[] = [],
): PlannedQuestion[] | undefined {
  const forbidden = new Set(before.flatMap(({ facts }) => [...(conflicts.get(facts.id) ?? [])]));
  const taken: PlannedQuestion[] = [];
  for (const question of questions) {
    if (taken.length === count) break;
    const { id } = question.facts;
    if (forbidden.has(id)) continue;
    taken.push(question);
    for (const other of conflicts.get(id) ?? []) forbidden.add(other);
  }
  return taken.length === count ? taken : undefined;
}
