/** What one person used on one day. */
type PersonUsageTable = {
  owner: string;
  /** The day in UTC: `2026-01-31`. */
  day: string;
  jobs: number;
  /** Model calls. */
  calls: number;
  /** In US dollars, without the calls of `unpriced`. */
  cost: number;
  /** Model calls whose price is unknown. */
  unpriced: number;
};

export type PersonUsageSchema = { person_usage: PersonUsageTable };
