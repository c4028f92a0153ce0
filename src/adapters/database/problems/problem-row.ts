import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import { Problem, ProblemProgress, ProblemVersion } from '../../../domain/problem.ts';
import type { StoredProblem } from '../../../ports/problem-store.ts';
import { readFields, readPresentFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { ProblemsTable } from '../schema/problem-schema.ts';

const StepEvent = z.object({ step: z.string() });

/** A row of `problems`, joined with its last run. */
type JoinedRow = Selectable<ProblemsTable> & { status: string | null; cancel_requested: number | null };

export function toStoredProblem(row: JoinedRow): StoredProblem {
  const [calls, tokens, cost, unpriced] = [row.calls, row.tokens, row.cost, row.unpriced].map(Number);
  const fields = readPresentFields(row, { jsonColumns: ['source', 'wish', 'digest', 'sent'] });
  const problem = Problem.parse({ ...fields, usage: { calls, tokens, cost, unpriced } });
  return { problem, progress: toProgress(row) };
}

function toProgress(row: JoinedRow): ProblemProgress | undefined {
  if (row.status === null) return undefined;
  const { stepEvent, ...fields } = readPresentFields(row, { jsonColumns: ['error', 'step_event'] });
  const { step } = StepEvent.safeParse(stepEvent).data ?? {};
  const cancelRequested = row.cancel_requested === 1;
  return ProblemProgress.parse({ ...fields, cancelRequested, ...(step !== undefined && { step }) });
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
    ...toSourceColumns(source),
  };
}

export function toSourceColumns(source: Problem['source']): Pick<ProblemsTable, 'source' | 'file_key'> {
  const fileKey = source.kind === 'photo' ? source.key : null;
  return { source: storableText(JSON.stringify(source)), file_key: fileKey };
}

/** A version of a problem without its content. */
const VersionNote = ProblemVersion.omit({ content: true });

export function toVersionNote(row: object): z.infer<typeof VersionNote> {
  return VersionNote.parse(readFields(row));
}
