/** What the address of a problem can say: which of its versions is looked at. */
export type ProblemSearch = { version?: number };

export function readProblemSearch({ version }: Record<string, unknown>): ProblemSearch {
  const number = Number(version);
  return Number.isInteger(number) && number >= 1 ? { version: number } : {};
}
