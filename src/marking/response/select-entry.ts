import { type ParsedAttempt, readResponse } from './read-response.ts';
import { splitEntries } from './split-entries.ts';
import type { TypingHints } from './tidy-maths.ts';

/**
 * Returns the readings of one entry of a list or table of answers, numbered from 1: one for each way to divide the text
 * in which this entry is not blank.
 */
export function selectEntry({ text }: ParsedAttempt, entry: number, hints: TypingHints): ParsedAttempt[] {
  const texts = splitEntries(text).flatMap((entries) => entries[entry - 1] ?? []);
  return [...new Set(texts)].flatMap((entryText) => readResponse(entryText, hints));
}
