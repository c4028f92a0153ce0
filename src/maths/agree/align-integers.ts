import { symbolsOf } from '../read/children.ts';
import { mapChildren } from '../read/map-children.ts';
import type { MathNode } from '../read/node.ts';

/** A parsed answer with the notes of the parser. */
type AnnotatedAnswer = { readonly node: MathNode; readonly notes: readonly string[] };

/** Renames the integer variable of the given answer: `nπ` and `kπ, k ∈ ℤ` mean the same. */
export function alignIntegers(expected: AnnotatedAnswer, given: AnnotatedAnswer): MathNode {
  const [expectedName, givenName] = [findIntegerName(expected), findIntegerName(given)];
  if (expectedName === undefined && givenName === undefined) return given.node;
  const [inExpected, inGiven] = [symbolsOf(expected.node), symbolsOf(given.node)];
  const from = givenName ?? findUsualName(inGiven, inExpected);
  const to = expectedName ?? findUsualName(inExpected, inGiven);
  return from === undefined || to === undefined || from === to
    ? given.node
    : renameSymbol(given.node, from, to);
}

function findIntegerName({ notes }: AnnotatedAnswer): string | undefined {
  const note = notes.find((entry) => entry.startsWith('integer: '));
  return note?.slice('integer: '.length);
}

/** Returns n, k or m if it occurs in `symbols` and not in `otherSymbols`. */
function findUsualName(symbols: ReadonlySet<string>, otherSymbols: ReadonlySet<string>): string | undefined {
  return ['n', 'k', 'm'].find((name) => symbols.has(name) && !otherSymbols.has(name));
}

/** Replaces the name of a symbol throughout a tree. */
export function renameSymbol(node: MathNode, from: string, to: string): MathNode {
  if (node.kind === 'symbol') return node.name === from ? { ...node, name: to } : node;
  return mapChildren(node, (child) => renameSymbol(child, from, to));
}
