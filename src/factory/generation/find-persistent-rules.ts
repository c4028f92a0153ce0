import type { ReviewHistoryEntry } from '../../domain/quality-loop.ts';

/** Finds the rules that every attempt at an item broke. */
export function findPersistentRules(history: readonly ReviewHistoryEntry[]): string[] {
  const [firstRules, ...laterRules] = history.map(({ validationResult }) => {
    const errors = validationResult.errors.filter(({ severity }) => severity === 'error');
    return new Set(errors.flatMap(({ rule }) => rule ?? []));
  });
  return [...(firstRules ?? [])].filter((rule) => laterRules.every((rules) => rules.has(rule)));
}
