import { z } from 'zod';
import { AnswerKey } from './answer-key.ts';
import { MarkingScheme } from './marking-scheme.ts';
import { Answer, BlankTable, Diagram, MatchTable, Option, SolutionStep } from './question-content.ts';
import { ResponseKind } from './response-kind.ts';

/** A part that has no parts itself, such as (i) of (b)(i). */
export const SubPart = z.object({
  /** Without brackets: `a` for (a), `ii` for (ii). */
  label: z.string().regex(/^(?:[a-z]{1,5}|\d{1,2})$/u),
  /** LaTeX printed above the label: information that only this part and later ones need. */
  lead: z.string().optional(),
  /** LaTeX. */
  text: z.string(),
  diagrams: z.array(Diagram),
  table: MatchTable.optional(),
  blankTable: BlankTable.optional(),
  options: z.array(Option),
  /** Stored only where it cannot be derived from the answer; see `getResponseKind`. */
  response: ResponseKind.optional(),
  /** A unit printed beside the answer, which the learner therefore does not write. */
  unit: z.string().optional(),
  answer: Answer.optional(),
  /** Adds to `answer` which other answers are right or wrong, and how the answer must be written. */
  key: AnswerKey.optional(),
  solution: z.array(SolutionStep),
  marks: z.number().int().nonnegative().optional(),
  markingScheme: MarkingScheme.optional(),
});
export type SubPart = z.infer<typeof SubPart>;

/** A part of a question: (a), (b), … A part with parts of its own has no answer, options or scheme itself. */
export const Part = SubPart.extend({ parts: z.array(SubPart).min(1).optional() });
export type Part = z.infer<typeof Part>;

/** Creates a part from the given fields, with empty defaults for the rest. */
export function createPart(draft: Partial<Part> & Pick<Part, 'label' | 'text'>): Part {
  return { diagrams: [], options: [], solution: [], ...draft };
}
