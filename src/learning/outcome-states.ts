/**
 * Values by outcome that are never changed: `set` returns new ones. A copy of a whole map for each answer would be the slowest part
 * of an update, so new values are kept in a small map, which is merged into the large one when it is full.
 */
export type OutcomeStates<Value> = {
  readonly settled: ReadonlyMap<string, Value>;
  readonly recent: ReadonlyMap<string, Value>;
};

const MAX_RECENT = 8;

export function createOutcomeStates<Value>(): OutcomeStates<Value> {
  return { settled: new Map(), recent: new Map() };
}

export function getOutcomeState<Value>(
  { settled, recent }: OutcomeStates<Value>,
  outcome: string,
): Value | undefined {
  return recent.get(outcome) ?? settled.get(outcome);
}

/** Returns the values with one more or a changed one. */
export function setOutcomeState<Value>(
  { settled, recent }: OutcomeStates<Value>,
  outcome: string,
  value: Value,
): OutcomeStates<Value> {
  const changed = new Map(recent).set(outcome, value);
  if (changed.size <= MAX_RECENT) return { settled, recent: changed };
  return { settled: new Map([...settled, ...changed]), recent: new Map() };
}
