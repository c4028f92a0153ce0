import { symbolsOf } from '../../../maths/read/children.ts';
import type { Derivation, Recomputation } from '../../numbers/derivation.ts';
import { substituteNumbers } from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import type { Equation } from './equation.ts';
import { evaluateWithLetters } from './letter-values.ts';
import type { TraceState } from './trace.ts';

/** Returns the equation between a member and the one before it, if all its letters but one have known values. */
export function findEquation(member: SolutionMember, trace: TraceState): Equation | undefined {
  const left = member.previous;
  if (left?.node === undefined || member.node === undefined) return undefined;
  const letters = [...symbolsOf(left.node), ...symbolsOf(member.node)].filter((name) => name !== 'π');
  const unknowns = new Set(letters.filter((name) => !trace.letterValues.has(name)));
  const [unknown] = unknowns;
  const isDefinition = [left, member].some(({ node }) => node?.kind === 'symbol');
  if (unknowns.size !== 1 || unknown === undefined || isDefinition) return undefined;
  return { left, right: member, unknown, known: new Map(trace.letterValues) };
}

/** Derives the value of a letter by solving an equation for it; undefined if the result is not the number in the solution. */
export function deriveSolution(
  site: NumberSite,
  equation: Equation,
  trace: TraceState,
): Derivation | undefined {
  const original: Recomputation = { givens: new Map(), formatted: new Map() };
  const root = solve(equation, original, site);
  if (root === undefined || !isRounding(site, root)) return undefined;
  const dependsOn = [equation.left, equation.right]
    .map((member) => trace.getDependencies(member))
    .concat(Array.from(equation.known.values(), (known) => known.dependsOn))
    .reduce<ReadonlySet<GivenNumber>>((all, givens) => all.union(givens), new Set());
  return {
    originalValue: root,
    recompute: (recomputation) => solve(equation, recomputation, site),
    dependsOn,
  };
}

/** Whether a value of the unknown satisfies an equation, apart from rounding. */
export function satisfies(equation: Equation, value: number, recomputation: Recomputation): boolean {
  const sides = evaluateSides(equation, value, recomputation);
  return sides !== undefined && Math.abs(sides[0] - sides[1]) <= MAX_ERROR * Math.max(...sides.map(Math.abs));
}

const MAX_ERROR = 0.02;
/** The root is searched between the original value divided and multiplied by this factor. */
const SEARCH_FACTOR = 30;
const SAMPLES = 24;
const MAX_HALVINGS = 80;

/** Solves an equation for its unknown; undefined if the search finds no root, or several. An angle in degrees is acute. */
function solve(equation: Equation, recomputation: Recomputation, site: NumberSite): number | undefined {
  const near = site.value;
  const isAngle = site.unit === '°';
  const difference = (value: number): number | undefined => {
    const angle = (value * Math.PI) / 180;
    const sides = evaluateSides(equation, isAngle ? angle : value, recomputation);
    return sides && sides[0] - sides[1];
  };
  const ratio = SEARCH_FACTOR ** (2 / SAMPLES);
  // The factor 1.0137 makes it unlikely that a root is exactly at a sample point.
  const points = Array.from(
    { length: SAMPLES + 1 },
    (_, index) => (near / SEARCH_FACTOR) * 1.0137 * ratio ** index,
  );
  const values = points.map(difference);
  const signChanges = values.flatMap((value, index) => {
    const next = values[index + 1];
    return value !== undefined && next !== undefined && value * next < 0 ? [index] : [];
  });
  const [index] = signChanges;
  if (index === undefined || signChanges.length > 1) return undefined;
  return bisect(difference, points[index] ?? 0, points[index + 1] ?? 0);
}

function bisect(
  difference: (value: number) => number | undefined,
  from: number,
  to: number,
): number | undefined {
  let [low, high] = [from, to];
  const sign = Math.sign(difference(low) ?? 0);
  for (let step = 0; step < MAX_HALVINGS; step++) {
    const middle = (low + high) / 2;
    const value = difference(middle);
    if (value === undefined) return undefined;
    if (Math.sign(value) === sign) low = middle;
    else high = middle;
  }
  return Number(((low + high) / 2).toPrecision(12));
}

function evaluateSides(
  { left, right, unknown, known }: Equation,
  value: number,
  recomputation: Recomputation,
): readonly [number, number] | undefined {
  const [first, second] = [left, right].map((member) => {
    const substituted = member.node && substituteNumbers(member, member.node, recomputation);
    return (
      substituted &&
      evaluateWithLetters(substituted, (name) =>
        name === unknown ? value : known.get(name)?.recompute(recomputation),
      )
    );
  });
  return first === undefined || second === undefined ? undefined : [first, second];
}
