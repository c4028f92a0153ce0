/** The URL parameters of a batch: the one-based number of the shown question. */
type GenerateSearch = { item?: number };

export function readGenerateSearch({ item }: Record<string, unknown>): GenerateSearch {
  const number = Number(item);
  return Number.isInteger(number) && number >= 1 ? { item: number } : {};
}
