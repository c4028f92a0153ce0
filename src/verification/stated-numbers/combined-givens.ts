import type { TracedNumber } from './find-new-numbers.ts';
import type { StatedNumber } from './stated-number.ts';
import type { TracedGiven } from './trace-givens.ts';

type Traced = { readonly newNumbers: readonly TracedNumber[]; readonly givens: readonly TracedGiven[] };

/**
 * Removes numbers that are the sum or difference of two givens with the same unit, such as 70 for "from 20 °C to 90 °C". Both
 * givens then count as used. Only givens that the solution does not use otherwise are combined.
 */
export function removeCombined(newNumbers: readonly TracedNumber[], givens: readonly TracedGiven[]): Traced {
  const unused = new Set(
    givens.filter(({ use }) => use === 'none' || use === 'index').map(({ number }) => number),
  );
  if (unused.size < 2) return { newNumbers, givens };
  const combined = new Set<StatedNumber>();
  const remaining = newNumbers.filter(({ explanations }) => {
    const sums = explanations().filter(
      ({ from, isSum }) => isSum && from.every((number) => unused.has(number)) && haveSameUnit(from),
    );
    for (const { from } of sums) for (const number of from) combined.add(number);
    return sums.length === 0;
  });
  return {
    newNumbers: remaining,
    givens: givens.map((given) => (combined.has(given.number) ? { ...given, use: 'form' } : given)),
  };
}

function haveSameUnit([first, second]: readonly StatedNumber[]): boolean {
  return first?.unit?.text === second?.unit?.text;
}
