import type { CourseSpec } from '../../../domain/course-spec.ts';
import type { GenerationBrief, GenerationContext } from '../../../domain/generation.ts';
import { QUESTION_PROVIDER } from '../../../domain/queue-item-view.ts';
import type { ExampleSearch, FoundExample } from '../../../ports/example-search.ts';
import type { NodeWork } from '../node-work.ts';

export type ContextDependencies = {
  readonly examples: ExampleSearch;
  /** The course of a brief, where there is one. */
  readonly findCourse: (brief: GenerationBrief) => CourseSpec | undefined;
  /** How many tokens of context a writer is given. */
  readonly tokenBudget?: number;
};

const TOKEN_BUDGET = 1500;
/** English text and LaTeX come to about four characters a token. */
const CHARACTERS = 4;
const MAX_EXAMPLES = 3;

/** Course facts first, then as many approved examples as the budget holds. */
export function createContextFetchNode(tools: ContextDependencies): NodeWork {
  return async ({ brief }) => {
    const course = tools.findCourse(brief);
    const budget = (tools.tokenBudget ?? TOKEN_BUDGET) * CHARACTERS;
    const facts = course === undefined ? '' : spellCourse(course, brief).slice(0, budget);
    const text = [brief.subject, brief.level, brief.objective ?? '', facts].join(' ').slice(0, 1000);
    const found = await tools.examples.find({ text, providerId: QUESTION_PROVIDER, limit: MAX_EXAMPLES });
    return { context: contextOf(course, facts, fitting(found, budget - facts.length)) };
  };
}

function contextOf(
  course: CourseSpec | undefined,
  facts: string,
  examples: GenerationContext['examples'],
): GenerationContext {
  const outcomes = course?.outcomes.map(({ id, label }) => ({ id, label })) ?? [];
  return { course: facts, outcomes, examples };
}

/** The outcome that was asked for with its skills; without one, the outcomes there are. */
function spellCourse(
  { subject, level, outcomes }: CourseSpec,
  { outcome_id: wanted }: GenerationBrief,
): string {
  const outcome = outcomes.find(({ id }) => id === wanted);
  if (outcome === undefined) {
    const list = outcomes.map(({ id, label }) => `- ${id}: ${label}`);
    return [`The outcomes of ${level} ${subject}:`, ...list].join('\n');
  }
  const skills = outcome.topics.flatMap((topic) => [
    `- ${topic.label}`,
    ...topic.skills.map((skill) => `  - ${skill}`),
  ]);
  return [`${outcome.id} of ${level} ${subject}: ${outcome.label}`, ...skills].join('\n');
}

function fitting(found: readonly FoundExample[], budget: number): GenerationContext['examples'] {
  let left = budget;
  return found.flatMap(({ id, asked, answer }) => {
    const text = `${asked}\n${answer}`;
    if (text.length > left) return [];
    left -= text.length;
    return [{ id, text }];
  });
}
