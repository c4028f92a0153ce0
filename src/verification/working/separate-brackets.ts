import { printNodes } from '../../latex/print-tex.ts';
import { isBlank, type TexNode } from '../../latex/tex-tree.ts';

/** Commands that write something above or below a relation. */
const STACKED = /^(?:stackrel|overset|underset)$/;
/** What is written above a relation that is not yet proved (`?`, `!`) or that defines something (`def`). */
const QUESTIONED = /[?!]|def/;

/** Replaces boxes and lines around a statement by its content: `\boxed{2 + 3 = 5}`, `\underline{\underline{2 + 3 = 5}}`. */
export function unwrapBoxes(nodes: readonly TexNode[]): readonly TexNode[] {
  const boxed = nodes.findIndex((node, index) => isBox(node) && isBoxedStatement(nodes[index + 1]));
  const group = nodes[boxed + 1];
  return boxed < 0 || group?.kind !== 'group'
    ? nodes
    : [...nodes.slice(0, boxed), ...unwrapBoxes(group.children), ...nodes.slice(boxed + 2)];
}

function isBox(node: TexNode): boolean {
  return node.kind === 'command' && /^(?:boxed|underline|mathbf|boldsymbol|bm|uuline)$/.test(node.name);
}

function isBoxedStatement(node: TexNode | undefined): boolean {
  if (node?.kind !== 'group') return false;
  const { children } = node;
  return children.some(
    (child, index) => hasEqualsSign(child) || (isBox(child) && isBoxedStatement(children[index + 1])),
  );
}

/** Commands whose argument may be a relation alone: `x\text{ = }5`. */
const TEXT = /^(?:text|mathrm|mbox)$/;

/** Replaces `\overset{(1)}{=}` and `\text{ = }` by their relation, so that it separates two members. */
export function unwrapRelations(nodes: readonly TexNode[]): readonly TexNode[] {
  return unwrapTexts(unwrapStacks(nodes));
}

function unwrapTexts(nodes: readonly TexNode[]): readonly TexNode[] {
  const isText = (node: TexNode | undefined): boolean => node?.kind === 'command' && TEXT.test(node.name);
  if (!nodes.some((node, index) => isText(nodes[index - 1]) && readSign(node) !== undefined)) return nodes;
  return nodes.flatMap((node, index): TexNode[] => {
    if (isText(node) && readSign(nodes[index + 1]) !== undefined) return [];
    const text = isText(nodes[index - 1]) ? readSign(node) : undefined;
    return text === undefined ? [node] : [{ kind: 'text', text, start: node.start }];
  });
}

function unwrapStacks(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!nodes.some((node) => node.kind === 'command' && STACKED.test(node.name))) return nodes;
  const unwrapped: TexNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const [node, note, relation] = nodes.slice(index, index + 3);
    if (node === undefined) break;
    const sign =
      node.kind === 'command' && STACKED.test(node.name) && note?.kind === 'group'
        ? readSign(relation)
        : undefined;
    if (sign === undefined || note?.kind !== 'group') unwrapped.push(node);
    else {
      const text = QUESTIONED.test(printNodes(note.children)) ? '≠' : sign;
      unwrapped.push({ kind: 'text', text, start: node.start });
      index += 2;
    }
  }
  return unwrapped;
}

function readSign(node: TexNode | undefined): string | undefined {
  const tex = node?.kind === 'group' ? printNodes(node.children).trim() : '';
  return tex === '=' ? '=' : tex === '\\approx' || tex === '\\simeq' ? '≈' : undefined;
}

/**
 * Separates equalities in brackets from the statement around them: `(9 - 4 = 5)`, or `2^4 (= 16)`. Brackets such as those of `P(X =
 * 2)` belong to the statement.
 */
export function separateBrackets(piece: TexNode[]): TexNode[][] {
  const hasBracket = piece.some((node) => node.kind === 'text' && node.text.includes('('));
  if (!hasBracket || !piece.some(hasEqualsSign)) return [piece];
  // Atoms are nodes, of which each bracket is a separate one.
  const allAtoms = piece.flatMap(splitAtBrackets);
  const atoms = withoutUnmatched(allAtoms);
  const closing = matchBrackets(atoms);
  const pieces: TexNode[][] = [];
  let outer: TexNode[] = [];
  let isFirst = true;
  for (let index = 0; index < atoms.length; index++) {
    const atom = atoms[index];
    if (atom === undefined) break;
    const inner = findStatement(atoms, { index, end: closing.get(index), isFirst });
    if (inner === undefined) {
      isFirst &&= isFiller(atom);
      outer.push(atom);
    } else {
      outer = isFirst ? [] : withoutLeftRight(outer);
      pieces.push([...getLastMember(outer), ...withoutLeftRight(isFirst ? withoutSign(inner) : inner)]);
      index += inner.length + 1;
    }
  }
  return pieces.length === 0 && atoms === allAtoms ? [piece] : [outer, ...pieces];
}

/** Removes a bracket at the start that closes in the text after the formula: `$(8/2 = 4$ atoms)`. */
function withoutUnmatched(atoms: readonly TexNode[]): readonly TexNode[] {
  const first = atoms.findIndex((atom) => !isFiller(atom));
  return isBracket(atoms[first], '(') && !matchBrackets(atoms).has(first) ? atoms.slice(first + 1) : atoms;
}

/** Maps the index of each opening bracket to the index of its closing bracket. */
function matchBrackets(atoms: readonly TexNode[]): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  const open: number[] = [];
  for (const [index, atom] of atoms.entries()) {
    if (isBracket(atom, '(')) open.push(index);
    else if (isBracket(atom, ')')) {
      const start = open.pop();
      if (start !== undefined) matches.set(start, index);
    }
  }
  return matches;
}

type BracketPlace = { readonly index: number; readonly end: number | undefined; readonly isFirst: boolean };

/** Returns the nodes in the brackets at a place, if they are an equality to separate. */
function findStatement(
  atoms: readonly TexNode[],
  { index, end, isFirst }: BracketPlace,
): TexNode[] | undefined {
  if (end === undefined || (!isFirst && !startsWithSign(atoms.slice(index + 1, index + 4)))) return undefined;
  const inner = atoms.slice(index + 1, end);
  return isStatement(inner) ? inner : undefined;
}

/** Removes the equals sign at the start of an equality that refers to nothing in its statement. */
function withoutSign(nodes: readonly TexNode[]): TexNode[] {
  if (!startsWithSign(nodes)) return [...nodes];
  const index = nodes.findIndex((node) => !isBlank(node));
  const sign = nodes[index];
  if (sign?.kind !== 'text') return nodes.slice(index + 1);
  const from = sign.text.search(/[=≈]/) + 1;
  return [{ ...sign, text: sign.text.slice(from), start: sign.start + from }, ...nodes.slice(index + 1)];
}

/** Returns the nodes after the last equals sign, to which an equality in brackets refers: `2^4 (= 16)`. */
function getLastMember(nodes: readonly TexNode[]): TexNode[] {
  const last = nodes.findLastIndex(hasEqualsSign);
  const sign = nodes[last];
  if (sign === undefined) return [...nodes];
  if (sign.kind !== 'text') return nodes.slice(last + 1);
  const from = Math.max(sign.text.lastIndexOf('='), sign.text.lastIndexOf('≈')) + 1;
  return [{ ...sign, text: sign.text.slice(from), start: sign.start + from }, ...nodes.slice(last + 1)];
}

/** Splits a text so that each bracket is a node of its own. */
function splitAtBrackets(node: TexNode): TexNode[] {
  if (node.kind !== 'text' || !/[()]/.test(node.text)) return [node];
  let start = node.start;
  return node.text.split(/([()])/).flatMap((text): TexNode[] => {
    const from = start;
    start += text.length;
    return text === '' ? [] : [{ kind: 'text', text, start: from }];
  });
}

function isBracket(node: TexNode | undefined, sign: string): boolean {
  return node?.kind === 'text' && node.text === sign;
}

/** Whether the nodes contain an equals sign outside further brackets. */
function isStatement(inner: readonly TexNode[]): boolean {
  let depth = 0;
  for (const node of inner) {
    if (isBracket(node, '(')) depth++;
    else if (isBracket(node, ')')) depth--;
    else if (depth === 0 && hasEqualsSign(node)) return true;
  }
  return false;
}

function hasEqualsSign(node: TexNode): boolean {
  if (node.kind === 'text') return /[=≈]/.test(node.text);
  return node.kind === 'command' && node.name === 'approx';
}

function startsWithSign(inner: readonly TexNode[]): boolean {
  const first = inner.find((node) => !isBlank(node));
  return first !== undefined && hasEqualsSign(first) && !/^\s*[^=≈\s\\]/.test(printNodes([first]));
}

function isFiller(node: TexNode): boolean {
  return isBlank(node) || (node.kind === 'command' && /^(?:left|right|quad|qquad|[,;:! ])$/.test(node.name));
}

/** Removes the `\left` or `\right` that belonged to the separated brackets. */
function withoutLeftRight(nodes: readonly TexNode[]): TexNode[] {
  const last = nodes.findLastIndex((node) => !isBlank(node));
  const node = nodes[last];
  return node?.kind === 'command' && /^(?:left|right)$/.test(node.name)
    ? nodes.filter((_, index) => index !== last)
    : [...nodes];
}

/** Counts the round brackets that a text opens and does not close. */
export function countOpenBrackets(tex: string): number {
  let count = 0;
  for (const sign of tex) count += sign === '(' ? 1 : sign === ')' ? -1 : 0;
  return count;
}
