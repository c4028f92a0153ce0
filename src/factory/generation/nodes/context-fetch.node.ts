import type { CourseSpec } from '../../../domain/course-spec.ts';
import type { GenerationBrief, GenerationContext } from '../../../domain/generation.ts';
import { QUESTION_PROVIDER } from '../../../domain/queue-item-view.ts';
import type { ExampleSearch, FoundExample } from '../../../ports/example-search.ts';
import type { NodeWork } from '../node-work.ts';

/** The dependencies of the node. */
export type ContextDependencies = {
  readonly examples: ExampleSearch;
  /** The course of a brief, if there is one. */
  readonly findCourse: (brief: GenerationBrief) => CourseSpec | undefined;
  /** The maximum size of the context in tokens. */
  readonly tokenBudget?: number;
};

const DEFAULT_TOKEN_BUDGET = 1500;
/** The average for English text and LaTeX. */
const CHARACTERS_PER_TOKEN = 4;
const MAX_QUERY_LENGTH = 1000;
const MAX_EXAMPLES = 3;

/** Collects the context of an item: course facts first, then as many approved examples as fit the budget. */
export function createContextFetchNode(deps: ContextDependencies): NodeWork {
  return async ({ brief }) => {
    const course = deps.findCourse(brief);
    const budget = (deps.tokenBudget ?? DEFAULT_TOKEN_BUDGET) * CHARACTERS_PER_TOKEN;
    const facts = course === undefined ? '' : formatCourse(course, brief).slice(0, budget);
    const text = [brief.subject, brief.level, brief.objective ?? '', facts]
      .join(' ')
      .slice(0, MAX_QUERY_LENGTH);
    const found = await deps.examples.find({ text, providerId: QUESTION_PROVIDER, limit: MAX_EXAMPLES });
    const outcomes = course?.outcomes.map(({ id, label }) => ({ id, label })) ?? [];
    const examples = selectFitting(found, budget - facts.length);
    return { context: { course: facts, outcomes, examples } };
  };
}

/** Formats the requested outcome with its skills; without one, the list of all outcomes. */
function formatCourse(course: CourseSpec, { outcome_id: outcomeId }: GenerationBrief): string {
  const { subject, level, outcomes } = course;
  const outcome = outcomes.find(({ id }) => id === outcomeId);
  if (outcome === undefined) {
    const list = outcomes.map(({ id, label }) => `- ${id}: ${label}`);
    return [`The outcomes of ${level} ${subject}:`, ...list].join('\n');
  }
  const listSkills = (skills: readonly string[]): string[] => skills.map((skill) => `  - ${skill}`);
  const skills = outcome.topics.flatMap((topic) => [`- ${topic.label}`, ...listSkills(topic.skills)]);
  return [`${outcome.id} of ${level} ${subject}: ${outcome.label}`, ...skills].join('\n');
}

function selectFitting(found: readonly FoundExample[], budget: number): GenerationContext['examples'] {
  let left = budget;
  return found.flatMap(({ id, asked, answer }) => {
    const text = `${asked}\n${answer}`;
    if (text.length > left) return [];
    left -= text.length;
    return [{ id, text }];
  });
}
