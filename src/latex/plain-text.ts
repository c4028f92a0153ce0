import { aboveLine, belowLine, isAtom, joinPieces, type Piece, type PieceKind } from './plain-pieces.ts';
import { raise, raisePowers, shownRootSign, typedRoot } from './raise-scripts.ts';
import { DRAWINGS } from './render-tex.ts';
import { argumentCount, BINOMIALS, FRACTIONS, separateArguments } from './separate-arguments.ts';
import { splitCells, splitRows } from './split-rows.ts';
import {
  ACCENTS,
  FUNCTION_NAMES,
  SILENT,
  SPACES,
  SYMBOLS,
  TRANSPARENT,
  UNREAD_ARGUMENTS,
  UPRIGHT,
} from './symbols.table.ts';
import { findGroup, findOptional, skipArguments, skipBlank } from './tex-arguments.ts';
import type { CommandNode, EnvironmentNode, TexNode } from './tex-tree.ts';
import { unitText } from './unit-text.ts';

/** `shown` is how a page displays it (x², π, ×); `typed` is how it is entered on a keyboard (x^2, pi). */
type PlainStyle = 'shown' | 'typed';

type Writing = {
  readonly style: PlainStyle;
  /** Whether the TeX contains something that plain text cannot express. */
  isUnfaithful: boolean;
};
type Step = readonly [piece: Piece, next: number];

/** The siunitx commands for a number with a unit, such as `\SI{3}{m}`, and for a unit alone. */
const QUANTITIES = new Set(['SI', 'qty']);
const UNITS = new Set(['si', 'unit']);
const SCRIPTS = new Map([
  ['textsubscript', '_'],
  ['textsuperscript', '^'],
]);
const SPACED = new Set(['×', '=', '→', '⇒', '≈', '≤', '≥', '≠', '->', '=>', '<=', '>=', '!=', '∴']);
const LITERAL = new Set(['%', '$', '&', '#', '_', '{', '}', '|']);
const MATRICES = new Set(['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'smallmatrix']);
/** Environments whose rows would merge into one line of plain text. */
const ROWS = new Set(['cases', 'array', 'aligned', 'split', 'gathered', 'vmatrix', 'Vmatrix', 'dcases']);
/** Environments whose first argument is a column or width specification. */
const SHAPED = new Set([
  'tabular',
  'tabular*',
  'tabularx',
  'array',
  'minipage',
  'longtable',
  'multicols',
  'alignat*',
]);

/** Converts TeX to plain text with white space collapsed. */
export function plainText(nodes: readonly TexNode[], style: PlainStyle): string {
  return tidy(convert(nodes, { style, isUnfaithful: false }));
}

/** Converts TeX to text that can be typed on a keyboard; undefined when it cannot be expressed that way. */
export function toTypedText(nodes: readonly TexNode[]): string | undefined {
  const writing: Writing = { style: 'typed', isUnfaithful: false };
  const text = tidy(convert(nodes, writing));
  return writing.isUnfaithful ? undefined : text;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function convert(nodes: readonly TexNode[], writing: Writing): string {
  return joinPieces(piecesOf(nodes, writing));
}

function piecesOf(given: readonly TexNode[], writing: Writing): Piece[] {
  const nodes = separateArguments(given);
  const pieces: Piece[] = [];
  for (let index = 0; index < nodes.length; ) {
    const [piece, next] = convertAt(nodes, index, writing);
    pieces.push(piece);
    index = next;
  }
  return pieces;
}

function piece(text: string, kind: PieceKind = 'plain'): Piece {
  return { kind, text };
}

/** Converts the node at `index` together with its arguments. */
function convertAt(nodes: readonly TexNode[], index: number, writing: Writing): Step {
  const node = nodes[index];
  if (node === undefined) return [piece(''), index + 1];
  switch (node.kind) {
    case 'text':
      return [piece(node.text.replaceAll('\uFEFF', '').replace(/``|''/g, '"')), index + 1];
    case 'comment':
    case 'stray':
      return [piece(''), index + 1];
    case 'verbatim':
      return [piece(verbatimText(node.text)), index + 1];
    case 'symbol':
      return convertSymbol(nodes, index, writing);
    case 'command':
      return convertCommand(nodes, index, writing);
    case 'environment':
      return [piece(` ${convertEnvironment(node, writing)} `), index + 1];
    default:
      return [convertGroup(node.children, writing), index + 1];
  }
}

function verbatimText(text: string): string {
  return text.replace(/^\\(verb|lstinline)\*?(.)([\s\S]*)\2$/, '$3').replace(/\\(begin|end)\{[^}]*\}/g, '');
}

function convertGroup(children: readonly TexNode[], writing: Writing): Piece {
  const pieces = piecesOf(children, writing);
  const [only, ...others] = pieces.filter(({ text }) => text.trim() !== '');
  if (only !== undefined && others.length === 0 && only.kind !== 'plain') return only;
  return piece(joinPieces(pieces), only === undefined ? 'plain' : isAtom(pieces) ? 'word' : 'group');
}

function convertSymbol(nodes: readonly TexNode[], index: number, writing: Writing): Step {
  const sign = nodes[index]?.kind === 'symbol' ? nodes[index].text : '';
  if (sign === '^' || sign === '_') return convertScript(nodes, index, { sign, writing });
  return [piece(sign === '~' || sign === '&' ? ' ' : sign), index + 1];
}

type Script = { readonly sign: string; readonly writing: Writing };

function convertScript(nodes: readonly TexNode[], index: number, { sign, writing }: Script): Step {
  const at = skipBlank(nodes, index + 1);
  if (takesArguments(nodes[at])) return [piece(sign, 'script'), index + 1];
  const [body, next] = convertAt(nodes, at, writing);
  const script = body.text.trim();
  if (script === '°' || script === '′' || script === "'") return [piece(script, 'raised'), next];
  const raised = writing.style === 'shown' ? raise(sign, script) : undefined;
  if (raised !== undefined) return [piece(raised, 'raised'), next];
  return [piece(`${sign}${isBareScript(sign, body) ? script : `(${script})`}`, 'script'), next];
}

/** Whether a script needs no brackets: `x^ab` would be read as x^a b, while `v_max` and `x_ij` are single names. */
function isBareScript(sign: string, body: Piece): boolean {
  const text = body.text.trim();
  if (sign === '_') return /^[\p{L}\p{N}.′+-]*$/u.test(text);
  return /^-?(?:[\d.]+|\p{L}′?)$/u.test(text) || isAtom([body]);
}

function convertEnvironment(node: EnvironmentNode, writing: Writing): string {
  if (DRAWINGS.has(node.name)) return '';
  if (MATRICES.has(node.name)) return convertMatrix(node, writing);
  if (ROWS.has(node.name)) writing.isUnfaithful = true;
  const from = SHAPED.has(node.name) ? skipArguments(node.children, 0, node.name === 'tabularx' ? 2 : 1) : 0;
  const optional = findOptional(node.children, from);
  return convert(node.children.slice(optional?.next ?? from), writing);
}

function convertMatrix(node: EnvironmentNode, writing: Writing): string {
  const rows = splitRows(node.children).map((row) =>
    splitCells(row).map((cell) => tidy(convert(cell, writing))),
  );
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  return `[${filled.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
}

function convertCommand(nodes: readonly TexNode[], index: number, writing: Writing): Step {
  const node = nodes[index];
  if (node?.kind !== 'command') return [piece(''), index + 1];
  const { name } = node;
  const sign = SCRIPTS.get(name);
  if (sign !== undefined) return convertScript(nodes, index, { sign, writing });
  if (FRACTIONS.has(name)) return convertFraction(nodes, index, writing);
  if (BINOMIALS.has(name)) return convertBinomial(nodes, index, writing);
  if (name === 'sqrt') return convertRoot(nodes, index, writing);
  if (QUANTITIES.has(name) || UNITS.has(name)) return convertQuantity(nodes, index, writing);
  if (ACCENTS.has(name)) return convertAccent(nodes, index, writing);
  if (UPRIGHT.has(name)) return convertUpright(nodes, index, writing);
  return convertWord(nodes, index, { node, writing });
}

type Word = { readonly node: CommandNode; readonly writing: Writing };

function convertWord(nodes: readonly TexNode[], index: number, { node: { name }, writing }: Word): Step {
  if (SPACES.has(name) || name === '\\') return [piece(' '), index + 1];
  const symbol = SYMBOLS.get(name)?.[writing.style === 'shown' ? 0 : 1];
  if (symbol !== undefined) return [symbolPiece(symbol), index + 1];
  if (FUNCTION_NAMES.has(name)) return [piece(name, 'function'), index + 1];
  if (LITERAL.has(name)) return [piece(name), index + 1];
  const unread = UNREAD_ARGUMENTS.get(name);
  if (unread !== undefined) return [piece(''), skipArguments(nodes, index + 1, unread)];
  if (name === 'item' || name === 'task')
    return [piece(' '), findOptional(nodes, index + 1)?.next ?? index + 1];
  if (!SILENT.has(name) && !TRANSPARENT.has(name)) writing.isUnfaithful = true;
  return [piece(''), index + 1];
}

function symbolPiece(symbol: string): Piece {
  if (SPACED.has(symbol)) return piece(` ${symbol} `);
  return piece(symbol, /^\p{L}{2,}$/u.test(symbol) ? 'word' : 'plain');
}

function convertUpright(nodes: readonly TexNode[], index: number, writing: Writing): Step {
  const command = nodes[index];
  const argument = findGroup(nodes, index + 1);
  if (argument === undefined) return [piece(''), index + 1];
  const isFunction = command?.kind === 'command' && command.name === 'operatorname';
  const text = convert(argument.group.children, writing);
  return [piece(text, isFunction ? 'function' : 'text'), argument.next];
}

function convertAccent(nodes: readonly TexNode[], index: number, writing: Writing): Step {
  const command = nodes[index];
  const sign = command?.kind === 'command' ? (ACCENTS.get(command.name) ?? '') : '';
  const argument = readArgument(nodes, index + 1, writing);
  const body = argument.pieces.length === 1 ? argument.pieces[0] : undefined;
  const text = joinPieces(argument.pieces).trim();
  if (sign === '') return [body ?? piece(text, isAtom(argument.pieces) ? 'word' : 'plain'), argument.next];
  writing.isUnfaithful = true;
  return [piece([...text].length === 1 ? `${text}${sign}`.normalize('NFC') : text), argument.next];
}

function convertFraction(nodes: readonly TexNode[], index: number, writing: Writing): Step {
  const above = readArgument(nodes, index + 1, writing);
  const below = readArgument(nodes, above.next, writing);
  return [piece(`${aboveLine(above.pieces)}/${belowLine(below.pieces)}`, 'quotient'), below.next];
}

function convertBinomial(nodes: readonly TexNode[], index: number, writing: Writing): Step {
  const above = readArgument(nodes, index + 1, writing);
  const below = readArgument(nodes, above.next, writing);
  const text = `binom(${joinPieces(above.pieces).trim()},${joinPieces(below.pieces).trim()})`;
  return [piece(text, 'word'), below.next];
}

/** `\SI{5}{\metre\per\second}` is `5 m/s`; `\si{\metre}` is `m`. */
function convertQuantity(nodes: readonly TexNode[], index: number, writing: Writing): Step {
  const command = nodes[index];
  const isUnit = command?.kind === 'command' && UNITS.has(command.name);
  const first = findOptional(nodes, index + 1)?.next ?? index + 1;
  const number = isUnit ? { pieces: [], next: first } : readArgument(nodes, first, writing);
  const text = joinPieces(number.pieces).trim();
  const group = findGroup(nodes, number.next);
  const unit = group === undefined ? undefined : unitText(group.group.children);
  if (group === undefined || unit === undefined) {
    const other = readArgument(nodes, number.next, writing);
    return [piece(`${text} ${joinPieces(other.pieces).trim()}`.trim(), 'text'), other.next];
  }
  return [
    piece(`${text} ${writing.style === 'shown' ? raisePowers(unit) : unit}`.trim(), 'text'),
    group.next,
  ];
}

function convertRoot(nodes: readonly TexNode[], index: number, writing: Writing): Step {
  const degree = findOptional(nodes, index + 1);
  const argument = readArgument(nodes, degree?.next ?? index + 1, writing);
  const order = degree === undefined ? '' : convert(degree.nodes, writing).trim();
  const body = joinPieces(argument.pieces).trim();
  if (writing.style === 'typed') return [piece(typedRoot(order, body), 'word'), argument.next];
  return [
    piece(`${shownRootSign(order)}${isAtom(argument.pieces) ? body : `(${body})`}`, 'word'),
    argument.next,
  ];
}

type ReadArgument = { readonly pieces: readonly Piece[]; readonly next: number };

function readArgument(nodes: readonly TexNode[], index: number, writing: Writing): ReadArgument {
  const argument = findGroup(nodes, index);
  if (argument !== undefined)
    return { pieces: piecesOf(argument.group.children, writing), next: argument.next };
  const at = skipBlank(nodes, index);
  if (takesArguments(nodes[at])) return { pieces: [], next: index };
  const [only, next] = convertAt(nodes, at, writing);
  return { pieces: [only], next };
}

/**
 * Whether a node takes arguments itself. It then cannot be a bare argument, so that a chain does not nest endlessly.
 */
function takesArguments(node: TexNode | undefined): boolean {
  if (node?.kind === 'symbol') return node.text === '^' || node.text === '_';
  return node?.kind === 'command' && argumentCount(node.name) > 0;
}
