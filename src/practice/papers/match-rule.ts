import { describeConditions, type FillRule, type PaperPlan } from '../../domain/paper-plan.ts';
import { type FactsColumn, type FactsIndex, splitTags } from './facts-index.ts';

/** What rules need to know beside the facts of the questions. */
export type RuleContext = {
  /** When papers last used each question. */
  readonly uses: ReadonlyMap<string, string>;
  readonly now: Date;
  /** The ids of the questions in each named collection, by its name in lower case. */
  readonly collections?: ReadonlyMap<string, ReadonlySet<string>>;
};

const DAY_MS = 86_400_000;

/** Finds the questions that fit a rule of a plan: one byte for each question of the index, 1 if it fits. Names are compared without case. */
export function matchFacts(
  rule: FillRule,
  course: PaperPlan['course'],
  { index, context }: { readonly index: FactsIndex; readonly context: RuleContext },
): Uint8Array {
  const { kinds, subjects, levels, topics, outcomes, difficulty, tags, collection, notUsedSinceDays } = rule;
  const matches = new Uint8Array(index.facts.length).fill(1);
  const { columns } = index;
  const demand = (column: FactsColumn, accepts: ((value: string) => boolean) | undefined): void => {
    if (accepts !== undefined) restrict(matches, column, accepts);
  };
  demand(columns.subject, course && acceptAny([course.subject]));
  demand(columns.level, course && acceptAny([course.level]));
  demand(columns.kind, acceptAny(kinds));
  demand(columns.subject, acceptAny(subjects));
  demand(columns.level, acceptAny(levels));
  demand(columns.topic, acceptAny(topics));
  demand(columns.outcome, acceptAny(outcomes));
  demand(columns.difficulty, acceptAny(difficulty === undefined ? undefined : [difficulty].flat()));
  const acceptsTag = acceptAny(tags);
  demand(columns.tags, acceptsTag && ((joined) => splitTags(joined).some(acceptsTag)));
  if (collection !== undefined) restrictToCollection(matches, collection, { index, context });
  if (notUsedSinceDays !== undefined) excludeRecent(matches, notUsedSinceDays, { index, context });
  return matches;
}

/** Selects the questions of a collection: one that people named, or the file or folder of an import. */
function restrictToCollection(
  matches: Uint8Array,
  name: string,
  { index, context }: { readonly index: FactsIndex; readonly context: RuleContext },
): void {
  const ids = context.collections?.get(name.trim().toLowerCase());
  if (ids === undefined || ids.size === 0) {
    restrict(matches, index.columns.collection, (path) => isInCollection(path, name));
    return;
  }
  for (const [position, { id }] of index.facts.entries()) if (!ids.has(id)) matches[position] = 0;
}

/** Selects the questions whose value is accepted. Each different value is tested once. */
function restrict(
  matches: Uint8Array,
  { codes, values }: FactsColumn,
  accepts: (value: string) => boolean,
): void {
  const accepted = Uint8Array.from(values, (value) => (value !== null && accepts(value) ? 1 : 0));
  for (let position = 0; position < matches.length; position++)
    if (accepted[codes[position] ?? 0] === 0) matches[position] = 0;
}

function excludeRecent(
  matches: Uint8Array,
  days: number,
  { index, context }: { readonly index: FactsIndex; readonly context: RuleContext },
): void {
  const since = new Date(context.now.getTime() - days * DAY_MS).toISOString();
  for (const [id, usedAt] of context.uses) {
    const position = index.positions.get(id);
    if (position !== undefined && usedAt >= since) matches[position] = 0;
  }
}

function acceptAny(values: readonly string[] | undefined): ((value: string) => boolean) | undefined {
  if (values === undefined) return undefined;
  const accepted = new Set(values.map((value) => value.trim().toLowerCase()));
  return (value) => accepted.has(value);
}

export function countMatches(matches: Uint8Array): number {
  let count = 0;
  for (const match of matches) count += match;
  return count;
}

/**
 * Whether a question belongs to a collection: `physics`, `exams/physics`, `mechanics.tex` and `mechanics` all contain
 * `exams/physics/mechanics.tex`.
 */
function isInCollection(path: string, collection: string): boolean {
  const [folders, searched] = [splitPath(path), splitPath(collection)];
  return folders.some((_, start) => searched.every((name, index) => isName(folders[start + index], name)));
}

function splitPath(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[/\\]+/)
    .filter((name) => name !== '' && name !== '.');
}

function isName(name: string | undefined, expected: string): boolean {
  return name === expected || name?.replace(/\.[^.]+$/, '') === expected;
}

/**
 * Finds the condition whose removal adds the most matches, and the number of matches without it; undefined without conditions. The
 * course of the plan is a condition of each of its rules.
 */
export function findTightestCondition(
  rule: FillRule,
  course: PaperPlan['course'],
  sources: { readonly index: FactsIndex; readonly context: RuleContext },
): { readonly words: string; readonly matchCount: number } | undefined {
  const counts = describeConditions(rule).map(({ field, words }) => {
    const { [field]: _removed, ...rest } = rule;
    return { words, matchCount: countMatches(matchFacts(rest, course, sources)) };
  });
  if (course !== undefined)
    counts.push({
      words: `course ${course.subject} ${course.level} of the plan`,
      matchCount: countMatches(matchFacts(rule, undefined, sources)),
    });
  return counts.toSorted((a, b) => b.matchCount - a.matchCount)[0];
}
