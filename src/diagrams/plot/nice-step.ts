/** Chooses a round step (1, 2 or 5 times a power of ten) that divides the range into about `parts` equal parts. */
export function niceStep(range: number, parts = 6): number {
  const exactStep = Math.abs(range) / parts;
  const power = 10 ** Math.floor(Math.log10(exactStep));
  const multiple = exactStep / power;
  return (multiple < 1.5 ? 1 : multiple < 3.5 ? 2 : multiple < 7.5 ? 5 : 10) * power;
}

/** Lists the multiples of the step from `min` to `max`, without floating-point noise. */
export function listMultiples(min: number, max: number, step: number): number[] {
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    removeFloatNoise((first + index) * step),
  );
}

/** Rounds to 12 significant digits, which removes floating-point noise such as 0.30000000000000004. */
export function removeFloatNoise(value: number): number {
  return Number(value.toPrecision(12));
}
