import { z } from 'zod';
import { Finding } from '../../domain/finding.ts';
import { PipelineResult } from '../../domain/pipeline-result.ts';
import {
  type PieceReview,
  ProblemDigest,
  ProblemOptions,
  ProblemUsage,
  SentState,
  SingleVariantType,
  VersionReason,
} from '../../domain/problem.ts';
import { RunError, RunStatus } from '../../domain/run.ts';
import type { OpenedProblem } from '../../factory/problems/problem-dependencies.ts';
import { listFigureNames } from '../../factory/problems/problem-file.ts';
import type { StoredProblem } from '../../ports/problem-store.ts';
import { snakeKeys } from '../snake-keys.ts';

const { classification, latex, tikz_code, ideas, skipped } = PipelineResult.shape;

/** An alternative solution or a variant. */
const NamedText = z.object({ name: z.string().meta({ example: 'variants/numerical-2' }), latex: z.string() });

const SentPiece = z
  .object({
    part: z.string(),
    question_id: z.string().nullable(),
    review_item_id: z.string().nullable(),
    review: z
      .object({
        state: SentState,
        to_bank: z.boolean(),
        sent_version: z.number().int(),
        version: z.number().int().nullable().meta({ description: 'The version with the decision.' }),
        by: z.string().nullable(),
        at: z.iso.datetime().nullable(),
        reason: z.string().nullable().meta({ description: 'The reason that the expert gave.' }),
      })
      .nullable()
      .meta({ description: 'What the experts decided about the text that was sent last.' }),
  })
  .meta({ description: 'The ids of a text that was sent to the bank or the expert queue.' });

/** Whether this server processes problems with a model or by fixed rules. */
export const Mode = z
  .enum(['model', 'rules'])
  .meta({ description: 'Whether problems are processed with a model or by fixed rules.' });
type Mode = z.infer<typeof Mode>;

/** A problem is one uploaded question with the results of processing it. */
export const ProblemSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['tex', 'photo']),
    status: RunStatus.meta({ id: 'RunStatus' }).meta({ description: 'The status of the last run.' }),
    cancel_requested: z.boolean(),
    step: z.string().nullable().meta({ description: 'The current step.' }),
    error: RunError.nullable(),
    run_id: z.string().nullable().meta({ description: 'Its events are at `/api/v1/runs/{id}/events`.' }),
    version: z.number().int().nonnegative().meta({ description: '0 before the first version.' }),
    digest: ProblemDigest.nullable(),
    usage: ProblemUsage,
    sent: z.array(SentPiece),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ProblemSummary' });
export type ProblemSummary = z.infer<typeof ProblemSummary>;

/** The result of processing a problem. */
const Content = z
  .object({
    classification,
    latex,
    tikz_code,
    ideas,
    skipped,
    findings: z.array(Finding),
    alternates: z.array(NamedText),
    variants: z.array(NamedText),
    made_by: z.array(
      z.object({ maker: z.string(), name: z.string().nullable(), model: z.string().nullable() }),
    ),
  })
  .meta({ id: 'ProblemContent' });

export const ProblemView = z
  .object({
    ...ProblemSummary.shape,
    source: z.object({
      path: z.string(),
      index: z.number().int().positive(),
      tex: z
        .string()
        .nullable()
        .meta({ description: 'The uploaded text, or the text that rules read from the photo.' }),
      confidence: z.number().nullable().meta({ description: 'The confidence of the reading, from 0 to 1.' }),
      figures: z
        .array(z.string())
        .meta({ description: 'The names of its figures: cut out of the photo, or included by the TeX.' }),
    }),
    wish: ProblemOptions,
    way: Mode,
    shown_version: z.number().int().positive().nullable(),
    content: Content.nullable(),
    versions: z.array(
      z.object({
        version: z.number().int().positive(),
        reason: VersionReason,
        part: z.string(),
        author: z.string(),
        created_at: z.iso.datetime(),
        note: z.string().nullable().meta({ description: 'The reason that an expert gave.' }),
      }),
    ),
  })
  .meta({ id: 'Problem' });
export type ProblemView = z.infer<typeof ProblemView>;

export const VariantOrder = z.object({ type: SingleVariantType }).meta({ id: 'VariantOrder' });

export function toProblemSummary({ problem, progress }: StoredProblem): ProblemSummary {
  const { id, name, source, runId, version, digest, usage, sent, createdAt, updatedAt } = problem;
  return {
    id,
    name,
    kind: source.kind,
    status: progress?.status ?? 'interrupted',
    cancel_requested: progress?.cancelRequested ?? false,
    step: progress?.step ?? null,
    error: progress?.error ?? (progress ? null : NEVER_STARTED),
    run_id: runId ?? null,
    version,
    digest: digest ?? null,
    usage,
    sent: Object.entries(sent).map(([part, { questionId, reviewItemId, review }]) => ({
      part,
      question_id: questionId ?? null,
      review_item_id: reviewItemId ?? null,
      review: review === undefined ? null : toReviewView(review),
    })),
    created_at: createdAt,
    updated_at: updatedAt,
    ended_at: progress?.endedAt ?? null,
  };
}

function toReviewView({ state, toBank, sentVersion, version, by, at, reason }: PieceReview) {
  return {
    state,
    to_bank: toBank,
    sent_version: sentVersion,
    version: version ?? null,
    by: by ?? null,
    at: at ?? null,
    reason: reason ?? null,
  };
}

const NEVER_STARTED = { error: 'interrupted', message: 'The server stopped before the work started.' };

export function toProblemView(opened: OpenedProblem, mode: Mode): ProblemView {
  const { problem, selectedVersion, versions } = opened;
  const { source, wish } = problem;
  const reading = source.kind === 'photo' ? source.reading : undefined;
  return {
    ...toProblemSummary(opened),
    source: {
      path: source.path,
      index: source.index,
      tex: source.kind === 'tex' ? source.text : (reading?.tex ?? null),
      confidence: reading?.confidence ?? null,
      figures: listFigureNames(source),
    },
    wish,
    way: mode,
    shown_version: selectedVersion?.version ?? null,
    content: selectedVersion ? toContentView(selectedVersion.content) : null,
    versions: versions.map(({ note, ...version }) => ({ ...snakeKeys(version), note: note ?? null })),
  };
}

function toContentView(content: PipelineResult): z.infer<typeof Content> {
  const { alternate_solutions: alternates, variants, provenance } = content;
  return {
    classification: content.classification,
    latex: content.latex,
    tikz_code: content.tikz_code,
    ideas: content.ideas,
    skipped: content.skipped,
    findings: content.findings,
    alternates: alternates.map((tex, index) => ({ name: `alternates/${index + 1}`, latex: tex })),
    variants: Object.entries(variants).map(([name, tex]) => ({ name: `variants/${name}`, latex: tex })),
    made_by: provenance.map(({ maker, name, model }) => ({
      maker,
      name: name ?? null,
      model: model ?? null,
    })),
  };
}
