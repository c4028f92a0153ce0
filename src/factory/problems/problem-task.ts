import { z } from 'zod';
import { SingleVariantType } from '../../domain/problem.ts';
import type { Run } from '../../domain/run.ts';

/** The work of a run on a problem: the whole pipeline, or one more variant. */
export const ProblemTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('process') }),
  z.object({ kind: z.literal('vary'), type: SingleVariantType }),
]);
export type ProblemTask = z.infer<typeof ProblemTask>;

const ProblemRequest = z.object({ problemId: z.string(), task: ProblemTask });
type ProblemRequest = z.infer<typeof ProblemRequest>;

/** The run kind of all runs on problems. */
export const PROBLEM_RUN = 'problem';

/** Reads the request that is stored with a run; undefined when it has another form. */
export function parseProblemRequest({ request }: Run): ProblemRequest | undefined {
  return ProblemRequest.safeParse(request).data;
}
