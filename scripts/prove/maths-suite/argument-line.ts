import type { ArgumentDraft } from './generator.ts';
import type { LineLabel } from './suite-case.ts';

/** A line of working in one unknown x; `holds` returns whether the line is true for a value of x. */
type Line = { text: string; holds: (x: number) => boolean };

/** The values of x at which lines are compared: eighths up to ±250, and fractions with denominators 7 to 18 up to ±60. */
const TEST_VALUES: readonly number[] = [
  ...listFractions(8, 250),
  ...listIntegers(7, 18).flatMap((denominator) => listFractions(denominator, 60)),
];

function listIntegers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}

function listFractions(denominator: number, limit: number): number[] {
  return listIntegers(-limit * denominator, limit * denominator).map((numerator) => numerator / denominator);
}

/** Creates an equation; `difference` returns its left side minus its right side. */
export function createEquation(text: string, difference: (x: number) => number): Line {
  return { text, holds: (x) => Math.abs(difference(x)) < 1e-9 };
}

/** Creates the line that states these roots. */
export function createRootsLine(roots: readonly number[]): Line {
  return {
    text: roots.map((root) => `x = ${root}`).join(' or '),
    holds: (x) => roots.some((root) => Math.abs(x - root) < 1e-9),
  };
}

/** Labels each line by comparing its solutions with those of the previous line, at values that include every root. */
export function labelLines(lines: readonly Line[], why: string): ArgumentDraft {
  const lineLabels = lines.map((line, index): LineLabel => {
    const previous = lines[index - 1];
    return previous === undefined ? 'given' : compareLines(previous, line);
  });
  return { lines: lines.map((line) => line.text), lineLabels, why };
}

function compareLines(previous: Line, next: Line): LineLabel {
  const losesSolution = TEST_VALUES.some((x) => previous.holds(x) && !next.holds(x));
  const gainsSolution = TEST_VALUES.some((x) => !previous.holds(x) && next.holds(x));
  if (losesSolution && gainsSolution) return 'not-equivalent';
  if (losesSolution) return 'lost-solution';
  return gainsSolution ? 'gained-solution' : 'equivalent';
}
