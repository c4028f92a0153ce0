import { z } from 'zod';
import { Difficulty } from '../../domain/classification.ts';
import { Finding } from '../../domain/finding.ts';
import { ChangeReason, QuestionState } from '../../domain/question-change.ts';
import { Diagram } from '../../domain/question-content.ts';
import { QuestionKind } from '../../domain/question-kind.ts';
import { ResponseKind } from '../../domain/response-kind.ts';
import { WireQuestion, WireQuestionDraft } from './wire-question.ts';

const steps = z.array(z.string()).readonly().meta({ description: 'One entry per step.' });

/** What a rendered question and a rendered part have in common. */
const renderedContent = {
  table: z.string().optional(),
  blank_table: z.string().optional().meta({ description: 'A table with empty cells to complete.' }),
  diagrams: z.array(Diagram.meta({ id: 'Diagram' })),
  options: z.array(z.object({ id: z.string(), html: z.string(), correct: z.boolean() })),
  answer: z.string().optional(),
  solution: steps,
};

const RenderedSubPart = z.object({
  label: z.string(),
  lead: z.string().optional(),
  text: z.string(),
  ...renderedContent,
  marks: z.number().int().nonnegative().optional(),
  response: ResponseKind.optional(),
  unit: z.string().optional(),
});

const RenderedPart = RenderedSubPart.extend({ parts: z.array(RenderedSubPart).readonly().optional() }).meta({
  id: 'RenderedPart',
  description: 'A part of a question as safe HTML.',
});

/** A rendered question without sub-questions; only a passage has sub-questions. */
const PlainRendered = z.object({
  title: z.string().optional(),
  vignette: z.string().optional(),
  stem: z.string(),
  ...renderedContent,
  parts: z.array(RenderedPart).readonly().optional(),
  alternate_solutions: z.array(steps),
  ideas: z.array(steps),
});

export const Rendered = PlainRendered.extend({ questions: z.array(PlainRendered).optional() }).meta({
  id: 'RenderedQuestion',
  description: 'A question as safe HTML, in pieces that a page can lay out.',
});

export const BankQuestion = WireQuestion.extend({
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  state: QuestionState.meta({
    id: 'QuestionState',
    description: '`retired`: no longer offered, but readable where it is used. `deleted`: can be restored.',
  }),
  text: z.string().meta({ description: 'The stem and the parts as plain text on one line.' }),
  tex: z.string().optional().meta({ description: 'The question as LaTeX; only with `include=tex`.' }),
  edit_tex: z
    .string()
    .optional()
    .meta({ description: 'The LaTeX without id and metadata, for an editor; only with `include=edit_tex`.' }),
  html: Rendered.optional(),
}).meta({ id: 'BankQuestion' });
export type BankQuestion = z.infer<typeof BankQuestion>;

const next = z.string().nullable().meta({ description: 'Pass it as `after` to get the next page.' });

export const QuestionPage = z
  .object({
    questions: z.array(BankQuestion),
    next,
    total: z.number().int().nonnegative().optional().meta({ description: 'Only with `include=total`.' }),
  })
  .meta({ id: 'QuestionPage' });

export const HitPage = z
  .object({
    hits: z.array(z.object({ question: BankQuestion, score: z.number(), excerpt: z.string() })),
    next,
  })
  .meta({ id: 'HitPage' });

export const VersionList = z
  .object({
    versions: z.array(
      z.object({
        version: z.number().int(),
        created_at: z.iso.datetime(),
        author: z.string().nullable(),
        reason: ChangeReason.nullable(),
        note: z.string().nullable(),
        findings: z.array(Finding).readonly().meta({
          description: 'Problems that were found in the text when the version was saved.',
        }),
      }),
    ),
  })
  .meta({ id: 'VersionList' });

/** The values of one filter with the number of questions for each. */
const facet = z.array(z.object({ value: z.string(), count: z.number().int().positive() })).readonly();

export const Facets = z
  .object({
    total: z.number().int().nonnegative(),
    kinds: facet,
    subjects: facet,
    levels: facet,
    topics: facet,
    difficulties: facet,
    tags: facet,
    estimated: z
      .array(z.enum(['total', 'kinds', 'subjects', 'levels', 'topics', 'difficulties', 'tags']))
      .readonly()
      .meta({
        description: 'The fields whose counts are estimates, because counting exactly would take long.',
      }),
  })
  .meta({ id: 'Facets' });

/** Saving more questions in one transaction would delay other requests. */
export const MAX_SAVED_QUESTIONS = 200;

export const SaveRequest = z
  .union([
    z.strictObject({ questions: z.array(WireQuestionDraft).min(1).max(MAX_SAVED_QUESTIONS) }),
    z.strictObject({ tex: z.string().min(1).meta({ description: 'One or more questions as LaTeX.' }) }),
  ])
  .meta({ id: 'SaveRequest' });
export type SaveRequest = z.infer<typeof SaveRequest>;

export const SaveResponse = z
  .object({
    saved: z.array(
      z.object({
        id: z.string(),
        version: z.number().int().positive(),
        outcome: z.enum(['created', 'updated', 'unchanged']),
      }),
    ),
    findings: z.array(Finding.meta({ id: 'Finding' })).meta({ description: 'Findings of the LaTeX reader.' }),
  })
  .meta({ id: 'SaveAnswer' });

const label = z.string().min(1).max(200).optional();

export const FilterQuery = z.object({
  kind: QuestionKind.optional(),
  subject: label,
  level: label,
  topic: label,
  outcome_id: label,
  difficulty: Difficulty.optional(),
  tag: label,
  collection: label.meta({ description: 'The id of a collection.' }),
  parent_id: label.meta({ description: 'Only questions that were made from this one.' }),
  state: QuestionState.optional().meta({ description: 'By default `active`.' }),
});
export type FilterQuery = z.infer<typeof FilterQuery>;

export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().min(1).max(500).optional().meta({ description: 'The `next` of the previous page.' }),
});

/** A comma-separated list of additional fields, such as `html,tex`. */
export function includeQuery(...extras: readonly string[]) {
  const anyExtra = `(${extras.join('|')})`;
  return z
    .string()
    .regex(new RegExp(`^${anyExtra}(,${anyExtra})*$`), `must be a list of ${extras.join(', ')}`)
    .optional()
    .meta({
      description: `Additional fields, separated by commas: ${extras.join(', ')}.`,
      example: extras[0],
    });
}

export const QuestionParams = z.object({ id: z.string().min(1).max(200) });
