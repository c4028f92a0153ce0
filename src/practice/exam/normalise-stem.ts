/** Two stems are the same question when only their spacing or capitals differ. */
export function normaliseStem(stem: string): string {
  return stem.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The words of a stem without its mathematics: what two questions of one mould share. */
export function mouldOf(stem: string): string {
  return normaliseStem(stem.replace(/\$[^$]*\$/g, '#')).replace(/\d+(?:\.\d+)?/g, '#');
}
