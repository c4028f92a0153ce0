import { storableText } from '../connection/storable-text.ts';

/** Lists the tags as they are stored: each once. */
export function listTags(tags: readonly string[] | undefined): string[] {
  return [...new Set((tags ?? []).map(storableText))];
}
