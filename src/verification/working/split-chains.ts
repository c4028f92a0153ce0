import { printNodes } from '../../latex/print-tex.ts';
import { isBlank, type TexNode } from '../../latex/tex-tree.ts';
import { findUnit } from '../../maths/units/find-unit.ts';
import { cacheByObject } from '../../text/cache-by-object.ts';
import { APPROXIMATELY_EQUAL, findColumnStarts, hasSign, isAlignment } from './column-starts.ts';
import { getNodesSpan } from './formula-rows.ts';
import { countOpenBrackets, separateBrackets, unwrapBoxes, unwrapRelations } from './separate-brackets.ts';

/** One side of an equality as written. */
export type Member = { readonly tex: string; readonly start: number; readonly end: number };
/** The relation between two members; `other` includes inequalities. */
export type EqualitySign = '=' | '≈' | 'other';
/** `a = b ≈ c`: one sign fewer than members. An empty first member continues the previous line. */
export type WrittenChain = { readonly members: readonly Member[]; readonly signs: readonly EqualitySign[] };

/** Commands that separate statements. */
const SEPARATORS =
  /^(Rightarrow|RA|Ra|LRA|Lra|implies|Longrightarrow|Leftrightarrow|iff|therefore|because|quad|qquad|to|rightarrow|longrightarrow|Longleftrightarrow|rightleftharpoons|leadsto|mapsto|hfill|land|lor|vee|wedge)$/;
/** Commands for relations other than equality. */
const OTHER_RELATION =
  /^(leq?|geq?|leqslant|geqslant|lt|gt|textless|textgreater|neq?|sim|equiv|propto|in|notin|subset|subseteq|ll|gg|mid|perp|ne|lesssim|gtrsim|cup|cap)$/;

/** Splits a row of mathematics into chains of equalities (cached). */
export const splitChains = cacheByObject((nodes: readonly TexNode[]): readonly WrittenChain[] =>
  splitPieces(unwrapRelations(unwrapBoxes(nodes)))
    .flatMap(separateBrackets)
    .map(splitPiece)
    .filter(({ signs }) => signs.length > 0),
);

/** Splits at arrows, wide spaces, columns and commas between statements. */
function splitPieces(row: readonly TexNode[]): TexNode[][] {
  const nodes = withoutComment(row);
  const pieces: TexNode[][] = [[]];
  const afterComma = new Set<TexNode[]>();
  const columnStarts = findColumnStarts(nodes);
  // In a list with an ellipsis, commas do not separate statements; a large depth disables splitting at them.
  let depth = nodes.some((node) => node.kind === 'command' && /^(?:[lc]?dots[bcmoi]?)$/.test(node.name))
    ? 1000
    : 0;
  for (const [index, node] of nodes.entries()) {
    if (columnStarts.has(node) || isSeparator(node) || (depth <= 0 && isConnectingText(nodes, index)))
      pieces.push([]);
    else if (depth <= 0 && isConnectingText(nodes, index - 1)) continue;
    else if (node.kind === 'text') {
      const isGrouped = isThinSpace(nodes[index + 1]) || isBetweenDigits(nodes, index);
      depth = cutText(node, depth, { pieces, afterComma, isGrouped });
    } else if (depth <= 0 && endsWithConnection(nodes, index)) {
      pieces.at(-1)?.push(node);
      pieces.push([]);
    } else if (isAlignment(node)) pieces.at(-1)?.push({ kind: 'text', text: ' ', start: node.start });
    else {
      depth += getDepthChange(node);
      pieces.at(-1)?.push(node);
    }
  }
  return joinLists(pieces, afterComma);
}

/** Removes a comment in the last column of a row. */
function withoutComment(row: readonly TexNode[]): readonly TexNode[] {
  const last = row.findLastIndex(isAlignment);
  return last >= 0 && isComment(row.slice(last + 1)) ? row.slice(0, last) : row;
}

/** Whether nodes are only a comment in the last column of a row: `&\text{Like terms were combined.}`. */
function isComment(nodes: readonly TexNode[]): boolean {
  const [command, group, ...rest] = nodes.filter((node) => !isBlank(node) && !isAlignment(node));
  if (command?.kind !== 'command' || !/^(?:text|mbox|textrm|textit)$/.test(command.name)) return false;
  return (
    group?.kind === 'group' && rest.length === 0 && /\p{L}{2,}\s+\p{L}{2,}/u.test(printNodes(group.children))
  );
}

function isSeparator(node: TexNode): boolean {
  return node.kind === 'command' && SEPARATORS.test(node.name);
}

/** Words between two statements in one formula: `A = 2 \text{ and } B = 3`. */
const CONNECTING_TEXT =
  /^[\s,~]*(?:and|so|since|because|as|where|when|at|with|giving|gives|hence|thus|therefore|then|but|while|or|og|und|et|y|e|ja|och|en|и|và|eller|oder|ou)[\s,~]*$/i;

/** Whether the command at an index is a text of connecting words, and a relation follows. */
function isConnectingText(nodes: readonly TexNode[], index: number): boolean {
  const [command, group] = [nodes[index], nodes[index + 1]];
  if (command?.kind !== 'command' || !/^(?:text|mathrm|mbox|textrm)$/.test(command.name)) return false;
  return (
    group?.kind === 'group' &&
    (CONNECTING_TEXT.test(printNodes(group.children)) || /^\s*,\s*$/.test(printNodes(group.children))) &&
    nodes.slice(index + 2).some(hasSign)
  );
}

/** Whether a group is a unit and a connecting word, and a relation follows: `1.35\text{ A at }t = 5.00\text{ ms}`. */
function endsWithConnection(nodes: readonly TexNode[], index: number): boolean {
  const [command, group] = [nodes[index - 1], nodes[index]];
  if (group?.kind !== 'group' || command?.kind !== 'command' || !/^(?:text|mathrm)$/.test(command.name))
    return false;
  const [, unit = ''] =
    /^\s*(\S{1,8})\s+(?:at|when|and|where|so|for|if)\s*$/.exec(printNodes(group.children)) ?? [];
  return findUnit(unit) !== undefined && nodes.slice(index + 1).some(hasSign);
}

/** Whether a text is the comma between groups of digits that are written as texts: `\text{10},\text{000}`. */
function isBetweenDigits(nodes: readonly TexNode[], index: number): boolean {
  const [before, node, command, after] = nodes.slice(Math.max(0, index - 1), index + 3);
  if (node?.kind !== 'text' || node.text !== ',' || command?.kind !== 'command') return false;
  const isDigits = (group: TexNode | undefined, digits: RegExp): boolean =>
    group?.kind === 'group' && digits.test(printNodes(group.children));
  return isDigits(before, /^\d{1,3}$/) && isDigits(after, /^\d{3}(?!\d)/);
}

/**
 * Joins the values of a list. In `x = 3, 1, -1` they are three values of x. In `3 h, 43 min = 0.155 d` they are two parts of one
 * quantity.
 */
function joinLists(pieces: readonly TexNode[][], afterComma: ReadonlySet<TexNode[]>): TexNode[][] {
  const joined: TexNode[][] = [];
  let before: DescribedPiece | undefined;
  for (const nodes of pieces) {
    const piece = describePiece(nodes);
    if (before !== undefined && afterComma.has(nodes) && isOneList(before, piece)) {
      before.nodes.push({ kind: 'text', text: ',', start: nodes[0]?.start ?? 0 }, ...nodes);
      before = { ...before, hasSign: before.hasSign || piece.hasSign, tex: piece.tex };
    } else {
      joined.push(nodes);
      before = piece;
    }
  }
  return joined;
}

/** `tex` is the text of the last value of a list; `startsWithDigit` refers to its first one. */
type DescribedPiece = {
  readonly nodes: TexNode[];
  readonly tex: string;
  readonly hasSign: boolean;
  readonly startsWithDigit: boolean;
};

function describePiece(nodes: TexNode[]): DescribedPiece {
  const tex = printNodes(nodes);
  return { nodes, tex, hasSign: nodes.some(hasSign), startsWithDigit: FIRST_DIGIT.test(tex) };
}

function isOneList(before: DescribedPiece, piece: DescribedPiece): boolean {
  if (!before.hasSign) return before.startsWithDigit && piece.startsWithDigit;
  return piece.hasSign
    ? QUANTITY_END.test(before.tex) && QUANTITY.test(piece.tex)
    : VALUE.test(piece.tex) && !INEQUALITY.test(piece.tex);
}

/** A relation in a condition after a comma: `y = 2t, -3 \le t \le 4`. */
const INEQUALITY = /[<>≤≥≠]|\\(?:leq?|geq?|leqslant|geqslant|lt|gt|textless|textgreater|neq?)(?![a-zA-Z])/;

/** A quantity before an equals sign: the `12\,\text{h} =` of `2\,\text{d}, 12\,\text{h} = …`. */
const QUANTITY = /^(?:\s|~|\\[,;: ])*\d[\d.]*(?:\s|~|\\[,;: ])*\\(?:text|mathrm)\s*\{[^{}]*\}\s*=/;
/** A quantity at the end of a statement. */
const QUANTITY_END = /=(?:\s|~|\\[,;: ])*\d[\d.]*(?:\s|~|\\[,;: ])*\\(?:text|mathrm)\s*\{[^{}]*\}\s*$/;

const FIRST_DIGIT = /^(?:\s|~|\\[,;: ])*\d/;
/** A number without further words. */
const VALUE = /^\s*(?:\\(?:pm|[dt]?frac|sqrt|pi)(?![a-zA-Z])|[-+−]?\s*\.?\d)(?!.*\p{L}{3}(?<!\\[a-z]*))/u;

/** Returns the number of brackets that a node opens and does not close, as in `{\text{m/s})}^{2}`. */
function getDepthChange(node: TexNode): number {
  if (node.kind === 'group') return countOpenBrackets(printNodes(node.children));
  const sign = node.kind === 'symbol' || node.kind === 'command' ? node.text : '';
  if (['[', '\\{', '\\langle'].includes(sign)) return 1;
  return [']', '\\}', '\\rangle'].includes(sign) ? -1 : 0;
}

/** Whether a node is a thin space, as in `10,\!000`, which is one number. */
function isThinSpace(node: TexNode | undefined): boolean {
  return node?.kind === 'command' && (node.name === '!' || node.name === ',');
}

/** `isGrouped`: a thin space follows the text, so that a comma at its end may separate thousands. */
type TextCut = {
  readonly pieces: TexNode[][];
  readonly afterComma: Set<TexNode[]>;
  readonly isGrouped: boolean;
};

/** Splits a text at separators outside brackets; returns the bracket depth at its end. */
function cutText(
  node: { text: string; start: number },
  depthBefore: number,
  { pieces, afterComma, isGrouped }: TextCut,
): number {
  let depth = depthBefore;
  let from = 0;
  const startPiece = (to: number, next: number): void => {
    pieces.at(-1)?.push({ kind: 'text', text: node.text.slice(from, to), start: node.start + from });
    const piece: TexNode[] = [];
    pieces.push(piece);
    if (node.text[to] === ',') afterComma.add(piece);
    from = next;
  };
  for (let at = 0; at < node.text.length; at++) {
    const sign = node.text[at];
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (depth <= 0 && sign === ';') startPiece(at, at + 1);
    else if (depth <= 0 && sign === ',' && !isDigitGroupComma(node.text, at, isGrouped))
      startPiece(at, at + 1);
    else if (sign === '⇒' || sign === '→' || sign === '∴') startPiece(at, at + 1);
  }
  pieces.at(-1)?.push({ kind: 'text', text: node.text.slice(from), start: node.start + from });
  return depth;
}

/** Whether a comma is a thousands separator. */
function isDigitGroupComma(text: string, at: number, isGrouped: boolean): boolean {
  if (isGrouped && text === ',') return true;
  if (/^\d{3}(?!\d)/.test(text.slice(at + 1))) return /\d/.test(text.charAt(at - 1));
  return isGrouped && at === text.length - 1 && /\d/.test(text.charAt(at - 1));
}

/** Splits one statement at its relation signs. */
function splitPiece(nodes: readonly TexNode[]): WrittenChain {
  const members: TexNode[][] = [[]];
  const signs: EqualitySign[] = [];
  // A bracket that is never closed does not count, so relation signs after it still separate members.
  let depth = Math.min(0, -countOpenBrackets(printNodes(nodes)));
  const startMember = (sign: EqualitySign): void => {
    signs.push(sign);
    members.push([]);
  };
  for (const node of nodes) {
    if (node.kind === 'command' && APPROXIMATELY_EQUAL.test(node.name) && depth <= 0) startMember('≈');
    else if (node.kind === 'command' && OTHER_RELATION.test(node.name) && depth <= 0) startMember('other');
    else if (node.kind === 'text') depth = cutAtSigns(node, depth, { members, startMember });
    else {
      depth += getDepthChange(node);
      members.at(-1)?.push(node);
    }
  }
  return { members: members.map(toMember), signs };
}

type SignCut = { readonly members: TexNode[][]; readonly startMember: (sign: EqualitySign) => void };

/** Splits a text at relation signs outside brackets; returns the bracket depth at its end. */
function cutAtSigns(
  node: { text: string; start: number },
  depthBefore: number,
  { members, startMember }: SignCut,
): number {
  let depth = depthBefore;
  let from = 0;
  const push = (to: number): void => {
    if (to > from)
      members.at(-1)?.push({ kind: 'text', text: node.text.slice(from, to), start: node.start + from });
  };
  for (let at = 0; at < node.text.length; at++) {
    const sign = node.text.charAt(at);
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (depth <= 0 && '=≈<>≤≥≠∈∼~'.includes(sign)) {
      push(at);
      startMember(isEqualsSign(node.text, at) ? '=' : sign === '≈' ? '≈' : 'other');
      from = at + 1;
    }
  }
  push(node.text.length);
  return depth;
}

/** Whether the character is an equals sign that is not part of `<=`, `:=` or ` != `; `3!=6` contains a factorial. */
function isEqualsSign(text: string, at: number): boolean {
  if (text[at] !== '=') return false;
  if (text[at - 1] === '!') return !/\s/.test(`${text[at - 2] ?? ''}`) || !/\s/.test(text[at + 1] ?? '');
  return !'<>:'.includes(text[at - 1] || ' ');
}

/** Spacing without a side, as before the sign in `\\ \quad = 16`, which continues the line before. */
const SPACING = /^(?:\s|~|\\[,;:! ]|\{\}|\\h?phantom\s*\{[^{}]*\})*$/;

function toMember(nodes: readonly TexNode[]): Member {
  const visible = nodes.filter((node) => node.kind !== 'comment');
  const span = getNodesSpan(visible.filter((node) => !isBlank(node))) ??
    getNodesSpan(visible) ?? { start: 0, end: 0 };
  const printed = printNodes(visible);
  const tex = SPACING.test(printed) ? '' : printed;
  const leadingSpaces = tex.length - tex.trimStart().length;
  const [first] = visible;
  const start = first === undefined ? span.start : first.start + leadingSpaces;
  return { tex: tex.trim(), start, end: start + tex.trim().length };
}
