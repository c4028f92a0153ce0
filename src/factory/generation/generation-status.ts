import { z } from 'zod';
import type { Run } from '../../domain/run.ts';
import { GenerationResult } from './generation-result.ts';

export const GenerationStatus = z.enum([
  'pending',
  'running',
  'completed',
  'completed_with_errors',
  'failed',
  'cancelled',
  'interrupted',
]);
export type GenerationStatus = z.infer<typeof GenerationStatus>;

/** The status of a generation; a finished run states in its result whether items failed. */
export function getGenerationStatus({ status, result }: Pick<Run, 'status' | 'result'>): GenerationStatus {
  if (status !== 'succeeded') return status;
  return GenerationResult.safeParse(result).data?.status ?? 'completed';
}
