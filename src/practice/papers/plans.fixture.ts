import type { z } from 'zod';
import { type FillRule, PaperPlan } from '../../domain/paper-plan.ts';
import type { QuestionFacts } from '../../domain/question-facts.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import type { Random } from '../../item-models/random.ts';
import type { SolvedPlan } from './solve-plan.ts';

const KINDS: readonly QuestionKind[] = ['mcq_sc', 'mcq_mc', 'integer', 'subjective', 'match'];
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** Creates the facts of a bank: questions of three subjects, with topics, kinds, difficulties and marks in different shares. */
export function createFacts(count: number, random: Random): QuestionFacts[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    kind: random.pick(KINDS),
    subject: random.pick(['Physics', 'Chemistry', 'Mathematics']),
    level: 'JEE Main',
    topic: `Topic ${random.int(1, 12)}`,
    outcomeId: `O${random.int(1, 30)}`,
    difficulty: random.pick(DIFFICULTIES),
    marks: random.chance(0.1) ? null : random.pick([1, 2, 3, 4, 4, 5, 8]),
    tags: random.chance(0.3) ? [`tag-${random.int(1, 5)}`] : [],
    collection: random.chance(0.5) ? `set-${random.int(1, 4)}.tex` : null,
  }));
}

/** Creates a plan at random; about half of them cannot be met by a small bank. */
export function createRandomPlan(facts: readonly QuestionFacts[], random: Random): PaperPlan {
  const sections = Array.from({ length: random.int(1, 4) }, (_, index) => ({
    title: `Section ${index + 1}`,
    ...(random.chance(0.3) && { marks: random.int(4, 40) }),
    questions: random.chance(0.4)
      ? random.sample(facts.slice(0, 200), random.int(1, 3)).map(({ id }) => id)
      : [],
    fill: Array.from({ length: random.int(1, 4) }, () => createRule(random)),
  }));
  return toPlan(sections, createPairs(facts, random));
}

function createRule(random: Random): FillRule {
  return {
    ...(random.chance(0.6) ? { count: random.int(1, 8) } : { marks: random.int(2, 30) }),
    ...(random.chance(0.4) && { kinds: random.sample(KINDS, random.int(1, 2)) }),
    ...(random.chance(0.4) && { topics: [`Topic ${random.int(1, 12)}`, `topic ${random.int(1, 13)}`] }),
    ...(random.chance(0.2) && { subjects: [random.pick(['Physics', 'Chemistry'])] }),
    ...(random.chance(0.2) && { difficulty: random.pick(DIFFICULTIES) }),
    ...(random.chance(0.1) && { tags: [`tag-${random.int(1, 6)}`] }),
    ...(random.chance(0.1) && { collection: `set-${random.int(1, 5)}` }),
    ...(random.chance(0.1) && { notUsedSinceDays: random.int(1, 60) }),
  };
}

function createPairs(facts: readonly QuestionFacts[], random: Random): [string, string][] {
  const near = facts.slice(0, 300);
  return Array.from({ length: random.int(0, 3) }, () => {
    const [first = { id: 'x' }, second = { id: 'y' }] = random.sample(near, 2);
    return [first.id, second.id];
  });
}

function toPlan(
  sections: z.input<typeof PaperPlan>['sections'],
  neverTogether: [string, string][],
): PaperPlan {
  return PaperPlan.parse({ title: 'Random', minutes: 60, sections, neverTogether });
}

/** Creates a plan from a paper that meets it: the rules describe questions that were chosen before. */
export function createSolvablePlan(facts: readonly QuestionFacts[], random: Random): PaperPlan {
  const chosen = random.sample(facts, Math.min(facts.length, random.int(4, 24)));
  const sections = Array.from({ length: random.int(1, 3) }, (_, section) => ({
    section,
    groups: random.int(1, 3),
  }));
  const slots = sections.flatMap(({ section, groups }) =>
    Array.from({ length: groups }, (_, group) => ({ section, group })),
  );
  const bySlot = Map.groupBy(chosen, () => random.pick(slots));
  return toPlan(
    sections.map(({ section }) => {
      const slotQuestions = [...bySlot]
        .filter(([slot]) => slot.section === section)
        .map(([, questions]) => questions);
      const sum = slotQuestions.flat().reduce((total, { marks }) => total + (marks ?? 1), 0);
      return {
        title: `Section ${section + 1}`,
        ...(sum > 0 && random.chance(0.5) && { marks: sum }),
        fill: slotQuestions.map((questions) => describe(questions, random)),
      };
    }),
    [],
  );
}

/** Describes questions by a rule that they meet. */
function describe(questions: readonly QuestionFacts[], random: Random): FillRule {
  const sum = questions.reduce((total, { marks }) => total + (marks ?? 1), 0);
  const values = <T>(read: (facts: QuestionFacts) => T): T[] => [...new Set(questions.map(read))];
  return {
    ...(random.chance(0.6) ? { count: questions.length } : { marks: sum }),
    ...(random.chance(0.6) && { topics: values(({ topic }) => topic ?? '') }),
    ...(random.chance(0.5) && { kinds: values(({ kind }) => kind) }),
    ...(random.chance(0.3) && { difficulty: values(({ difficulty }) => difficulty ?? 'easy') }),
  };
}

/** Lists the hard rules that a solved plan breaks; written without any code of the solver. */
export function findPlanErrors(
  plan: PaperPlan,
  { sections }: SolvedPlan,
  uses: ReadonlyMap<string, string>,
): string[] {
  const ids = sections.flatMap((questions) => questions.map(({ facts }) => facts.id));
  const pairs = plan.neverTogether.filter(
    (pair) => pair[0] !== pair[1] && pair.every((id) => ids.includes(id)),
  );
  return [
    ...(new Set(ids).size === ids.length ? [] : ['a question is used twice']),
    ...pairs.map(([first, second]) => `${first} and ${second} are together`),
    ...plan.sections.flatMap((section, index) => {
      const questions = sections[index] ?? [];
      const sum = questions.reduce((total, { marks }) => total + marks, 0);
      const rest = questions.slice(section.questions.length);
      return [
        ...(section.marks === undefined || section.marks === sum
          ? []
          : [`${section.title} has ${sum} marks`]),
        ...section.questions.flatMap((id, place) =>
          questions[place]?.facts.id === id ? [] : [`${id} is missing`],
        ),
        ...findRuleErrors(section.fill, rest, uses),
      ];
    }),
  ];
}

type Questions = SolvedPlan['sections'][number];

/** The questions of the rules follow each other; a rule with marks ends where its sum is reached. */
function findRuleErrors(
  rules: readonly FillRule[],
  questions: Questions,
  uses: ReadonlyMap<string, string>,
): string[] {
  const remaining = [...questions];
  const errors = rules.flatMap((rule, index) => {
    const taken =
      rule.count === undefined ? takeMarks(remaining, rule.marks ?? 0) : remaining.splice(0, rule.count);
    const sum = taken.reduce((total, { marks }) => total + marks, 0);
    const isFull = rule.count === undefined ? sum === rule.marks : taken.length === rule.count;
    const wrong = taken.filter((question) => !meets(rule, question, uses));
    return [
      ...(isFull ? [] : [`rule ${index + 1} is not filled`]),
      ...wrong.map(({ facts }) => `${facts.id} does not meet rule ${index + 1}`),
    ];
  });
  return remaining.length === 0 ? errors : [...errors, 'there are more questions than the rules request'];
}

/** Removes questions from the start of the list until their marks reach the sum, and returns them. */
function takeMarks(remaining: Questions[number][], marks: number): Questions[number][] {
  const taken: Questions[number][] = [];
  for (let sum = 0; sum < marks && remaining.length > 0; ) {
    const next = remaining.splice(0, 1);
    taken.push(...next);
    sum += next[0]?.marks ?? 0;
  }
  return taken;
}

function meets(rule: FillRule, { facts }: Questions[number], uses: ReadonlyMap<string, string>): boolean {
  const among = (values: readonly string[] | undefined, value: string | null | undefined): boolean =>
    values === undefined || values.some((allowed) => allowed.toUpperCase() === value?.toUpperCase());
  return (
    among(rule.kinds, facts.kind) &&
    among(rule.topics, facts.topic) &&
    among(rule.subjects, facts.subject) &&
    among(rule.difficulty === undefined ? undefined : [rule.difficulty].flat(), facts.difficulty) &&
    (rule.tags === undefined || facts.tags.some((tag) => rule.tags?.includes(tag))) &&
    (rule.collection === undefined || facts.collection === `${rule.collection}.tex`) &&
    (rule.notUsedSinceDays === undefined || !uses.has(facts.id))
  );
}
