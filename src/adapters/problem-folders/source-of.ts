import { z } from 'zod';
import type { NewProblem } from '../../ports/problem-folders.ts';

const Origin = z.object({ source_path: z.string(), source_index: z.number().default(1) });

/** Which question of which file a `result.json` speaks of; undefined when it says nothing of the kind. */
export function sourceOf(result: string): NewProblem['source'] | undefined {
  const origin = Origin.safeParse(parseJson(result)).data;
  return origin && { path: origin.source_path, index: origin.source_index };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
