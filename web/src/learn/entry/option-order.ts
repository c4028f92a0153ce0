/** Reads the order of the options from `c, a, b`; options that it does not name follow in printed order. */
export function parseOrder(text: string, ids: readonly string[]): string[] {
  const named = text.split(', ').filter((id) => ids.includes(id));
  return [...new Set([...named, ...ids])];
}

export function formatOrder(ids: readonly string[]): string {
  return ids.join(', ');
}

/** Moves an option one place up or down; returns the same order at the ends of the list. */
export function moveOption(ids: readonly string[], id: string, step: 1 | -1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  const other = ids[to];
  if (from < 0 || other === undefined) return ids;
  return ids.with(from, other).with(to, id);
}
