/** What the address of a generation can say: which of its items is looked at. */
export type GenerateSearch = { item?: number };

export function readGenerateSearch({ item }: Record<string, unknown>): GenerateSearch {
  const number = Number(item);
  return Number.isInteger(number) && number >= 1 ? { item: number } : {};
}
