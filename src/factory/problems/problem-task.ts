import { z } from 'zod';
import { SingleVariantType } from '../../domain/problem.ts';
import type { Run } from '../../domain/run.ts';

/** What a run does with its problem. */
export const ProblemTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('process') }),
  z.object({ kind: z.literal('vary'), type: SingleVariantType }),
]);
export type ProblemTask = z.infer<typeof ProblemTask>;

const StoredRequest = z.object({ problemId: z.string(), task: ProblemTask });
export type StoredRequest = z.infer<typeof StoredRequest>;

export const PROBLEM_RUN = 'problem';

/** What the record of a run keeps of what was asked for. */
export function requestOf({ request }: Run): StoredRequest | undefined {
  return StoredRequest.safeParse(request).data;
}
