import { describeRule, type FillRule, type PaperBlock, type PaperPlan } from '../../domain/paper-plan.ts';
import { indexFacts } from './facts-index.ts';
import { getPossibleSums } from './fill-rules.ts';
import { addSums, findCounts, groupByMarks, hasSum, listSums } from './mark-sums.ts';
import { findTightestCondition, matchFacts } from './match-rule.ts';
import type { RulePool } from './paper-pools.ts';
import type { SolveRequest } from './solve-request.ts';

/** How many pairs of `neverTogether` an explanation names. */
const MAX_PAIRS = 3;

type Pair = PaperPlan['neverTogether'][number];

/** Explains why a rule cannot be met even without the other rules; empty if it can be met. */
export function explainSingle(
  pool: RulePool,
  request: SolveRequest,
): { readonly pool: RulePool; readonly block: PaperBlock }[] {
  const { plan, candidates, context } = request;
  const { rule, matchCount, questions } = pool;
  const name = `"${describeRule(rule)}"`;
  const help = (): string => {
    const tightest = findTightestCondition(rule, plan.course, { index: indexFacts(candidates), context });
    const separated = describePairs(listExcludedPairs(rule, request));
    const kept = separated.map((words) => ` ${words}.`).join('');
    if (tightest === undefined || tightest.matchCount <= matchCount) return kept;
    return `${kept} Without "${tightest.words}", ${countQuestions(tightest.matchCount)} would match.`;
  };
  if (rule.count !== undefined && matchCount < rule.count)
    return [
      {
        pool,
        block: toBlock(pool, plan, `${name} needs ${rule.count}, but ${countMatches(matchCount)}.${help()}`),
      },
    ];
  if (rule.marks === undefined) return [];
  const groups = groupByMarks(questions);
  if (findCounts(groups, rule.marks).length > 0) return [];
  const marks = groups.map((group) => group.marks).toSorted((a, b) => a - b);
  const reason =
    matchCount === 0
      ? countMatches(0)
      : `${countMatches(matchCount)}, but cannot add up to this (${marks.join(', ')} marks each)`;
  return [{ pool, block: toBlock(pool, plan, `${name}: ${reason}.${help()}`) }];
}

/** Explains why a section cannot have its marks, considering only the matches of each rule; empty if it can. */
export function explainSection(request: {
  readonly plan: PaperPlan;
  readonly section: number;
  /** The marks that the rules must add. */
  readonly target: number;
  readonly pools: readonly RulePool[];
}): PaperBlock[] {
  const { plan, section, target } = request;
  const sectionPools = request.pools.filter((pool) => pool.section === section);
  const sums = sectionPools.map((pool) => getPossibleSums(pool, pool.questions)).reduce(addSums, 1n);
  if (hasSum(sums, target)) return [];
  const { title = '', marks = 0 } = plan.sections[section] ?? {};
  const fixed = marks - target;
  const possible = listSums(sums).map((sum) => sum + fixed);
  return [
    {
      section: title,
      message: `The section must have ${marks} marks, but its questions can only have ${formatRange(possible)}.`,
    },
  ];
}

/** Explains a rule that could be met alone, but not together with the others. */
export function explainShared(pool: RulePool, pools: readonly RulePool[], plan: PaperPlan): PaperBlock {
  const ids = new Set(pool.questions.map(({ facts }) => facts.id));
  const rivals = pools.filter(
    (other) => other !== pool && other.questions.some(({ facts }) => ids.has(facts.id)),
  );
  const others = rivals.map(({ rule }) => `"${describeRule(rule)}"`).join(' and ');
  const causes = [
    ...(rivals.length === 0
      ? []
      : [`${others} ${rivals.length === 1 ? 'needs' : 'need'} the same questions`]),
    ...(plan.sections[pool.section]?.marks === undefined ? [] : ['the section has fixed marks']),
    ...describePairs(plan.neverTogether.filter((pair) => pair.some((id) => ids.has(id)))),
  ];
  const message = `"${describeRule(pool.rule)}" could not be met: ${countMatches(pool.matchCount)}, but ${causes.join(', and ')}.`;
  return toBlock(pool, plan, message);
}

/** Lists the pairs that keep a question out of a rule, because the plan names the other one. */
function listExcludedPairs(rule: FillRule, { plan, candidates, context }: SolveRequest): Pair[] {
  const index = indexFacts(candidates);
  const matches = matchFacts(rule, plan.course, { index, context });
  const named = new Set(plan.sections.flatMap(({ questions }) => questions));
  const isExcluded = (id: string, other: string): boolean =>
    named.has(other) && !named.has(id) && matches[index.positions.get(id) ?? -1] === 1;
  return plan.neverTogether.filter(
    ([first, second]) => isExcluded(first, second) || isExcluded(second, first),
  );
}

function describePairs(pairs: readonly Pair[]): string[] {
  return pairs.slice(0, MAX_PAIRS).map(([first, second]) => `${first} and ${second} must never be together`);
}

function toBlock({ section, index }: RulePool, plan: PaperPlan, message: string): PaperBlock {
  return { section: plan.sections[section]?.title ?? '', rule: index + 1, message };
}

function countMatches(count: number): string {
  return `${countQuestions(count)} of the bank ${count === 1 ? 'matches' : 'match'}`;
}

function countQuestions(count: number): string {
  return count === 1 ? '1 question' : `${count === 0 ? 'no' : count} questions`;
}

/** Formats sums: `12 marks`, `12, 14 or 15 marks`, `12 to 40 marks`. */
function formatRange(sums: readonly number[]): string {
  const [first = 0, last = first] = [sums[0], sums.at(-1)];
  if (sums.length === 0) return 'no sum';
  if (sums.length === 1) return `${first} marks`;
  if (sums.length > 6) return `certain sums from ${first} to ${last} marks`;
  return `${sums.slice(0, -1).join(', ')} or ${last} marks`;
}
