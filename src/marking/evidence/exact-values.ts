import { listBulletReferences, substituteBulletValues } from '../../domain/bullet-references.ts';
import type { Bullet, MarkingScheme } from '../../domain/marking-scheme.ts';
import { isUsable } from '../../maths/exact/approximate.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import { type Expected, readExpected } from './expected.ts';
import { removeNameAndUnit } from './remove-name-and-unit.ts';
import { listLetters } from './value-class.ts';

/** The printed value of a scheme differs from the exact one only by rounding, up to this fraction. */
const MAX_ROUNDING = 0.05;
const DIGITS = 12;

/**
 * Computes the exact values of bullets whose printed value is rounded, from the calculation of their follow-through rule:
 * `163.362817987 m` for `163 m` after `\pi \times b1`. A learner may round the exact value to other figures than the scheme.
 */
export function computeExactValues(
  { bullets }: MarkingScheme,
  cache: ComparisonCache,
): ReadonlyMap<number, Expected> {
  const exact = new Map<number, Expected>();
  for (const bullet of bullets) {
    const value = computeExactValue(bullet, bullets, { cache, exact });
    if (value !== undefined) exact.set(bullet.n, value);
  }
  return exact;
}

type ExactSources = { readonly cache: ComparisonCache; readonly exact: ReadonlyMap<number, Expected> };

function computeExactValue(
  { evidence, followThrough }: Bullet,
  bullets: readonly Bullet[],
  { cache, exact }: ExactSources,
): Expected | undefined {
  if (evidence.kind !== 'expression' || followThrough.mode === 'no') return undefined;
  const expected = readExpected(evidence.tex, cache, evidence.form);
  if (expected.kind !== 'number' && expected.kind !== 'solved') return undefined;
  const printed = toNumber(evidence.tex, cache);
  const calculation = substituteBulletValues(followThrough.expression, (reference) => {
    const n = /^b(\d+)$/u.exec(reference)?.[1];
    const earlier = bullets[Number(n) - 1]?.evidence;
    const tex = exact.get(Number(n))?.tex ?? (earlier?.kind === 'expression' ? earlier.tex : undefined);
    const node = tex === undefined ? undefined : cache.read(tex);
    return node && printMath(removeNameAndUnit(node));
  });
  if (listBulletReferences(calculation).length > 0) return undefined;
  const value = toNumber(calculation, cache);
  if (printed === undefined || value === undefined || value === printed) return undefined;
  if (Math.abs(value - printed) > MAX_ROUNDING * Math.abs(printed)) return undefined;
  const { name, unit } = expected;
  const tex = [
    name === undefined ? '' : `${name} = `,
    writeDecimal(value),
    unit === undefined ? '' : ` \\mathrm{${unit}}`,
  ];
  const read = readExpected(tex.join(''), cache, expected.form);
  return read.unit === unit ? { ...read, kind: expected.kind, model: expected.node, name, unit } : undefined;
}

function toNumber(tex: string, cache: ComparisonCache): number | undefined {
  const node = cache.read(tex);
  const valueNode = node && removeNameAndUnit(node);
  if (!valueNode || valueNode.kind === 'relation' || listLetters(valueNode).size > 0) return undefined;
  const expression = toExpression(valueNode);
  const result = expression && evaluate(expression, new Map());
  return result && isUsable(result) && result.im === 0 ? result.re : undefined;
}

/** Writes a decimal without an exponent. */
function writeDecimal(value: number): string {
  const places = DIGITS - 1 - Math.floor(Math.log10(Math.abs(value)));
  return value.toFixed(Math.min(60, Math.max(0, places)));
}
