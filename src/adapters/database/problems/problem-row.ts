import type { Insertable } from 'kysely';
import { z } from 'zod';
import { Problem, ProblemProgress, ProblemVersion } from '../../../domain/problem.ts';
import type { StoredProblem } from '../../../ports/problem-store.ts';
import { storableText } from '../connection/storable-text.ts';
import type { ProblemsTable } from '../schema/problem-schema.ts';

/** A row of `problems`, joined with its last run. */
const JoinedRow = z.object({
  id: z.string(),
  owner: z.string(),
  name: z.string(),
  source: z.string(),
  wish: z.string(),
  run_id: z.string().nullable(),
  version: z.number(),
  digest: z.string().nullable(),
  sent: z.string(),
  calls: z.coerce.number(),
  tokens: z.coerce.number(),
  cost: z.coerce.number(),
  unpriced: z.coerce.number(),
  created_at: z.string(),
  updated_at: z.string(),
  status: z.string().nullable(),
  error: z.string().nullable(),
  cancel_requested: z.number().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  step_event: z.string().nullable(),
});

const StepEvent = z.object({ step: z.string() });

export function toStoredProblem(stored: unknown): StoredProblem {
  const row = JoinedRow.parse(stored);
  const { calls, tokens, cost, unpriced } = row;
  const problem = Problem.parse({
    id: row.id,
    owner: row.owner,
    name: row.name,
    source: JSON.parse(row.source),
    wish: JSON.parse(row.wish),
    ...(row.run_id !== null && { runId: row.run_id }),
    version: row.version,
    ...(row.digest !== null && { digest: JSON.parse(row.digest) }),
    sent: JSON.parse(row.sent),
    usage: { calls, tokens, cost, unpriced },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
  return { problem, standing: toStanding(row) };
}

function toStanding(row: z.infer<typeof JoinedRow>): ProblemProgress | undefined {
  if (row.status === null) return undefined;
  const step =
    row.step_event === null ? undefined : StepEvent.safeParse(JSON.parse(row.step_event)).data?.step;
  return ProblemProgress.parse({
    status: row.status,
    cancelRequested: row.cancel_requested === 1,
    ...(row.error !== null && { error: JSON.parse(row.error) }),
    ...(step !== undefined && { step }),
    ...(row.started_at !== null && { startedAt: row.started_at }),
    ...(row.ended_at !== null && { endedAt: row.ended_at }),
  });
}

export function toProblemRow(problem: Problem): Insertable<ProblemsTable> {
  const { id, owner, name, source, wish, runId, createdAt, updatedAt } = problem;
  return {
    id,
    owner: storableText(owner),
    name: storableText(name),
    wish: JSON.stringify(wish),
    run_id: runId ?? null,
    created_at: createdAt,
    updated_at: updatedAt,
    ...sourceColumns(source),
  };
}

export function sourceColumns(source: Problem['source']): Pick<ProblemsTable, 'source' | 'file_key'> {
  return {
    source: storableText(JSON.stringify(source)),
    file_key: source.kind === 'photo' ? source.key : null,
  };
}

const VersionRow = z.object({
  version: z.number(),
  reason: z.string(),
  part: z.string(),
  author: z.string(),
  created_at: z.string(),
});

const VersionNote = ProblemVersion.omit({ content: true });

export function toVersionNote(stored: unknown): z.infer<typeof VersionNote> {
  const { created_at: createdAt, ...row } = VersionRow.parse(stored);
  return VersionNote.parse({ ...row, createdAt });
}
