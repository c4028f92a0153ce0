const LARGEST = 2000;

/** A value as a fraction in lowest terms with a small denominator; undefined when it is none. */
export function lowestTerms(value: number): readonly [number, number] | undefined {
  for (let below = 1; below <= LARGEST; below++) {
    const above = Math.round(value * below);
    if (Math.abs(above / below - value) <= 1e-12 * Math.max(1, Math.abs(value))) return [above, below];
  }
  return undefined;
}
