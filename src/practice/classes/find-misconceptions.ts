import { NO_ATTEMPT, UNCLASSIFIED } from '../../marking/awarding/find-gap-tags.ts';
import { findConcept } from '../../marking/remediation/find-concept.ts';
import type { AssignedAnswer } from '../../ports/assignment-answers.ts';
import { countsAsMark } from './build-grid.ts';

/** A mistake or a missing skill that answers of a class show. */
export type ClassMisconception = {
  readonly tag: string;
  /** What to learn, in one or two sentences of LaTeX text; null if there is no text for the tag. */
  readonly concept: string | null;
  /** How many pupils show it, over all outcomes. */
  readonly pupilCount: number;
  readonly byOutcome: readonly { readonly outcomeId: string; readonly pupilCount: number }[];
  /** Different answers, the newest first. */
  readonly examples: readonly {
    readonly learner: string;
    readonly questionId: string;
    readonly outcomeId: string;
    readonly part: string | null;
    readonly response: string;
  }[];
};

const MAX_EXAMPLES = 4;

/** Groups lost marks by their gap tags; the most frequent first. */
export function findMisconceptions(answers: readonly AssignedAnswer[]): ClassMisconception[] {
  const tagged = answers
    .filter(countsAsMark)
    .flatMap((answer) => answer.gapTags.map((tag) => ({ tag, answer })))
    .filter(({ tag }) => tag !== NO_ATTEMPT && tag !== UNCLASSIFIED);
  const byTag = Map.groupBy(tagged, ({ tag }) => tag);
  const found = [...byTag].map(([tag, entries]) =>
    describeTag(
      tag,
      entries.map(({ answer }) => answer),
    ),
  );
  return found.sort((a, b) => b.pupilCount - a.pupilCount || a.tag.localeCompare(b.tag));
}

function describeTag(tag: string, answers: readonly AssignedAnswer[]): ClassMisconception {
  const byOutcome = Map.groupBy(answers, ({ outcomeId }) => outcomeId);
  const examples = new Map(answers.toReversed().map((answer) => [answer.response.trim(), answer]));
  return {
    tag,
    concept: findConcept(tag) ?? null,
    pupilCount: countPupils(answers),
    byOutcome: [...byOutcome].map(([outcomeId, records]) => ({
      outcomeId,
      pupilCount: countPupils(records),
    })),
    examples: [...examples.values()]
      .filter(({ response }) => response.trim() !== '')
      .slice(0, MAX_EXAMPLES)
      .map(({ learner, questionId, outcomeId, part, response }) => ({
        ...{ learner, questionId, outcomeId, part, response },
      })),
  };
}

function countPupils(answers: readonly AssignedAnswer[]): number {
  return new Set(answers.map(({ learner }) => learner)).size;
}
