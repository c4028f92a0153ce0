import { type Expression, variablesOf } from '../exact/expression.ts';
import { createRandom } from '../exact/random.ts';
import { collectIntegerVariables, type Sameness } from '../exact/same-value.ts';
import { type CompiledFunction, compileFunction } from './compile-function.ts';

/** How close values must be to agree, and how far apart to differ, relative to their size. */
type Closeness = { readonly agree: number; readonly differ: number };

export const EXACT: Closeness = { agree: 1e-7, differ: 1e-4 };
/** For expressions with decimals, which may be rounded. */
export const ROUNDED: Closeness = { agree: 5e-3, differ: 3e-2 };

const MAX_POINTS = 24;
const MIN_POINTS = 4;
const MAX_USED_POINTS = 8;
/**
 * The share of points at which different functions must differ. If a root or a logarithm changes its branch, equal functions differ at some
 * points.
 */
const DIFFERENT_SHARE = 0.99;

/**
 * Compares two expressions as real functions of their variables, at points where both are defined; they may contain
 * integrals, limits and sums. The result is `different` only if they differ at every point.
 */
export function compareFunctions(a: Expression, b: Expression, closeness: Closeness): Sameness {
  const [first, second] = [compileFunction(a), compileFunction(b)];
  if (first === undefined || second === undefined) return 'unclear';
  const names = [...variablesOf(a, variablesOf(b))];
  const integers = collectIntegerVariables(a, collectIntegerVariables(b));
  const sameness = compareAt([first, second], { names, integers, closeness });
  // In Fourier series and sums, n is an integer: sin(nπ) = 0.
  const indices = new Set([...integers, ...names.filter((name) => INDEX_LETTER.test(name))]);
  if (sameness !== 'different' || indices.size === integers.size) return sameness;
  const samenessAtIntegers = compareAt([first, second], { names, integers: indices, closeness });
  return samenessAtIntegers === 'same' ? 'same' : sameness;
}

/** Letters that usually stand for integers. */
const INDEX_LETTER = /^[nmkj]$/;

type Variables = {
  readonly names: readonly string[];
  readonly integers: ReadonlySet<string>;
  readonly closeness: Closeness;
};

function compareAt(
  [first, second]: readonly [CompiledFunction, CompiledFunction],
  { names, integers, closeness }: Variables,
): Sameness {
  const random = createRandom(11);
  const draw = (isSigned: boolean): ReadonlyMap<string, number> =>
    new Map(
      names.map((name) => {
        const size = integers.has(name) ? 1 + Math.floor(random() * 8) : 0.15 + 2.6 * random();
        return [name, isSigned && random() < 0.5 ? -size : size];
      }),
    );
  const positive = compareAtPoints(first, second, { draw: () => draw(false), closeness });
  return positive === undefined
    ? (compareAtPoints(first, second, { draw: () => draw(true), closeness }) ?? 'unclear')
    : positive;
}

type Sampling = { readonly draw: () => ReadonlyMap<string, number>; readonly closeness: Closeness };

/** Returns undefined if too few points are in the domain of both functions. */
function compareAtPoints(
  first: CompiledFunction,
  second: CompiledFunction,
  { draw, closeness }: Sampling,
): Sameness | undefined {
  let [same, different, used] = [0, 0, 0];
  for (let k = 0; k < MAX_POINTS && used < MAX_USED_POINTS; k++) {
    const point = draw();
    const a = first(point);
    if (!Number.isFinite(a)) continue;
    const b = second(point);
    if (!Number.isFinite(b)) continue;
    used++;
    const distance = Math.abs(a - b);
    const scale = Math.max(Math.abs(a), Math.abs(b), 1e-6);
    if (distance <= closeness.agree * scale) same++;
    else if (distance > closeness.differ * scale) different++;
  }
  if (used < MIN_POINTS) return undefined;
  if (same === used) return 'same';
  return different >= DIFFERENT_SHARE * used ? 'different' : 'unclear';
}
