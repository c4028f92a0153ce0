/** The URL parameters of an upload: the version to show. */
type ProblemSearch = { version?: number };

export function readProblemSearch({ version }: Record<string, unknown>): ProblemSearch {
  const number = Number(version);
  return Number.isInteger(number) && number >= 1 ? { version: number } : {};
}
