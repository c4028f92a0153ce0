import { describeConditions, type FillRule, type PaperPlan } from '../../domain/paper-plan.ts';
import type { QuestionFacts } from '../../domain/question-facts.ts';

/** When papers last used each question, for rules that leave out recently used questions. */
export type RecentUses = { readonly uses: ReadonlyMap<string, string>; readonly now: Date };

type Matcher = (facts: QuestionFacts) => boolean;

const DAY_MS = 86_400_000;

/** Creates a function that checks whether a question fits a rule of a plan. Names are compared without case. */
export function createMatcher(rule: FillRule, course: PaperPlan['course'], recent: RecentUses): Matcher {
  const tests = [...listCourseTests(course), ...listRuleTests(rule, recent)];
  return (facts) => tests.every((test) => test(facts));
}

function listCourseTests(course: PaperPlan['course']): Matcher[] {
  if (course === undefined) return [];
  const [isSubject, isLevel] = [matchAny([course.subject]), matchAny([course.level])];
  return [({ subject }) => isSubject(subject), ({ level }) => isLevel(level)];
}

function listRuleTests(rule: FillRule, { uses, now }: RecentUses): Matcher[] {
  const { kinds, subjects, levels, topics, outcomes, difficulty, tags, collection, notUsedSinceDays } = rule;
  const tests: Matcher[] = [];
  const add = (
    values: readonly string[] | undefined,
    read: (facts: QuestionFacts) => string | null,
  ): void => {
    if (values === undefined) return;
    const matches = matchAny(values);
    tests.push((facts) => matches(read(facts)));
  };
  add(kinds, ({ kind }) => kind);
  add(subjects, ({ subject }) => subject);
  add(levels, ({ level }) => level);
  add(topics, ({ topic }) => topic);
  add(outcomes, ({ outcomeId }) => outcomeId);
  add(difficulty === undefined ? undefined : [difficulty].flat(), (facts) => facts.difficulty ?? null);
  if (tags !== undefined) {
    const matchesTag = matchAny(tags);
    tests.push((facts) => facts.tags.some(matchesTag));
  }
  if (collection !== undefined) tests.push((facts) => isInCollection(facts, collection));
  if (notUsedSinceDays !== undefined) {
    const since = new Date(now.getTime() - notUsedSinceDays * DAY_MS).toISOString();
    tests.push(({ id }) => (uses.get(id) ?? '') < since);
  }
  return tests;
}

function matchAny(values: readonly string[]): (value: string | null) => boolean {
  const accepted = new Set(values.map((value) => value.trim().toLowerCase()));
  return (value) => value !== null && accepted.has(value.toLowerCase());
}

/**
 * Whether a question belongs to a collection: `physics`, `exams/physics`, `mechanics.tex` and `mechanics` all contain
 * `exams/physics/mechanics.tex`.
 */
function isInCollection({ collection: path }: QuestionFacts, collection: string): boolean {
  if (path === null) return false;
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

/** Finds the condition of a rule without which the most questions would match, with that number; undefined for a rule without conditions. */
export function findTightestCondition(
  rule: FillRule,
  course: PaperPlan['course'],
  { candidates, recent }: { readonly candidates: readonly QuestionFacts[]; readonly recent: RecentUses },
): { readonly words: string; readonly matchCount: number } | undefined {
  const counts = describeConditions(rule).map(({ field, words }) => {
    const { [field]: _removed, ...rest } = rule;
    const matches = createMatcher(rest, course, recent);
    return { words, matchCount: candidates.filter(matches).length };
  });
  return counts.toSorted((a, b) => b.matchCount - a.matchCount)[0];
}
