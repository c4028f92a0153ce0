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

/** Returns the status of a generation. For a finished run, the stored result contains the status. */
export function getGenerationStatus({ status, result }: Pick<Run, 'status' | 'result'>): GenerationStatus {
  if (status !== 'succeeded') return status;
  return GenerationResult.safeParse(result).data?.status ?? 'completed';
}
