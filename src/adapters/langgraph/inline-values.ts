type Values = Readonly<Record<string, unknown>>;

const MAX_INLINE_LENGTH = 100;

/**
 * Separates the small values of a checkpoint from the others. Most fields of a state are null, a number or a short text; a
 * row of their own would need ten times their space.
 */
export function splitInlineValues(values: Values): { inline: Values; values: Values } {
  const entries = Map.groupBy(Object.entries(values), ([, value]) => isSmall(value));
  return {
    inline: Object.fromEntries(entries.get(true) ?? []),
    values: Object.fromEntries(entries.get(false) ?? []),
  };
}

function isSmall(value: unknown): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= MAX_INLINE_LENGTH;
  return typeof value === 'number' && Number.isFinite(value);
}
