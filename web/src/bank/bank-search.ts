/** The URL parameters of the bank page. */
export type BankSearch = Partial<Record<(typeof PARAMETER_NAMES)[number], string>>;

const PARAMETER_NAMES = [
  'q',
  'kind',
  'subject',
  'level',
  'topic',
  'difficulty',
  'tag',
  'collection',
  'state',
  'sort',
] as const;

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
  return PARAMETER_NAMES.some((name) => name !== 'sort' && search[name] !== undefined);
}
