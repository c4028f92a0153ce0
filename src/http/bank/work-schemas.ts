import { z } from 'zod';
import { Difficulty } from '../../domain/classification.ts';
import { CollectionName } from '../../domain/collection.ts';
import { Finding } from '../../domain/finding.ts';
import { MarkingScheme } from '../../domain/marking-scheme.ts';
import { SingleVariantType } from '../../domain/problem.ts';
import { BankChangeKind } from '../../domain/question-change.ts';
import { QuestionKind } from '../../domain/question-kind.ts';
import type { QuestionMetadata } from '../../domain/question-metadata.ts';
import { MAX_CHANGED_QUESTIONS } from '../../factory/bank/bulk-change.ts';
import type { Selection } from '../../factory/intake/select-questions.ts';
import { invalidRequest } from '../invalid-request.ts';
import { camelKeys } from '../snake-keys.ts';
import { BankQuestion, FilterQuery } from './bank-schemas.ts';
import { toBankFilter } from './entry-view.ts';
import { WireScheme } from './wire-scheme.ts';

const label = z.string().trim().min(1).max(200);
const labels = {
  subject: label.optional(),
  level: label.optional(),
  topic: label.optional(),
  outcome_id: label.optional(),
  difficulty: Difficulty.optional(),
};
const tags = z.array(label).max(50);

const WireMetadata = z
  .object({ ...labels, marks: z.number().int().min(0).max(1000).optional(), tags: tags.optional() })
  .meta({ id: 'QuestionMetadata', description: 'The complete metadata: an absent field becomes empty.' });

export function fromWireMetadata({
  outcome_id: outcomeId,
  ...fields
}: z.infer<typeof WireMetadata>): QuestionMetadata {
  return { ...fields, ...(outcomeId !== undefined && { outcomeId }) };
}

export const EditRequest = z
  .object({
    version: z.number().int().positive().meta({ description: 'The version that the change is based on.' }),
    tex: z
      .string()
      .max(200_000)
      .optional()
      .meta({ description: 'The new text; if it is omitted, the text stays as it is.' }),
    metadata: WireMetadata.optional(),
    marking_scheme: WireScheme.nullable().optional().meta({ description: 'Null removes the scheme.' }),
    part_schemes: z
      .array(
        z.object({
          path: z.string().max(20).meta({ description: 'The part.', example: 'b.i' }),
          marking_scheme: WireScheme.nullable(),
        }),
      )
      .max(200)
      .optional()
      .meta({ description: 'New schemes of parts; null removes a scheme. Stated marks follow the schemes.' }),
    note: z
      .string()
      .trim()
      .max(500)
      .optional()
      .meta({ description: 'The reason for the change, for the list of versions.' }),
    accept_findings: z.boolean().optional().meta({ description: 'Save the text although it has problems.' }),
  })
  .meta({ id: 'QuestionEdit' });

/** Converts a scheme and checks rules that its schema cannot express. */
export function fromWireScheme(scheme: z.infer<typeof WireScheme>): MarkingScheme {
  const parsed = MarkingScheme.safeParse(camelKeys(scheme));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest([
    {
      in: 'body',
      path: `marking_scheme.${issue?.path.join('.')}`,
      problem: issue?.message ?? 'is not valid',
    },
  ]);
}

export const RestoreRequest = z
  .object({
    from: z.number().int().positive().meta({ description: 'The version to restore.' }),
    version: z
      .number()
      .int()
      .positive()
      .meta({ description: 'The newest version that the caller has seen.' }),
  })
  .meta({ id: 'VersionRestore' });

export const ChildRequest = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('variant'), type: SingleVariantType }),
    z.object({ kind: z.literal('conversion'), to: QuestionKind }),
  ])
  .meta({ id: 'ChildRequest' });

export const ChildResponse = z
  .object({
    status: z.enum(['saved', 'flagged', 'refused']),
    question: BankQuestion.nullable().meta({ description: 'The saved child; null if it was not saved.' }),
    reason: z.string().nullable(),
    tex: z.string().meta({ description: 'What was made, also if its checks failed.' }),
    findings: z.array(Finding),
  })
  .meta({ id: 'ChildOutcome' });

export const Uses = z
  .object({
    papers: z.array(z.object({ id: z.string(), title: z.string(), used_at: z.iso.datetime() })),
    learners: z.number().int().meta({ description: 'How many learners answered it.' }),
    courses: z
      .array(z.object({ subject: z.string(), level: z.string() }))
      .meta({ description: 'The courses whose practice can contain it.' }),
    exports: z.array(z.object({ format: z.string(), author: z.string(), at: z.iso.datetime() })),
    collections: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .meta({ id: 'QuestionUses' });

const QuestionReview = z
  .object({
    item_id: z.string(),
    state: z.enum(['waiting', 'approved', 'corrected', 'rejected', 'withdrawn']),
    is_reported: z.boolean().meta({ description: 'Whether a learner reported the question.' }),
    created_at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'The expert who decided; null while it is waiting.' }),
    at: z.iso.datetime().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'QuestionReview' });

export const QuestionReviews = z.object({ reviews: z.array(QuestionReview) }).meta({ id: 'QuestionReviews' });

export const WireSelection = z
  .union([
    z.strictObject({ ids: z.array(z.string().min(1).max(200)).min(1).max(MAX_CHANGED_QUESTIONS) }),
    z.strictObject({ filter: FilterQuery, q: z.string().max(1000).optional() }),
  ])
  .meta({
    id: 'QuestionSelection',
    description: `Listed questions, or all that match; at most ${MAX_CHANGED_QUESTIONS}.`,
  });

export function fromWireSelection(selection: z.infer<typeof WireSelection>): Selection {
  if ('ids' in selection) return selection;
  return { filter: toBankFilter(selection.filter), ...(selection.q && { query: selection.q }) };
}

export const ChangeRequest = z
  .object({
    selection: WireSelection,
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('retag'), add: tags.default([]), remove: tags.default([]) }),
      z.object({
        kind: z.literal('classify'),
        set: z.object(labels).default({}),
        auto: z
          .boolean()
          .optional()
          .meta({ description: 'Fill empty fields with what follows from the words of the question.' }),
      }),
      z.object({ kind: z.literal('delete') }),
      z.object({ kind: z.literal('purge') }),
      z.object({ kind: z.literal('collect'), collection: z.string().min(1).max(200) }),
    ]),
    preview: z.boolean().optional().meta({ description: 'Only list what would change.' }),
  })
  .meta({ id: 'BankChange' });

const Labels = z
  .object({ ...labels, tags: z.array(z.string()), state: z.string() })
  .meta({ id: 'QuestionLabels' });

export const ChangeResponse = z
  .object({
    change_id: z
      .string()
      .nullable()
      .meta({ description: 'The id with which the change can be undone; null in a preview.' }),
    selected: z.number().int(),
    changed: z.number().int(),
    retired: z.number().int().meta({
      description: 'Questions that are retired instead of deleted, because a paper or an answer uses them.',
    }),
    stale: z
      .array(z.string())
      .readonly()
      .meta({ description: 'Questions that someone else changed in the meantime.' }),
    examples: z.array(z.object({ id: z.string(), text: z.string(), before: Labels, after: Labels })),
  })
  .meta({ id: 'BankChangeReport' });

const WireChange = z
  .object({
    id: z.string(),
    kind: BankChangeKind,
    author: z.string(),
    created_at: z.iso.datetime(),
    question_count: z.number().int(),
    undone_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedBankChange' });

export const ChangeList = z.object({ changes: z.array(WireChange) }).meta({ id: 'BankChangeList' });

export const UndoResponse = z
  .object({ undone: z.number().int(), stale: z.array(z.string()).readonly() })
  .meta({ id: 'UndoReport' });

export const VerifyRequest = z.object({ selection: WireSelection }).meta({ id: 'BankVerification' });

export const VerifyResponse = z
  .object({
    verified: z.number().int(),
    clean: z.number().int(),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        errors: z.number().int(),
        warnings: z.number().int(),
        first: z.string().meta({ description: 'The message of the worst finding.' }),
      }),
    ),
  })
  .meta({ id: 'BankVerificationReport' });

export const WireCollection = z
  .object({
    id: z.string(),
    name: z.string(),
    size: z.number().int(),
    created_by: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Collection' });

export const CollectionRequest = z.object({ name: CollectionName }).meta({ id: 'CollectionRequest' });
export const QuestionIds = z
  .object({ ids: z.array(z.string().min(1).max(200)).max(MAX_CHANGED_QUESTIONS) })
  .meta({ id: 'QuestionIds' });
