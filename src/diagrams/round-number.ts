/** Formats a number with at most two decimals and no negative zero, as both printers need it. */
export function roundNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}
