import { z } from 'zod';
import { formatPartPath, parsePartPath } from './part-path.ts';

/** A learner's response: one text, or a text for each part by path (`{ "a": "…", "b.i": "…" }`). */
export const LearnerResponse = z.union([z.string(), z.record(z.string(), z.string())]);
export type LearnerResponse = z.infer<typeof LearnerResponse>;

/** Writes a response as one text for readers; each part starts with its label. */
export function formatResponse(response: LearnerResponse): string {
  if (typeof response === 'string') return response;
  return Object.entries(response)
    .filter(([, text]) => text.trim() !== '')
    .map(([path, text]) => `${formatPartPath(parsePartPath(path) ?? path)} ${text}`)
    .join('\n');
}

const PartTexts = z.record(z.string(), z.string());

/** Writes a response as one string, for graph states and stored records: an object becomes JSON. */
export function serialiseResponse(response: LearnerResponse): string {
  return typeof response === 'string' ? response : JSON.stringify(response);
}

/** Reads a response that `serialiseResponse` wrote. Text that is not a JSON object of strings is returned unchanged. */
export function parseResponse(stored: string): LearnerResponse {
  if (!stored.startsWith('{')) return stored;
  try {
    const texts = PartTexts.safeParse(JSON.parse(stored));
    return texts.success ? texts.data : stored;
  } catch {
    // A learner may begin an answer with a brace.
    return stored;
  }
}
