import { z } from 'zod';
import type { NewProblem } from '../../ports/problem-folders.ts';

const Origin = z.object({ source_path: z.string(), source_index: z.number().default(1) });

/** Reads the source file and question index from a `result.json`; undefined if it has none. */
export function parseProblemSource(result: string): NewProblem['source'] | undefined {
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
