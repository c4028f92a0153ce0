import { z } from 'zod';
import { AnswerKey } from './answer-key.ts';
import { Difficulty } from './classification.ts';
import { Answer, BlankTable, MatchTable, SolutionStep } from './question-content.ts';
import { QuestionKind } from './question-kind.ts';
import { ResponseKind } from './response-kind.ts';

/** The course levels of the Scottish Qualifications Authority (SQA). */
export const SqaLevel = z.enum(['Nat 3', 'Nat 4', 'Nat 5', 'Higher', 'Advanced Higher']);
export type SqaLevel = z.infer<typeof SqaLevel>;

/** Finds a level by name; `National 5` and `nat 5` mean `Nat 5`. Undefined if there is no such level. */
export function findSqaLevel(name: string): SqaLevel | undefined {
  const normalised = name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^national\s*/i, 'Nat ')
    .toLowerCase();
  return SqaLevel.options.find((level) => level.toLowerCase() === normalised);
}

/** `us`: SQA's Understanding Standards website; `past`: a past paper; `llm`: a language model. */
const SqaQuestionSource = z.enum(['local', 'us', 'past', 'llm', 'variant']);

export const SqaMarkingScheme = z.object({
  criteria: z.array(
    z.object({
      step: z.string(),
      marks: z.number().int().nonnegative(),
      /** The path of the part it belongs to, such as `b.i`; absent for a question without parts. */
      part: z.string().optional(),
    }),
  ),
  total_marks: z.number().int().nonnegative(),
});
export type SqaMarkingScheme = z.infer<typeof SqaMarkingScheme>;

const SqaOption = z.object({
  id: z.string(),
  text: z.string(),
  /** Why the option is wrong, as LaTeX text; only after marking. */
  reason: z.string().optional(),
});

/** One question of a passage. Its answer is included only together with the scheme. */
export const SqaPassageQuestion = z.object({
  id: z.string(),
  text: z.string(),
  kind: QuestionKind,
  options: z.array(SqaOption).optional(),
  answer: Answer.optional(),
  /** The author's key; included only together with the answer. */
  key: AnswerKey.optional(),
});
export type SqaPassageQuestion = z.infer<typeof SqaPassageQuestion>;

/** A part that the learner answers, without its key. */
export const SqaPart = z.object({
  /** `a`, or `b.i` for part (b)(i). */
  path: z.string(),
  /** Text above the label that no earlier part shows. */
  lead: z.string().optional(),
  text: z.string(),
  response: ResponseKind,
  marks: z.number().int().nonnegative(),
  options: z.array(SqaOption).optional(),
  /** The unit printed beside the answer. */
  unit: z.string().optional(),
  table: MatchTable.optional(),
  blank_table: BlankTable.optional(),
  diagram_svg: z.string().optional(),
  /** The worked solution; only after marking. */
  solution: z.array(SolutionStep).optional(),
  /** Only after marking, together with the scheme. */
  answer: Answer.optional(),
  /** The author's key; included only together with the answer. */
  key: AnswerKey.optional(),
});
export type SqaPart = z.infer<typeof SqaPart>;

export const SqaMetadata = z
  .object({
    kind: QuestionKind.optional(),
    options: z.array(SqaOption).optional(),
    table: MatchTable.optional(),
    /** How the learner answers; only without `parts`, which have their own. */
    response: ResponseKind.optional(),
    blank_table: BlankTable.optional(),
    /** The text that all parts share; only with `parts`. The question's `text` also contains the parts. */
    stem: z.string().optional(),
    /** The parts that the learner answers, in printed order. */
    parts: z.array(SqaPart).optional(),
    /** The questions of a passage. */
    questions: z.array(SqaPassageQuestion).optional(),
    diagram_svg: z.string().optional(),
    variant_of: z.string().optional(),
    difficulty: Difficulty.optional(),
    /** The worked solution of a question without parts; only after marking. */
    solution: z.array(SolutionStep).optional(),
    /** Only after marking, together with the scheme. */
    answer: Answer.optional(),
    /** The author's key; included only together with the answer. */
    key: AnswerKey.optional(),
    /** The item model and the seed, from which the question can be generated again; together with the scheme. */
    item_model: z.string().optional(),
    seed: z.number().int().optional(),
  })
  .catchall(z.unknown());
export type SqaMetadata = z.infer<typeof SqaMetadata>;

/** A question in the state of the SQA graphs; before marking it has no `marking_scheme`. */
export const SqaQuestion = z.object({
  id: z.string(),
  source: SqaQuestionSource,
  subject: z.string(),
  level: z.string(),
  outcome_id: z.string(),
  text: z.string(),
  marks: z.number().int().nonnegative(),
  marking_scheme: SqaMarkingScheme.optional(),
  metadata: SqaMetadata,
});
export type SqaQuestion = z.infer<typeof SqaQuestion>;

/** A question received from another system: source, scheme, total and metadata are optional. */
export const SqaQuestionInput = SqaQuestion.extend({
  source: SqaQuestionSource.default('local'),
  marking_scheme: SqaMarkingScheme.partial({ total_marks: true }).optional(),
  metadata: SqaMetadata.default({}),
});
export type SqaQuestionInput = z.infer<typeof SqaQuestionInput>;

export const SqaOutcome = z.object({ id: z.string(), label: z.string(), weight: z.number().min(0).max(1) });
export type SqaOutcome = z.infer<typeof SqaOutcome>;

const SqaAssessmentSection = z.object({
  section: z.string(),
  outcome_ids: z.array(z.string()),
  marks: z.number().int().nonnegative(),
});

export const SQASpec = z.object({
  outcomes: z.array(SqaOutcome),
  assessment_structure: z.array(SqaAssessmentSection),
});
export type SQASpec = z.infer<typeof SQASpec>;
