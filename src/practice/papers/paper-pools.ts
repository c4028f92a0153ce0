import type { FillRule, PaperPlan, PlanSection } from '../../domain/paper-plan.ts';
import type { QuestionFacts } from '../../domain/question-facts.ts';
import type { Random } from '../../item-models/random.ts';
import { createMatcher, type RecentUses } from './match-rule.ts';

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
  readonly recent: RecentUses;
  readonly random: Random;
};

/** Finds the questions that each rule of a plan may choose. A large bank is reduced without losing a possible choice. */
export function createPools({ plan, candidates, excluded, recent, random }: PoolRequest): RulePool[] {
  const rules = plan.sections.flatMap(({ fill }, section) =>
    fill.map((rule, index) => ({ section, index, rule, matches: createMatcher(rule, plan.course, recent) })),
  );
  const matchCounts = rules.map(() => 0);
  // A class contains the questions that fit the same rules and have the same marks.
  const keptByClass = new Map<string, QuestionFacts[]>();
  const seenByClass = new Map<string, number>();
  const limit = countMaxQuestions(plan);
  const conflicting = new Set(plan.neverTogether.flat());
  for (const facts of candidates) {
    if (excluded.has(facts.id) || facts.kind === 'passage') continue;
    let key = '';
    for (const [position, { matches }] of rules.entries()) {
      if (!matches(facts)) continue;
      key += `${position},`;
      matchCounts[position] = (matchCounts[position] ?? 0) + 1;
    }
    if (key === '') continue;
    keepSample(conflicting.has(facts.id) ? `${key}:${facts.id}` : `${key}${facts.marks}`, facts);
  }

  /** Keeps a random sample of each class (reservoir sampling). */
  function keepSample(key: string, facts: QuestionFacts): void {
    const kept = keptByClass.get(key) ?? [];
    const seen = (seenByClass.get(key) ?? 0) + 1;
    keptByClass.set(key, kept);
    seenByClass.set(key, seen);
    if (kept.length < limit) kept.push(facts);
    else {
      const position = random.int(0, seen - 1);
      if (position < limit) kept[position] = facts;
    }
  }

  const classes = [...keptByClass].map(([key, kept]) => ({
    positions: new Set(key.split(':')[0]?.split(',').slice(0, -1).map(Number)),
    kept,
  }));
  return rules.map(({ section, index, rule }, position) => ({
    section,
    index,
    rule,
    matchCount: matchCounts[position] ?? 0,
    questions: classes
      .filter(({ positions }) => positions.has(position))
      .flatMap(({ kept }) => kept)
      .map((facts) => ({ facts, marks: getMarksIn(plan.sections[section] ?? {}, facts) })),
  }));
}

/** Returns the maximum number of questions that all rules of a plan together can use. */
function countMaxQuestions({ sections }: PaperPlan): number {
  return sections
    .flatMap(({ fill }) => fill)
    .reduce((sum, { count, marks }) => sum + (count ?? marks ?? 0), 0);
}
