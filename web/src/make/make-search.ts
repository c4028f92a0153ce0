/** The URL parameters of an upload: the version to show. */
type ProblemSearch = { version?: number };

export function readProblemSearch({ version }: Record<string, unknown>): ProblemSearch {
  const number = Number(version);
  return Number.isInteger(number) && number >= 1 ? { version: number } : {};
}

/** Reads which course the page changes; none for a new one. */
export function readCourseSearch(raw: Record<string, unknown>): { subject?: string; level?: string } {
  const read = (name: string): string | undefined => {
    const value = raw[name];
    // The router reads a level such as `1` as a number.
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const [subject, level] = [read('subject'), read('level')];
  return { ...(subject !== undefined && { subject }), ...(level !== undefined && { level }) };
}
