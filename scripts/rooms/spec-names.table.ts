/** Exported names that a specification spells out; they stay exported even where nothing imports them. */
export const specNames: ReadonlySet<string> = new Set<string>([]);
