import assert from 'node:assert/strict';
import fc from 'fast-check';
import { agree } from './agree/agree.ts';
import { realNumber } from './agree/compare-numbers.ts';
import { num } from './exact/expression.ts';
import { rational, toNumber } from './exact/rational.ts';
import {
  arbitraryTree,
  asKeyboardText,
  asLatex,
  perturb,
  rewrite,
  type TestPoint,
  type Tree,
  valueAt,
} from './expression.arbitrary.ts';
import type { MathNode } from './read/node.ts';
import { printMath } from './read/print-math.ts';
import { readMath } from './read/read-math.ts';
import { convertValue } from './units/convert-value.ts';
import { findUnit } from './units/find-unit.ts';

export type MathsProperty = { readonly title: string; readonly check: (runs: number) => void };

const arbitraryChoice = fc.integer({ min: 0, max: 2 ** 20 });

/**
 * Properties that hold for every input. The unit tests run each one 200 times, `scripts/prove` 10,000 times.
 */
export const mathsProperties: readonly MathsProperty[] = [
  {
    title: 'an answer agrees with itself',
    check: property(arbitraryTree, (tree) => {
      assert.equal(agree(asLatex(tree), asKeyboardText(tree)).verdict, 'correct');
    }),
  },
  {
    title: 'agreement does not depend on which answer is expected',
    check: property(fc.tuple(arbitraryTree, arbitraryTree), ([a, b]) => {
      assert.equal(agree(asLatex(a), asLatex(b)).verdict, agree(asLatex(b), asLatex(a)).verdict);
    }),
  },
  {
    title: 'parsing a printed tree gives the same tree',
    check: property(arbitraryTree, (tree) => {
      const first = readMath(asLatex(tree));
      assert.ok(first.ok);
      const again = readMath(printMath(first.node));
      assert.ok(again.ok);
      assert.deepEqual(removeSpans(again.node), removeSpans(first.node));
    }),
  },
  {
    title: 'a value converted to another unit and back is the same value',
    check: property(
      fc.tuple(arbitraryUnitPair(), fc.integer(), fc.integer({ min: 1, max: 999 })),
      ([[a, b], n, d]) => {
        const value = num(rational(BigInt(n), BigInt(d)));
        const [from, to] = [findUnit(a), findUnit(b)];
        assert.ok(from && to);
        const back = realNumber(convertValue(convertValue(value, from, to), to, from));
        assert.equal(toNumber(back?.value ?? rational(0n)), n / d);
      },
    ),
  },
  {
    title: 'a rewritten expression agrees',
    check: property(fc.tuple(arbitraryTree, arbitraryChoice), ([tree, k]) => {
      assert.equal(agree(asLatex(tree), asKeyboardText(rewrite(tree, k))).verdict, 'correct');
    }),
  },
  {
    title: 'a perturbed expression does not agree',
    check: property(fc.tuple(arbitraryTree, arbitraryChoice), ([tree, k]) => {
      const perturbed = perturb(tree, k);
      if (clearlyDiffer(tree, perturbed))
        assert.equal(agree(asLatex(tree), asKeyboardText(perturbed)).verdict, 'incorrect');
    }),
  },
];

function property<T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void): (runs: number) => void {
  return (runs) => fc.assert(fc.property(arbitrary, check), { numRuns: runs });
}

const TEST_POINTS: readonly TestPoint[] = [
  { x: 3, y: 5, a: 7, t: 11 },
  { x: -2, y: 4, a: -3, t: 6 },
  { x: 13, y: -8, a: 2, t: -5 },
];

/**
 * Returns whether the values clearly differ at some point. Computed by `valueAt`, without the engine under
 * test.
 */
function clearlyDiffer(a: Tree, b: Tree): boolean {
  return TEST_POINTS.some((point) => {
    const [x, y] = [valueAt(a, point), valueAt(b, point)];
    return Number.isFinite(x) && Math.abs(x - y) > 1e-6 * Math.max(1, Math.abs(x), Math.abs(y));
  });
}

function arbitraryUnitPair(): fc.Arbitrary<readonly [string, string]> {
  return fc
    .constantFrom(
      ['m', 'km'],
      ['J', 'kWh'],
      ['°C', 'K'],
      ['°F', '°C'],
      ['Pa', 'atm'],
      ['eV', 'J'],
      ['L', 'mL'],
      ['min', 'h'],
      ['°', 'rev'],
      ['ly', 'AU'],
    )
    .map(([from = 'm', to = 'm']) => [from, to] as const);
}

function removeSpans(node: MathNode): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value: unknown) =>
      key === 'span' ? undefined : typeof value === 'bigint' ? String(value) : value,
    ),
  );
}
