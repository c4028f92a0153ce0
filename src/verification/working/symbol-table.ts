import { symbolsOf } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isComputable } from './is-computable.ts';
import { evaluateSide } from './side-value.ts';
import type { Member } from './split-chains.ts';

/** The value of a letter, and the side of an equality that states it; `member` is undefined for values from the stem. */
export type Binding = {
  readonly node: MathNode;
  readonly member: Member | undefined;
  /** Whether the value is approximate. */
  readonly isApproximate?: boolean;
  /** Whether the solution computes the value from other values. */
  readonly isComputed?: boolean;
  /** Whether the letter may stand for something else here, such as a letter that only an earlier part uses. */
  readonly isUncertain?: boolean;
};

/** The values of the letters in a question. */
export type SymbolTable = {
  bind(name: string, binding: Binding): void;
  /** Returns undefined if the letter has no value or several different ones. */
  find(name: string): Binding | undefined;
  /** Replaces every letter with its value; undefined if a letter has no value. */
  substitute(node: MathNode): Substituted | undefined;
  /** Returns an independent copy. */
  fork(): SymbolTable;
};

/** A node with its letters replaced, and the values that were used. */
export type Substituted = { readonly node: MathNode; readonly used: ReadonlyMap<string, Binding> };

/** Constants that are never bound; e may also be a charge, and i a current. */
const NEVER_BOUND = new Set(['e', 'i', 'π']);
/** Relative tolerance between two values of a letter. */
const SAME_VALUE_TOLERANCE = 0.005;

/** Returns the value of a letter that a table itself does not bind. */
export type FindKnownValue = (name: string) => Binding | undefined;

/** Creates a symbol table, optionally with values that are known from elsewhere and with the bindings of another table. */
export function createSymbolTable(
  findKnown: FindKnownValue = () => undefined,
  initial: ReadonlyMap<string, readonly Binding[]> = new Map(),
): SymbolTable {
  const bindings = new Map(Array.from(initial, ([name, values]) => [name, [...values]]));
  const find = (name: string): Binding | undefined => {
    const values = bindings.get(name);
    if (values === undefined) return findKnown(name);
    const last = values.at(-1);
    return last !== undefined && values.every(({ node }) => haveSameValue(node, last.node))
      ? last
      : undefined;
  };
  return {
    bind: (name, binding) => {
      if (NEVER_BOUND.has(name) || !isComputable(binding.node) || evaluateSide(binding.node) === undefined)
        return;
      bindings.set(name, [...(bindings.get(name) ?? []), binding]);
    },
    find,
    substitute: (node) => substituteIn(node, find),
    fork: () => createSymbolTable(findKnown, bindings),
  };
}

function haveSameValue(first: MathNode, second: MathNode): boolean {
  if (first === second) return true;
  const [a, b] = [evaluateSide(first), evaluateSide(second)];
  if (a === undefined || b === undefined) return false;
  const [x, y] = [(a.number + a.offset) * a.size, (b.number + b.offset) * b.size];
  return Math.abs(x - y) <= SAME_VALUE_TOLERANCE * Math.max(Math.abs(x), Math.abs(y));
}

function substituteIn(node: MathNode, find: SymbolTable['find']): Substituted | undefined {
  const used = new Map<string, Binding>();
  for (const name of symbolsOf(node)) {
    if (name === 'π') continue;
    const binding = find(name);
    if (binding === undefined) return undefined;
    used.set(name, binding);
  }
  const replace = (part: MathNode): MathNode =>
    part.kind === 'symbol' ? (used.get(part.name)?.node ?? part) : mapChildren(part, replace);
  const substituted = replace(node);
  return isComputable(substituted) ? { node: substituted, used } : undefined;
}
