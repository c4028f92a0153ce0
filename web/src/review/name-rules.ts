import type { ReviewTrends } from '../api/schema.ts';

/** Names the rules for a chart: the id of a rule is the fact that must hold, so `key-is-marked` becomes “Key is marked”. */
export function nameRules({
  by_rule: rules,
}: Pick<ReviewTrends, 'by_rule'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(rules).map((id) => [id, (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ')]),
  );
}
