import { isSubset, type RealSet, sameSet } from '../agree/real-set.ts';
import { findTruthSet } from '../agree/truth-set.ts';
import { isConstantName } from '../exact/expression.ts';
import { createRandom } from '../exact/random.ts';
import { symbolsOf } from '../read/children.ts';
import { substituteSymbols } from '../read/map-children.ts';
import type { MathNode, NumberNode } from '../read/node.ts';

type Containment = 'equivalent' | 'lost-solution' | 'gained-solution' | 'not-equivalent';

const MAX_LETTERS = 4;
const SAMPLES_PER_LETTER = 5;
const MIN_USEFUL_SAMPLES = 4;

/**
 * Compares statements in several letters. Random integers replace all letters but one, and the solutions for
 * the remaining letter are compared. Returns undefined if too few samples can be solved or have solutions.
 */
export function compareAtSamples(previous: MathNode, current: MathNode): Containment | undefined {
  const letters = [...symbolsOf(current, symbolsOf(previous))].filter((name) => !isConstantName(name)).sort();
  if (letters.length < 2 || letters.length > MAX_LETTERS) return undefined;
  const pairs = listSampleSolutions(previous, current, letters);
  const useful = pairs.filter(([a, b]) => a.length > 0 || b.length > 0);
  if (useful.length < MIN_USEFUL_SAMPLES) return undefined;
  const hasLost = useful.some(([a, b]) => !isContained(a, b));
  const hasGained = useful.some(([a, b]) => !isContained(b, a));
  if (hasLost) return hasGained ? 'not-equivalent' : 'lost-solution';
  return hasGained ? 'gained-solution' : 'equivalent';
}

/** Returns pairs of solution sets of both statements, for each letter with random values of the others. */
function listSampleSolutions(
  previous: MathNode,
  current: MathNode,
  letters: readonly string[],
): [RealSet, RealSet][] {
  const random = createRandom(17);
  const pairs: [RealSet, RealSet][] = [];
  for (const letter of letters) {
    for (let sample = 0; sample < SAMPLES_PER_LETTER; sample++) {
      const others = letters.filter((name) => name !== letter);
      const point = new Map(others.map((name) => [name, drawNumber(random)]));
      const a = findTruthSet(substituteSymbols(previous, point))?.set;
      const b = findTruthSet(substituteSymbols(current, point))?.set;
      if (a && b) pairs.push([a, b]);
    }
  }
  return pairs;
}

function isContained(a: RealSet, b: RealSet): boolean {
  return sameSet(a, b) || isSubset(a, b);
}

/** Draws an integer from −9 to 9 other than zero. */
function drawNumber(random: () => number): MathNode {
  const size = BigInt(1 + Math.floor(random() * 9));
  const span = { start: 0, end: 0 };
  const number: NumberNode = { kind: 'number', value: { n: size, d: 1n }, literal: String(size), span };
  return random() < 0.35 ? { kind: 'negate', of: number, span } : number;
}
