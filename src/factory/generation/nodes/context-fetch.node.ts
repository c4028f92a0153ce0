import type { CourseSpec } from '../../../domain/course-spec.ts';
import type { GenerationBrief, GenerationContext } from '../../../domain/generation.ts';
import { QUESTION_PROVIDER } from '../../../domain/queue-item-view.ts';
import type { ExampleSearch, FoundExample } from '../../../ports/example-search.ts';
import type { NodeWork } from '../node-work.ts';

/** The dependencies of the node that collects the context. */
export type ContextDependencies = {
  readonly examples: ExampleSearch;
  /** Finds the course of a brief; undefined if the course is not known. */
  readonly findCourse: (brief: GenerationBrief) => CourseSpec | undefined;
  /** The maximum size of the context in tokens. */
  readonly tokenBudget?: number;
};

const DEFAULT_TOKEN_BUDGET = 1500;
/** The average number for English text and LaTeX. */
const CHARACTERS_PER_TOKEN = 4;
const MAX_QUERY_LENGTH = 1000;
const MAX_EXAMPLES = 3;

/** Collects the context for the prompts: the text about the course first, then as many approved examples as fit the budget. */
export function createContextFetchNode(deps: ContextDependencies): NodeWork {
  return async ({ brief }) => {
    const course = deps.findCourse(brief);
    const maxCharacters = (deps.tokenBudget ?? DEFAULT_TOKEN_BUDGET) * CHARACTERS_PER_TOKEN;
    const courseText = course === undefined ? '' : formatCourse(course, brief).slice(0, maxCharacters);
    const query = [brief.subject, brief.level, brief.objective ?? '', courseText]
      .join(' ')
      .slice(0, MAX_QUERY_LENGTH);
    const foundExamples = await deps.examples.find({
      text: query,
      providerId: QUESTION_PROVIDER,
      limit: MAX_EXAMPLES,
    });
    const outcomes = course?.outcomes.map(({ id, label }) => ({ id, label })) ?? [];
    const examples = selectFittingExamples(foundExamples, maxCharacters - courseText.length);
    return { context: { course: courseText, outcomes, examples } };
  };
}

/** Formats the requested outcome with its topics and skills; if the brief requests no outcome, lists all outcomes. */
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

/** Selects examples in order while they fit; an example that is too long is skipped, and shorter ones after it are still used. */
function selectFittingExamples(
  foundExamples: readonly FoundExample[],
  maxCharacters: number,
): GenerationContext['examples'] {
  let charactersLeft = maxCharacters;
  return foundExamples.flatMap(({ id, asked, answer }) => {
    const text = `${asked}\n${answer}`;
    if (text.length > charactersLeft) return [];
    charactersLeft -= text.length;
    return [{ id, text }];
  });
}
