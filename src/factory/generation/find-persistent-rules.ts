import type { ReviewHistoryEntry } from '../../domain/review-node.ts';

/** Finds the rules that every attempt broke. */
export function findPersistentRules(history: readonly ReviewHistoryEntry[]): string[] {
  const [first, ...later] = history.map(({ validationResult }) => {
    const errors = validationResult.errors.filter(({ severity }) => severity === 'error');
    return new Set(errors.flatMap(({ rule }) => rule ?? []));
  });
  return [...(first ?? [])].filter((rule) => later.every((rules) => rules.has(rule)));
}
