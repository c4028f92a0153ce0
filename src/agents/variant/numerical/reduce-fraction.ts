/** Larger denominators do not occur in questions. */
const MAX_DENOMINATOR = 2000;

/** Converts a value to a fraction in lowest terms; undefined if no denominator up to the maximum fits. */
export function reduceFraction(value: number): readonly [number, number] | undefined {
  for (let denominator = 1; denominator <= MAX_DENOMINATOR; denominator++) {
    const numerator = Math.round(value * denominator);
    if (Math.abs(numerator / denominator - value) <= 1e-12 * Math.max(1, Math.abs(value)))
      return [numerator, denominator];
  }
  return undefined;
}
