import { symbolsOf } from '../read/children.ts';
import { mapChildren } from '../read/map-children.ts';
import type { MathNode } from '../read/node.ts';

/** A parsed answer with the notes of the parser. */
type AnnotatedAnswer = { readonly node: MathNode; readonly notes: readonly string[] };

/** Renames the integer variable of the given answer: `nπ` and `kπ, k ∈ ℤ` mean the same. */
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

/** Returns a letter that usually stands for an integer and occurs on one side only. */
function usualName(own: ReadonlySet<string>, other: ReadonlySet<string>): string | undefined {
  return ['n', 'k', 'm'].find((name) => own.has(name) && !other.has(name));
}

/** Replaces the name of a symbol throughout a tree. */
export function renameSymbol(node: MathNode, from: string, to: string): MathNode {
  if (node.kind === 'symbol') return node.name === from ? { ...node, name: to } : node;
  return mapChildren(node, (child) => renameSymbol(child, from, to));
}
