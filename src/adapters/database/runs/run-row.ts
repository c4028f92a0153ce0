import type { Selectable } from 'kysely';
import { z } from 'zod';
import { Run, type RunEvent } from '../../../domain/run.ts';
import { readPresentFields } from '../connection/row-fields.ts';
import type { RunsTable } from '../schema/run-schema.ts';

export function toRun(row: Selectable<RunsTable>): Run {
  const fields = readPresentFields(row, { jsonColumns: ['request', 'result', 'error'] });
  return Run.parse({ ...fields, cancelRequested: row.cancel_requested === 1 });
}

const EventRow = z.object({ id: z.number().int(), type: z.string(), at: z.string(), data: z.string() });

export function toRunEvent(stored: unknown): RunEvent {
  const { data, ...event } = EventRow.parse(stored);
  // Not validated: the store wrote this JSON itself, and validating a long log costs more than reading it.
  return { ...event, data: JSON.parse(data) };
}
