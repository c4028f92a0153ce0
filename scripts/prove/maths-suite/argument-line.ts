import type { ArgumentDraft } from './generator.ts';
import type { LineLabel } from './suite-case.ts';

/** A line of working in one unknown, and whether it holds at a given number. */
type Line = { text: string; holds: (x: number) => boolean };

/** Eighths up to ±250, and fractions with denominators 7 to 18 up to ±60. */
const GRID: readonly number[] = [...fractions(8, 250), ...range(7, 18).flatMap((d) => fractions(d, 60))];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, k) => from + k);
}

function fractions(denominator: number, limit: number): number[] {
  return range(-limit * denominator, limit * denominator).map((top) => top / denominator);
}

export function equation(text: string, difference: (x: number) => number): Line {
  return { text, holds: (x) => Math.abs(difference(x)) < 1e-9 };
}

/** Creates the line that states these roots. */
export function rootsLine(roots: readonly number[]): Line {
  return {
    text: roots.map((root) => `x = ${root}`).join(' or '),
    holds: (x) => roots.some((root) => Math.abs(x - root) < 1e-9),
  };
}

/** Labels each line by comparing its solutions with those of the line before, on a grid that contains every root. */
export function labelLines(lines: readonly Line[], why: string): ArgumentDraft {
  const lineLabels = lines.map((line, index): LineLabel => {
    const before = lines[index - 1];
    return before === undefined ? 'given' : compareLines(before, line);
  });
  return { lines: lines.map((line) => line.text), lineLabels, why };
}

function compareLines(before: Line, after: Line): LineLabel {
  const lost = GRID.some((x) => before.holds(x) && !after.holds(x));
  const gained = GRID.some((x) => !before.holds(x) && after.holds(x));
  if (lost && gained) return 'not-equivalent';
  if (lost) return 'lost-solution';
  return gained ? 'gained-solution' : 'equivalent';
}
