import { z } from 'zod';
import { Difficulty } from '../../domain/classification.ts';
import { Provenance, Source } from '../../domain/provenance.ts';
import { QUESTION_SCHEMA_VERSION } from '../../domain/question.ts';
import { Answer, Diagram, MatchTable, Option, SolutionStep } from '../../domain/question-content.ts';
import { QuestionKind } from '../../domain/question-kind.ts';
import { WireScheme } from './wire-scheme.ts';

const WireStep = SolutionStep.meta({ id: 'SolutionStep' });
const steps = z.array(WireStep);

const WireSource = z
  .object({
    origin: Source.shape.origin,
    path: Source.shape.path,
    index: Source.shape.index,
    content_hash: Source.shape.contentHash,
  })
  .meta({ id: 'Source' });

const WireProvenance = z
  .object({
    maker: Provenance.shape.maker,
    name: Provenance.shape.name,
    model: Provenance.shape.model,
    prompt_hash: Provenance.shape.promptHash,
    parent_id: Provenance.shape.parentId,
    relation: Provenance.shape.relation,
    seed: Provenance.shape.seed,
    example_ids: Provenance.shape.exampleIds,
    created_at: Provenance.shape.createdAt,
  })
  .meta({ id: 'Provenance' });

/** Fields that a complete question and a draft share. */
const fields = {
  kind: QuestionKind.meta({ id: 'QuestionKind' }),
  vignette: z.string().optional(),
  stem: z.string().meta({ description: 'The text of the question, as LaTeX.' }),
  title: z.string().optional(),
  table: MatchTable.meta({ id: 'MatchTable' }).optional(),
  answer: Answer.meta({ id: 'Answer' }).optional(),
  marking_scheme: WireScheme.optional(),
  subject: z.string().optional(),
  level: z.string().optional(),
  topic: z.string().optional(),
  outcome_id: z.string().optional(),
  marks: z.number().int().nonnegative().optional(),
  difficulty: Difficulty.optional(),
  source: WireSource.optional(),
  provenance: WireProvenance.optional(),
};

/** Lists that a draft may omit when they are empty. */
const lists = {
  diagrams: z.array(Diagram.meta({ id: 'Diagram' })),
  options: z.array(Option.meta({ id: 'Option' })),
  solution: steps,
  alternate_solutions: z.array(steps),
  ideas: z.array(steps),
  comments: z.array(z.string()),
};

/** A question without sub-questions; only a passage has sub-questions. */
const WirePlainQuestion = z
  .object({
    schema_version: z.literal(QUESTION_SCHEMA_VERSION),
    id: z.string().min(1),
    ...fields,
    ...lists,
  })
  .meta({ id: 'PlainQuestion' });

/** A question in the wire format. */
export const WireQuestion = WirePlainQuestion.extend({
  questions: z.array(WirePlainQuestion).optional(),
}).meta({ id: 'Question' });
export type WireQuestion = z.infer<typeof WireQuestion>;

/** Can be part of an address: not too long, and neither `.` nor `..`. */
const questionId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!\.{1,2}$)/, 'cannot be part of an address');

/** A question to be saved: the id is derived from its content when omitted, and empty lists may be omitted. */
export const WireQuestionDraft = z
  .object({
    schema_version: z.literal(QUESTION_SCHEMA_VERSION).optional(),
    id: questionId.optional(),
    ...fields,
    ...z.object(lists).partial().shape,
    questions: z.array(WirePlainQuestion).optional(),
  })
  .meta({ id: 'QuestionDraft' });
export type WireQuestionDraft = z.infer<typeof WireQuestionDraft>;
