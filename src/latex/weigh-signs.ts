/** A sign for a reading of the document. A negative weight is a sign against the reading. */
export type Sign<Facts> = {
  readonly weight: number;
  readonly holds: (facts: Facts) => boolean;
};

/** A sign with this weight decides against any number of weak ones. */
export const STRONG = 10;
/** A smaller difference between two readings leaves a doubt. */
export const MIN_DIFFERENCE = 2;

/** Returns the score of a reading: the sum of the weights of the signs that hold. A negative score favours the other one. */
export function weighSigns<Facts>(signs: readonly Sign<Facts>[], facts: Facts): number {
  return signs.reduce((sum, { weight, holds }) => (holds(facts) ? sum + weight : sum), 0);
}
