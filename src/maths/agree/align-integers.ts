import { symbolsOf } from '../read/children.ts';
import { mapChildren } from '../read/map-children.ts';
import type { MathNode } from '../read/node.ts';

type AnnotatedAnswer = { readonly node: MathNode; readonly notes: readonly string[] };

/** `nπ` and `kπ, k ∈ ℤ` use different letters for any whole number: the given one is renamed. */
export function alignIntegers(expected: AnnotatedAnswer, given: AnnotatedAnswer): MathNode {
  const [e, g] = [integerName(expected), integerName(given)];
  if (e === undefined && g === undefined) return given.node;
  const [inExpected, inGiven] = [symbolsOf(expected.node), symbolsOf(given.node)];
  const from = g ?? usualName(inGiven, inExpected);
  const to = e ?? usualName(inExpected, inGiven);
  return from === undefined || to === undefined || from === to
    ? given.node
    : renameSymbol(given.node, from, to);
}

function integerName({ notes }: AnnotatedAnswer): string | undefined {
  const note = notes.find((one) => one.startsWith('integer: '));
  return note?.slice('integer: '.length);
}

/** The letter on one side that is usual for whole numbers and missing on the other. */
function usualName(own: ReadonlySet<string>, other: ReadonlySet<string>): string | undefined {
  return ['n', 'k', 'm'].find((name) => own.has(name) && !other.has(name));
}

export function renameSymbol(node: MathNode, from: string, to: string): MathNode {
  if (node.kind === 'symbol') return node.name === from ? { ...node, name: to } : node;
  return mapChildren(node, (child) => renameSymbol(child, from, to));
}
