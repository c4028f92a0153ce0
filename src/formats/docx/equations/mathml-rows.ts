import { NARY_SIGNS, RELATIONS } from './equation-signs.table.ts';
import { getText, listChildren, type MarkupElement } from './markup-element.ts';

/** A sum with its operand, or a function with its argument: the elements from `start` up to `end`. */
type RowObject =
  | { readonly kind: 'nary'; readonly end: number }
  | { readonly kind: 'function'; readonly name: MarkupElement; readonly start: number; readonly end: number };

/** Finds the object that begins at this element of a row; undefined for an ordinary element. */
export function findRowObject(nodes: readonly MarkupElement[], index: number): RowObject | undefined {
  const node = nodes[index];
  if (node === undefined) return undefined;
  if (isNary(node)) return { kind: 'nary', end: findOperandEnd(nodes, index + 1) };
  const start = findArgumentStart(nodes, index);
  return start === undefined
    ? undefined
    : { kind: 'function', name: node, start, end: findArgumentEnd(nodes, start) };
}

function isNary(node: MarkupElement): boolean {
  if (node.name === 'mo') return NARY_SIGNS.has(getText(node));
  const isScript = /^m(?:sub|sup|subsup|under|over|underover)$/u.test(node.name);
  const [base] = listChildren(node);
  return isScript && base?.name === 'mo' && NARY_SIGNS.has(getText(base));
}

/** Finds the end of an operand, which is before the next relation, comma or closing bracket. */
function findOperandEnd(nodes: readonly MarkupElement[], start: number): number {
  let depth = 0;
  for (let index = start; index < nodes.length; index++) {
    const node = nodes[index];
    if (node?.name !== 'mo') continue;
    const sign = getText(node);
    if (sign === '(' || sign === '[' || sign === '{') depth++;
    if (sign === ')' || sign === ']' || sign === '}') depth--;
    if (depth < 0 || (depth === 0 && (RELATIONS.has(sign) || node.attributes.fence === 'true'))) return index;
  }
  return nodes.length;
}

const APPLICATION = '\u2061';

/** Finds where the argument of a function begins: after the sign of function application, which KaTeX writes. */
function findArgumentStart(nodes: readonly MarkupElement[], index: number): number | undefined {
  const next = nodes[index + 1];
  // A name with an index, as in `\log_2`, has no argument of its own.
  if (next?.name === 'mo' && getText(next) === APPLICATION)
    return nodes[index + 2] === undefined ? undefined : index + 2;
  const [base] = listChildren(nodes[index]);
  const isScript = /^m(?:sub|sup|under)/u.test(nodes[index]?.name ?? '');
  return isScript && base !== undefined && getText(base).endsWith(APPLICATION) ? index + 1 : undefined;
}

/** Finds the end of an argument. An argument is the text in brackets, or else one element, with the spaces before it. */
function findArgumentEnd(nodes: readonly MarkupElement[], start: number): number {
  const first = nodes[start];
  if (first === undefined) return start;
  if (first.name === 'mspace' || (first.name === 'mtext' && getText(first).trim() === ''))
    return findArgumentEnd(nodes, start + 1);
  if (first.name !== 'mo') return start + 1;
  if (getText(first) !== '(') return start;
  let depth = 0;
  for (let index = start; index < nodes.length; index++) {
    const node = nodes[index];
    if (node?.name !== 'mo') continue;
    if (getText(node) === '(') depth++;
    if (getText(node) === ')') depth--;
    if (depth === 0) return index + 1;
  }
  return nodes.length;
}

/** Whether this is an index or exponent with an invisible base, as in the formulas of `\ce`; its real base is the element before it. */
export function isPhantomBase(node: MarkupElement): boolean {
  if (!/^m(?:sub|sup|subsup)$/u.test(node.name)) return false;
  const [base] = listChildren(node);
  return base?.name === 'mpadded' && listChildren(base)[0]?.name === 'mphantom';
}

export function isWord(text: string): boolean {
  return /^[A-Za-z]+$/u.test(text);
}

/**
 * Joins neighbouring upright letters, which KaTeX prints one by one, to words such as `kg`. The exponent of `min^{-1}` belongs to
 * the whole word and not only to its last letter.
 */
export function joinUprightLetters(nodes: readonly MarkupElement[]): MarkupElement[] {
  const joined: MarkupElement[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last !== undefined && isUprightLetter(last) && isUprightLetter(node))
      joined.splice(-1, 1, joinText(last, node));
    else if (last !== undefined && isUprightLetter(last) && isUprightScript(node)) {
      const [base = last, ...scripts] = listChildren(node);
      joined.splice(-1, 1, { ...node, children: [joinText(last, base), ...scripts] });
    } else joined.push(node);
  }
  return joined;
}

function isUprightLetter(node: MarkupElement): boolean {
  return node.name === 'mi' && node.attributes.mathvariant === 'normal' && isWord(getText(node));
}

function isUprightScript(node: MarkupElement): boolean {
  const [base] = listChildren(node);
  return /^m(?:sub|sup|subsup)$/u.test(node.name) && base !== undefined && isUprightLetter(base);
}

function joinText(first: MarkupElement, second: MarkupElement): MarkupElement {
  return { ...first, children: [getText(first) + getText(second)] };
}

/** Operators that may begin a term, and signs that may end one. */
const PREFIX_SIGNS = new Set([...'+−-±∓¬∀∃∂∇([{|∣‖⌊⌈⟨∠△∑∏∫∮√', '\u2061']);
const SUFFIX_SIGNS = new Set([...')]}|∣‖⌋⌉⟩′″∘°!…⋯⋮%∗∞', '\u2061']);

/** Finds out whether a term is missing before the first or after the last operator of a row. */
export function findMissingTerms(elements: readonly MarkupElement[]): { start: boolean; end: boolean } {
  const visible = elements.filter((element) => getText(element) !== '');
  const isOperator = (element: MarkupElement | undefined, allowed: ReadonlySet<string>): boolean =>
    element?.name === 'mo' && listChildren(element).length === 0 && !allowed.has(getText(element));
  const first = visible[0];
  return {
    start: first === undefined || isOperator(first, PREFIX_SIGNS),
    end: isOperator(visible.at(-1), SUFFIX_SIGNS),
  };
}
