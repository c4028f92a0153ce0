type Values = Readonly<Record<string, unknown>>;

const MAX_INLINE_LENGTH = 100;

/**
 * Selects the small values among those that a checkpoint has to store. Most fields of a state are null, a number or a short
 * text; a row of their own would need ten times their space.
 */
export function pickInlineValues(values: Values, isStored: (channel: string) => boolean): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([channel, value]) => isSmall(value) && isStored(channel)),
  );
}

function isSmall(value: unknown): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= MAX_INLINE_LENGTH;
  return typeof value === 'number' && Number.isFinite(value);
}
