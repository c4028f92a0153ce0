/** What a person used on one day. */
export type DayUsage = {
  /** Started jobs: generations and uploads. */
  readonly jobs: number;
  /** Model calls. */
  readonly calls: number;
  /** In US dollars, without the calls of `unpriced`. */
  readonly cost: number;
  /** Model calls whose price is unknown. */
  readonly unpriced: number;
};

/** Counts what each person uses, by day in UTC (`2026-01-31`). */
export type PersonUsage = {
  /** Returns zeros for a day without usage. */
  read(owner: string, day: string): Promise<DayUsage>;
  /** Adds to the counts of a day and returns the new counts. Calls at the same time get different counts. */
  add(owner: string, day: string, usage: Partial<DayUsage>): Promise<DayUsage>;
};
