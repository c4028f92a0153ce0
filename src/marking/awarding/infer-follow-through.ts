import type { Bullet, FollowThrough } from '../../domain/marking-scheme.ts';
import { computeValue, evaluateAtPoint } from '../evidence/compute-value.ts';
import { readExpected, splitPoint } from '../evidence/expected.ts';
import { ANY_ROUNDING } from '../evidence/list-accuracies.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import { listLetters, type ValueClass } from '../evidence/value-class.ts';
import { listEvidence, type Task } from '../task.ts';
import type { BulletMark } from './bullet-mark.ts';

/**
 * For each kind of value, the kinds of formula that it can be the result of. For example, a number is the
 * value of a calculation.
 */
const RESULTS: Readonly<Partial<Record<ValueClass, readonly ValueClass[]>>> = {
  number: ['calculation'],
  solved: ['calculation', 'equation'],
  several: ['equation'],
};

type MarkedBullets = { readonly task: Task; readonly bulletMarks: readonly BulletMark[] };

/**
 * Lists further calculations of a value: the learner's own calculation for an earlier bullet, and the
 * follow-through calculation with a factor that the learner used wrongly before. A repeated mistake costs no
 * second mark. For example, the interest of month 2 may have the wrong rate of month 1.
 */
export function listOtherCalculations(
  { bullet }: BulletMark,
  expression: string,
  { task, bulletMarks }: MarkedBullets,
): string[] {
  const { evidence } = bullet;
  const isPhysics = task.scheme.policies.units !== 'none';
  const result =
    isPhysics || evidence.kind !== 'expression' ? undefined : inferResult(bullet.n, evidence.tex, task);
  const genericStart = bullet.generic.split(' ').slice(0, 3).join(' ');
  const repeated = bulletMarks.flatMap(({ award, bullet: earlier }) => {
    const isSameKind = earlier.n < bullet.n && !award && earlier.generic.startsWith(genericStart);
    const value =
      isSameKind && earlier.evidence.kind === 'expression' ? toNumber(earlier.evidence.tex, task) : 0;
    return value === undefined || value === 0
      ? []
      : [`\\frac{b${earlier.n}}{${value}} \\times (${expression})`];
  });
  return result === undefined || result === expression.trim() ? repeated : [result, ...repeated];
}

/**
 * Returns the follow-through rule of a bullet. If the scheme has none and an earlier step is wrong, the rule
 * is inferred from the scheme's values. In physics no rule is inferred, because the marks after a wrong
 * substitution are lost.
 */
export function findFollowThrough(
  { bullet }: BulletMark,
  { task, bulletMarks }: MarkedBullets,
): FollowThrough {
  if (bullet.followThrough.mode !== 'no' || task.scheme.policies.units !== 'none')
    return bullet.followThrough;
  const mistakes = bulletMarks.filter(
    (earlier) => earlier.bullet.n < bullet.n && (!earlier.award || earlier.award.from.length > 0),
  );
  // If the learner uses another strategy, its values cannot be compared with the scheme's values.
  const hasOtherStrategy = mistakes.some(({ bullet: { kind }, award }) => kind === 'strategy' && !award);
  return mistakes.length > 0 && !hasOtherStrategy ? inferFollowThrough(bullet, task) : bullet.followThrough;
}

/**
 * Finds out how a bullet depends on earlier bullets. It may evaluate or solve one of them, substitute values
 * into one, or be the sum, difference, product or quotient of two.
 */
function inferFollowThrough({ n, evidence }: Bullet, task: Task): FollowThrough {
  if (evidence.kind !== 'expression' || n === 1) return { mode: 'no' };
  const expression =
    inferResult(n, evidence.tex, task) ??
    inferSubstitution(n, evidence.tex, task) ??
    inferValueAtPoint(n, evidence.tex, task) ??
    inferOperation(n, evidence.tex, task);
  return expression === undefined ? { mode: 'no' } : { mode: 'yes', expression };
}

type EarlierFormula = { readonly reference: string; readonly tex: string };

/** Lists the formulas of the bullets before bullet `n`, the nearest first. */
function listEarlier(n: number, { scheme }: Task): EarlierFormula[] {
  return scheme.bullets
    .flatMap((bullet) =>
      bullet.n < n && bullet.evidence.kind === 'expression'
        ? [{ reference: `b${bullet.n}`, tex: bullet.evidence.tex }]
        : [],
    )
    .reverse();
}

/** Returns the reference of the earlier calculation or equation whose result is the value of bullet `n`. */
function inferResult(n: number, tex: string, task: Task): string | undefined {
  const { cache } = task;
  const sources = RESULTS[cache.classify(tex)] ?? [];
  return listEarlier(n, task).find(
    (earlier) =>
      sources.includes(cache.classify(earlier.tex)) &&
      [{ units: 'ignore' } as const, { ...ANY_ROUNDING, units: 'ignore' } as const].some((policy) =>
        cache.agrees(earlier.tex, tex, policy),
      ),
  )?.reference;
}

/** Infers `y = \left. b3 \right|_{A = b4, B = b5}` for `y = e^{5x} - 2xe^{5x}` after `y = Ae^{5x} + Bxe^{5x}`, `A = 1` and `B = -2`. */
function inferSubstitution(n: number, tex: string, task: Task): string | undefined {
  const { cache } = task;
  const expected = readExpected(tex, cache);
  if (!expected.node || listLetters(expected.node).size === 0) return undefined;
  const letters = listLetters(expected.node);
  const earlier = listEarlier(n, task);
  const values = earlier.flatMap(({ reference, tex: valueTex }) => {
    const { name, kind, node } = readExpected(valueTex, cache);
    const isUsed = kind === 'solved' && name !== undefined && /^[A-Za-z]$/u.test(name) && !letters.has(name);
    const value = isUsed && node ? cache.print(valueTex)?.split('=')[1]?.trim() : undefined;
    return name === undefined || value === undefined ? [] : [{ reference, name, value }];
  });
  for (const { reference, tex: formulaTex } of earlier) {
    const node = cache.read(formulaTex);
    const used = node ? values.filter(({ name }) => listLetters(node).has(name)) : [];
    if (!node || used.length === 0) continue;
    const formula = cache.print(formulaTex)?.split('=').at(-1) ?? '';
    const substituted = used.reduce(
      (text, { name, value }) =>
        text.replace(new RegExp(`(?<![A-Za-z\\\\])${name}(?![A-Za-z])`, 'gu'), `(${value})`),
      formula,
    );
    const start = expected.name === undefined ? '' : `${expected.name} = `;
    if (!cache.agrees(tex, start + substituted)) continue;
    const point = used.map((value) => `${value.name} = ${value.reference}`).join(', ');
    return `${start}\\left. ${reference} \\right|_{${point}}`;
  }
  return undefined;
}

/** Infers `\left. b3 \right|_{x = 2, y = -3}` for the value of a formula such as `\frac{dy}{dx} = \frac{y - 2x}{8y - x}` at the point of the question. */
function inferValueAtPoint(n: number, tex: string, task: Task): string | undefined {
  const { cache, point, scheme } = task;
  const expected = toNumber(tex, task);
  if (point.size === 0 || expected === undefined) return undefined;
  const source = scheme.bullets.find(
    (bullet) =>
      bullet.n < n &&
      listEvidence(bullet).some((evidence) => {
        const node = evidence.kind === 'expression' ? cache.read(evidence.tex) : undefined;
        const value = node && evaluateAtPoint(removeNameAndUnit(node), point);
        return value !== undefined && Math.abs(value - expected) <= 1e-3 * Math.abs(expected);
      }),
  );
  const coordinates = [...point].map(([name, value]) => `${name} = ${value}`).join(', ');
  return source && `\\left. b${source.n} \\right|_{${coordinates}}`;
}

/** Infers `b1 - b3` for a number, and `(b1 - b3, b1 + b3)` for an interval; undefined unless exactly one operation fits. */
function inferOperation(n: number, tex: string, task: Task): string | undefined {
  const { cache } = task;
  const expected = readExpected(tex, cache);
  const items = splitPoint(expected);
  const earlier = listEarlier(n, task).flatMap(({ reference, tex: valueTex }) => {
    const value = toNumber(valueTex, task);
    return value === undefined ? [] : [{ reference, value }];
  });
  if (expected.kind !== 'number' && expected.kind !== 'solved' && items.length === 0) return undefined;
  const operations = (items.length > 0 ? items : [tex]).map((item) => findOperation(item, earlier, task));
  if (operations.some((operation) => operation === undefined)) return undefined;
  return items.length > 0 ? `(${operations.join(', ')})` : operations[0];
}

type EarlierValue = { readonly reference: string; readonly value: number };

function findOperation(tex: string, earlier: readonly EarlierValue[], task: Task): string | undefined {
  const value = toNumber(tex, task);
  const digits = tex.replace(/^\D*0*\.?0*/u, '').replace(/\D/gu, '');
  if (value === undefined || digits.length < 2) return undefined;
  const places = /\.(\d+)/u.exec(tex)?.[1]?.length ?? 0;
  const found = earlier.flatMap((one, index) =>
    earlier
      .slice(index + 1)
      .flatMap((other) => listOperations(one, other))
      .filter((operation) => Math.abs(operation.value - value) <= 0.5001 * 10 ** -places),
  );
  const [only, ...others] = found;
  return others.length === 0 ? only?.expression : undefined;
}

function listOperations(
  { reference: a, value: x }: EarlierValue,
  { reference: b, value: y }: EarlierValue,
): { readonly expression: string; readonly value: number }[] {
  return [
    { expression: `${a} + ${b}`, value: x + y },
    { expression: `${a} - ${b}`, value: x - y },
    { expression: `${b} - ${a}`, value: y - x },
    { expression: `${a} \\times ${b}`, value: x * y },
    { expression: `\\frac{${a}}{${b}}`, value: x / y },
    { expression: `\\frac{${b}}{${a}}`, value: y / x },
    { expression: `\\frac{${a}}{${b}} \\times 100`, value: (100 * x) / y },
    { expression: `\\frac{${b}}{${a}} \\times 100`, value: (100 * y) / x },
  ];
}

function toNumber(tex: string, { cache }: Task): number | undefined {
  const node = cache.read(tex);
  const kind = cache.classify(tex);
  return node && (kind === 'number' || kind === 'solved') ? computeValue(removeNameAndUnit(node)) : undefined;
}
