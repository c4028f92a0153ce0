/** The URL parameters of the page of one batch of generated questions: the number of the shown question, from 1. */
type GenerateSearch = { item?: number };

export function readGenerateSearch({ item }: Record<string, unknown>): GenerateSearch {
  const number = Number(item);
  return Number.isInteger(number) && number >= 1 ? { item: number } : {};
}
