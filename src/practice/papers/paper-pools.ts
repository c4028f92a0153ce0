import type { FillRule, PaperPlan, PlanSection } from '../../domain/paper-plan.ts';
import type { QuestionFacts } from '../../domain/question-facts.ts';
import type { Random } from '../../item-models/random.ts';
import { type FactsIndex, indexFacts } from './facts-index.ts';
import { countMatches, matchFacts, type RuleContext } from './match-rule.ts';

/** A question in a section, with the marks that it has there. */
export type PlannedQuestion = { readonly facts: QuestionFacts; readonly marks: number };

/** A rule with the questions that it may choose. */
export type RulePool = {
  readonly section: number;
  /** Its position among the rules of its section, from 0. */
  readonly index: number;
  readonly rule: FillRule;
  /** The number of questions in the bank that match. */
  readonly matchCount: number;
  /** A sample of them. Of questions that fit the same rules and have the same marks, at most as many are kept as the paper can use. */
  readonly questions: readonly PlannedQuestion[];
};

/** Returns the marks of a question in a section: its own, otherwise those that the section gives. */
export function getMarksIn(
  { marksEach = 1 }: Pick<PlanSection, 'marksEach'>,
  { marks }: QuestionFacts,
): number {
  return marks ?? marksEach;
}

type PoolRequest = {
  readonly plan: PaperPlan;
  readonly candidates: readonly QuestionFacts[];
  /** Ids that no rule may choose. */
  readonly excluded: ReadonlySet<string>;
  readonly context: RuleContext;
  readonly random: Random;
};

/** Finds the questions that each rule of a plan may choose. A large bank is reduced without losing a possible choice. */
export function createPools({ plan, candidates, excluded, context, random }: PoolRequest): RulePool[] {
  const index = indexFacts(candidates);
  const rules = plan.sections.flatMap(({ fill }, section) =>
    fill.map((rule, position) => {
      const matches = matchFacts(rule, plan.course, { index, context });
      for (const id of excluded) matches[index.positions.get(id) ?? -1] = 0;
      for (const position of index.uncounted) matches[position] = 0;
      return { section, index: position, rule, matches };
    }),
  );
  const kept = listClasses(
    index,
    rules.map(({ matches }) => matches),
    new Set(plan.neverTogether.flat()),
  ).flatMap((positions) => takeSample(positions, countMaxUses(positions, rules, candidates), random));
  return rules.map(({ section, index: ruleIndex, rule, matches }) => ({
    section,
    index: ruleIndex,
    rule,
    matchCount: countMatches(matches),
    questions: kept.flatMap((position) => {
      const facts = matches[position] === 1 ? candidates[position] : undefined;
      return facts === undefined ? [] : [{ facts, marks: getMarksIn(plan.sections[section] ?? {}, facts) }];
    }),
  }));
}

/** The number of rules whose matches fit into one number as bits. */
const RULES_PER_NUMBER = 30;

/**
 * Divides the questions that fit any rule into classes: those of a class fit the same rules and have the same marks. A question
 * that must not be with another one is a class of its own. Returns positions in the index.
 */
function listClasses(
  { facts }: FactsIndex,
  matches: readonly Uint8Array[],
  conflicting: ReadonlySet<string>,
): number[][] {
  const classes = new Map<string, number[]>();
  for (let position = 0; position < facts.length; position++) {
    let key = '';
    let bits = 0;
    let fitsAny = false;
    for (let rule = 0; rule < matches.length; rule++) {
      if (rule > 0 && rule % RULES_PER_NUMBER === 0) {
        key += `${bits},`;
        bits = 0;
      }
      if (matches[rule]?.[position] !== 1) continue;
      bits |= 1 << (rule % RULES_PER_NUMBER);
      fitsAny = true;
    }
    const each = facts[position];
    if (!fitsAny || each === undefined) continue;
    key += `${bits}:${conflicting.has(each.id) ? each.id : each.marks}`;
    const known = classes.get(key);
    if (known === undefined) classes.set(key, [position]);
    else known.push(position);
  }
  return [...classes.values()];
}

/** Takes at most `limit` random items of a list, whose order changes. */
function takeSample(items: number[], limit: number, random: Random): number[] {
  if (items.length <= limit) return items;
  for (let taken = 0; taken < limit; taken++) {
    const other = random.int(taken, items.length - 1);
    [items[taken], items[other]] = [items[other] ?? 0, items[taken] ?? 0];
  }
  return items.slice(0, limit);
}

type MatchedRule = { readonly rule: FillRule; readonly matches: Uint8Array };

/** Returns the maximum number of questions of a class that the rules which they fit can use together. */
function countMaxUses(
  [first = -1]: readonly number[],
  rules: readonly MatchedRule[],
  candidates: readonly QuestionFacts[],
): number {
  const marksOfEach = Math.max(1, candidates[first]?.marks ?? 1);
  return rules.reduce(
    (sum, { rule: { count, marks = 0 }, matches }) =>
      matches[first] === 1 ? sum + (count ?? Math.floor(marks / marksOfEach)) : sum,
    0,
  );
}
