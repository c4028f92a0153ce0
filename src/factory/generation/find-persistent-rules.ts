import type { ReviewHistoryEntry } from '../../domain/review-node.ts';

/** Finds the rules that every attempt broke. */
export function findPersistentRules(history: readonly ReviewHistoryEntry[]): string[] {
  const [first, ...later] = history.map(
    ({ validationResult: { errors } }) =>
      new Set(
        errors.flatMap(({ severity, rule }) => (severity === 'error' && rule !== undefined ? [rule] : [])),
      ),
  );
  return [...(first ?? [])].filter((rule) => later.every((rules) => rules.has(rule)));
}
