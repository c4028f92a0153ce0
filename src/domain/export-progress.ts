import { z } from 'zod';
import { addLossSummaries, Loss, LossSummary } from './loss.ts';

/** A finished file of an export. `key` is where it is stored: a path, or a key of the file store. */
const ExportedPart = z.object({
  name: z.string().min(1),
  key: z.string().min(1),
  questions: z.number().int().nonnegative(),
});

/** What one more file has added to an export. */
export const ExportStep = z.object({
  /** Where the next file begins; null if this was the last one. */
  cursor: z.string().nullable(),
  part: ExportedPart,
  summary: LossSummary,
  /** The first losses; `summary` counts all of them. */
  losses: z.array(Loss),
});
export type ExportStep = z.infer<typeof ExportStep>;

/** How far an export has come. It is stored after each file, so that an interrupted export continues after the last one. */
export const ExportProgress = z.object({
  /** Where the next file begins; null at the start and at the end. */
  cursor: z.string().nullable(),
  isDone: z.boolean(),
  parts: z.array(ExportedPart),
  summary: LossSummary,
  losses: z.array(Loss),
});
export type ExportProgress = z.infer<typeof ExportProgress>;

const MAX_STORED_LOSSES = 500;

export function startExport(): ExportProgress {
  const levels = { exact: 0, normalised: 0, lossy: 0, dropped: 0 };
  const summary = { questions: 0, levels, losses: [] };
  return { cursor: null, isDone: false, parts: [], summary, losses: [] };
}

export function addExportStep(
  progress: ExportProgress,
  { cursor, part, summary, losses }: ExportStep,
): ExportProgress {
  return {
    cursor,
    isDone: cursor === null,
    parts: [...progress.parts, part],
    summary: addLossSummaries(progress.summary, summary),
    losses: [...progress.losses, ...losses].slice(0, MAX_STORED_LOSSES),
  };
}
