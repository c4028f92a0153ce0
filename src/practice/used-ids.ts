/** The number of questions that a thread remembers. Older ones are removed and may be asked again, so that a thread does not grow without limit. */
export const MAX_USED_IDS = 1000;

/** Adds questions to those that a thread remembers, newest last. */
export function addUsedIds(usedIds: readonly string[], ...added: readonly string[]): string[] {
  return limitUsedIds([...new Set([...usedIds, ...added])]);
}

/** Keeps the newest ids; the input of a run may contain any number. */
export function limitUsedIds(usedIds: readonly string[]): string[] {
  return usedIds.slice(-MAX_USED_IDS);
}
