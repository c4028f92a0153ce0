/** The URL parameters of the bank page. */
export type BankSearch = { q?: string; kind?: string; subject?: string; level?: string };

const PARAMETER_NAMES = ['q', 'kind', 'subject', 'level'] as const;

/** Reads the URL parameters and ignores unknown or empty ones. */
export function readBankSearch(raw: Record<string, unknown>): BankSearch {
  const search: BankSearch = {};
  for (const name of PARAMETER_NAMES) {
    const value = raw[name];
    if (typeof value === 'string' && value.trim() !== '') search[name] = value;
    else if (typeof value === 'number') search[name] = String(value);
  }
  return search;
}

export function hasFilters(search: BankSearch): boolean {
  return PARAMETER_NAMES.some((name) => search[name] !== undefined);
}
