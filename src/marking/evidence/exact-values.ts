import { listBulletReferences, substituteBulletValues } from '../../domain/bullet-references.ts';
import type { Bullet, MarkingScheme } from '../../domain/marking-scheme.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import { computeValue } from './compute-value.ts';
import { type Expected, readExpected } from './expected.ts';
import { removeNameAndUnit } from './remove-name-and-unit.ts';

/** The printed value of a scheme differs from the exact one only by rounding, up to this fraction. */
const MAX_ROUNDING = 0.05;
const DIGITS = 12;

/** Values for π that learners use instead of the key of the calculator. */
const PI_VALUES = ['\\pi', '3.14', '3.142', '\\frac{22}{7}'];

/**
 * Computes the exact values of bullets whose printed value is rounded, from the calculation of their follow-through rule:
 * `163.362817987 m` for `163 m` after `\pi \times b1`. A learner may round the exact value to other significant figures than the scheme, or
 * use 3.14 for π.
 */
export function computeExactValues(
  { bullets }: MarkingScheme,
  cache: ComparisonCache,
): ReadonlyMap<number, readonly Expected[]> {
  const hasPi = bullets.some(
    ({ followThrough }) => followThrough.mode !== 'no' && followThrough.expression.includes('\\pi'),
  );
  const exactValues = new Map<number, Expected[]>();
  for (const pi of hasPi ? PI_VALUES : PI_VALUES.slice(0, 1)) {
    const exact = new Map<number, Expected>();
    for (const bullet of bullets) {
      const value = computeExactValue(bullet, bullets, { cache, exact, pi });
      if (value === undefined) continue;
      exact.set(bullet.n, value);
      exactValues.set(bullet.n, [...(exactValues.get(bullet.n) ?? []), value]);
    }
  }
  return exactValues;
}

type ExactSources = {
  readonly cache: ComparisonCache;
  readonly exact: ReadonlyMap<number, Expected>;
  readonly pi: string;
};

function computeExactValue(
  { evidence, followThrough }: Bullet,
  bullets: readonly Bullet[],
  { cache, exact, pi }: ExactSources,
): Expected | undefined {
  if (evidence.kind !== 'expression' || followThrough.mode === 'no') return undefined;
  const expected = readExpected(evidence.tex, cache, evidence.form);
  if (expected.kind !== 'number' && expected.kind !== 'solved') return undefined;
  const printed = toNumber(evidence.tex, cache);
  const calculation = substituteBulletValues(usePi(followThrough.expression, pi), (reference) => {
    const n = /^b(\d+)$/u.exec(reference)?.[1];
    const earlier = bullets[Number(n) - 1]?.evidence;
    const tex = exact.get(Number(n))?.tex ?? (earlier?.kind === 'expression' ? earlier.tex : undefined);
    const node = tex === undefined ? undefined : cache.read(usePi(tex, pi));
    return node && printMath(removeSign(removeNameAndUnit(node)));
  });
  if (listBulletReferences(calculation).length > 0) return undefined;
  const value = toNumber(calculation, cache);
  if (printed === undefined || value === undefined || value === printed) return undefined;
  if (Math.abs(value - printed) > MAX_ROUNDING * Math.abs(printed)) return undefined;
  return writeExpected(value, expected, cache);
}

/** Uses another value for π, except in the factor 180/π of an angle in degrees. */
function usePi(tex: string, pi: string): string {
  return tex.replace(/(?<!\\frac\{180\}\{)\\pi(?![A-Za-z])/gu, () => ` ${pi} `);
}

/** Writes an exact value with the name, the unit and the sign (`%`, `°`) of the expected one. */
function writeExpected(value: number, expected: Expected, cache: ComparisonCache): Expected | undefined {
  const { name, unit, node } = expected;
  const kind = node && removeNameAndUnit(node).kind;
  const tex = [
    name === undefined ? '' : `${name} = `,
    writeDecimal(value),
    unit === undefined ? '' : ` \\mathrm{${unit}}`,
    kind === 'percent' ? '\\%' : kind === 'degree' ? '^\\circ' : '',
  ];
  const exactExpected = readExpected(tex.join(''), cache, expected.form);
  return exactExpected.unit === unit
    ? { ...exactExpected, kind: expected.kind, schemeFormula: expected.node, name, unit }
    : undefined;
}

/** Removes `%` or `°`: the calculation of a scheme gives the number before the sign. */
function removeSign(node: MathNode): MathNode {
  return node.kind === 'percent' || node.kind === 'degree' ? node.of : node;
}

/** Returns the value of a formula without its name, unit and sign. */
function toNumber(tex: string, cache: ComparisonCache): number | undefined {
  const node = cache.read(tex);
  return node && computeValue(removeSign(removeNameAndUnit(node)));
}

/** Writes a decimal without an exponent. */
function writeDecimal(value: number): string {
  const places = DIGITS - 1 - Math.floor(Math.log10(Math.abs(value)));
  return value.toFixed(Math.min(60, Math.max(0, places)));
}
