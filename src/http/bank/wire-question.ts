import { z } from 'zod';
import { AnswerKey } from '../../domain/answer-key.ts';
import { Difficulty } from '../../domain/classification.ts';
import { SubPart } from '../../domain/part.ts';
import { Provenance, Source } from '../../domain/provenance.ts';
import { QUESTION_SCHEMA_VERSION } from '../../domain/question.ts';
import {
  Answer,
  BlankTable,
  Diagram,
  MatchTable,
  Option,
  SolutionStep,
} from '../../domain/question-content.ts';
import { QuestionKind } from '../../domain/question-kind.ts';
import { ResponseKind } from '../../domain/response-kind.ts';
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

/** Fields that a question and a part share. */
const answerFields = {
  table: MatchTable.meta({ id: 'MatchTable' }).optional(),
  blank_table: BlankTable.meta({
    id: 'BlankTable',
    description: 'A table to complete; the learner fills in the cells that are null.',
  }).optional(),
  response: ResponseKind.meta({
    id: 'ResponseKind',
    description: 'How a learner responds. Stored only where the answer does not show it.',
  }).optional(),
  answer: Answer.meta({ id: 'Answer' }).optional(),
  key: AnswerKey.meta({
    id: 'AnswerKey',
    description: 'Which other answers are right or wrong, and how the answer must be written.',
  }).optional(),
  marks: z.number().int().nonnegative().optional(),
  marking_scheme: WireScheme.optional(),
};

/** Lists that a draft may omit when they are empty. */
const answerLists = {
  diagrams: z.array(Diagram.meta({ id: 'Diagram' })),
  options: z.array(Option.meta({ id: 'Option' })),
  solution: steps,
};

const partFields = {
  label: SubPart.shape.label.meta({ description: 'Without brackets: `a` for (a), `ii` for (ii).' }),
  lead: SubPart.shape.lead.meta({
    description: 'Text above the label that only this part and later ones need.',
  }),
  text: z.string().meta({ description: 'The text of the part, as LaTeX.' }),
  unit: SubPart.shape.unit.meta({ description: 'A unit printed beside the answer.' }),
  ...answerFields,
};

const WireSubPart = z.object({ ...partFields, ...answerLists }).meta({ id: 'SubPart' });
const WirePart = WireSubPart.extend({ parts: z.array(WireSubPart).min(1).optional() }).meta({
  id: 'Part',
  description:
    'A part of a question, such as (a). A part with parts has no answer, options or scheme itself.',
});

const draftLists = z.object(answerLists).partial().shape;
const WireSubPartDraft = z.object({ ...partFields, ...draftLists }).meta({ id: 'SubPartDraft' });
const WirePartDraft = WireSubPartDraft.extend({
  parts: z.array(WireSubPartDraft).min(1).optional(),
}).meta({ id: 'PartDraft' });

/** Fields that a complete question and a draft share. */
const fields = {
  kind: QuestionKind.meta({ id: 'QuestionKind' }),
  vignette: z.string().optional(),
  stem: z.string().meta({
    description: 'The text of the question, as LaTeX; with `parts`, the text that they share.',
  }),
  title: z.string().optional(),
  ...answerFields,
  subject: z.string().optional(),
  level: z.string().optional(),
  topic: z.string().optional(),
  outcome_id: z.string().optional(),
  difficulty: Difficulty.optional(),
  tags: z.array(z.string().min(1)).optional(),
  source: WireSource.optional(),
  provenance: WireProvenance.optional(),
};

/** Lists that a draft may omit when they are empty. */
const lists = {
  ...answerLists,
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
    parts: z.array(WirePart).min(1).optional(),
  })
  .meta({ id: 'PlainQuestion' });

/** A question in the wire format. */
export const WireQuestion = WirePlainQuestion.extend({
  questions: z.array(WirePlainQuestion).optional(),
}).meta({ id: 'Question' });
export type WireQuestion = z.infer<typeof WireQuestion>;

/** The versions that are accepted; version 1, in which parts are only text of the stem, is upgraded. */
const acceptedVersion = z.union([z.literal(1), z.literal(QUESTION_SCHEMA_VERSION)]);
const AcceptedPlainQuestion = WirePlainQuestion.extend({ schema_version: acceptedVersion }).meta({
  id: 'PlainQuestionInput',
});

/** A complete question to be saved, of any accepted version. */
export const WireQuestionInput = AcceptedPlainQuestion.extend({
  questions: z.array(AcceptedPlainQuestion).optional(),
}).meta({ id: 'QuestionInput' });
export type WireQuestionInput = z.infer<typeof WireQuestionInput>;

/** An id that can be part of an address: not too long, and neither `.` nor `..`. */
const questionId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!\.{1,2}$)/, 'cannot be part of an address');

/** A question to be saved: the id is derived from its content when omitted, and empty lists may be omitted. */
export const WireQuestionDraft = z
  .object({
    schema_version: acceptedVersion.optional(),
    id: questionId.optional(),
    ...fields,
    ...z.object(lists).partial().shape,
    parts: z.array(WirePartDraft).min(1).optional(),
    questions: z.array(AcceptedPlainQuestion).optional(),
  })
  .meta({ id: 'QuestionDraft' });
export type WireQuestionDraft = z.infer<typeof WireQuestionDraft>;
