import { isSubset, type RealSet, sameSet } from '../agree/real-set.ts';
import { truthSet } from '../agree/truth-set.ts';
import { isConstantName } from '../exact/core.ts';
import { createRandom } from '../exact/random.ts';
import { symbolsOf } from '../read/children.ts';
import { substituteSymbols } from '../read/map-children.ts';
import type { MathNode, NumberNode } from '../read/node.ts';

type Containment = 'equivalent' | 'lost-solution' | 'gained-solution' | 'not-equivalent';

const MAX_LETTERS = 4;
const SLICES_PER_LETTER = 5;
const MIN_TELLING_SLICES = 4;

/**
 * Compares statements in several letters: all but one get random whole values and the solutions for the last
 * are compared. Undefined when too few slices can be solved or none has a solution.
 */
export function compareSlices(before: MathNode, now: MathNode): Containment | undefined {
  const letters = [...symbolsOf(now, symbolsOf(before))].filter((name) => !isConstantName(name)).sort();
  if (letters.length < 2 || letters.length > MAX_LETTERS) return undefined;
  const pairs = slicesOf(before, now, letters);
  const telling = pairs.filter(([a, b]) => a.length > 0 || b.length > 0);
  if (telling.length < MIN_TELLING_SLICES) return undefined;
  const lost = telling.some(([a, b]) => !isWithin(a, b));
  const gained = telling.some(([a, b]) => !isWithin(b, a));
  if (lost) return gained ? 'not-equivalent' : 'lost-solution';
  return gained ? 'gained-solution' : 'equivalent';
}

/** Returns the solutions of both statements for one letter, with values for the others. */
function slicesOf(before: MathNode, now: MathNode, letters: readonly string[]): [RealSet, RealSet][] {
  const random = createRandom(17);
  const pairs: [RealSet, RealSet][] = [];
  for (const kept of letters) {
    for (let slice = 0; slice < SLICES_PER_LETTER; slice++) {
      const others = letters.filter((name) => name !== kept);
      const point = new Map(others.map((name) => [name, drawNumber(random)]));
      const a = truthSet(substituteSymbols(before, point))?.set;
      const b = truthSet(substituteSymbols(now, point))?.set;
      if (a && b) pairs.push([a, b]);
    }
  }
  return pairs;
}

function isWithin(a: RealSet, b: RealSet): boolean {
  return sameSet(a, b) || isSubset(a, b);
}

/** Draws a whole number from −9 to 9, never zero. */
function drawNumber(random: () => number): MathNode {
  const size = BigInt(1 + Math.floor(random() * 9));
  const span = { start: 0, end: 0 };
  const number: NumberNode = { kind: 'number', value: { n: size, d: 1n }, literal: String(size), span };
  return random() < 0.35 ? { kind: 'negate', of: number, span } : number;
}
