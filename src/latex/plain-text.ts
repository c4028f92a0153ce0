import { cacheByObject } from '../text/cache-by-object.ts';
import {
  collapseSpaces,
  createPiece,
  formatDenominator,
  formatNumerator,
  getVerbatimText,
  isSingleFactor,
  joinPieces,
  type Piece,
} from './plain-pieces.ts';
import { DRAWINGS } from './render-tex.ts';
import {
  BINOMIAL_COMMANDS,
  FRACTION_COMMANDS,
  getArgumentCount,
  separateArguments,
} from './separate-arguments.ts';
import { splitCells, splitRows } from './split-rows.ts';
import {
  ACCENTS,
  ENVIRONMENTS_WITH_ARGUMENT,
  FORMATTING_COMMANDS,
  FUNCTION_NAMES,
  LITERAL_CHARACTERS,
  MATRICES,
  QUANTITY_COMMANDS,
  ROW_ENVIRONMENTS,
  SCRIPT_COMMANDS,
  SILENT_COMMANDS,
  SPACE_COMMANDS,
  SPACED_SYMBOLS,
  SYMBOLS,
  UNIT_COMMANDS,
  UNREAD_ARGUMENTS,
  UPRIGHT_COMMANDS,
} from './symbols.table.ts';
import { findGroup, findOptional, skipArguments, skipBlank } from './tex-arguments.ts';
import type { CommandNode, EnvironmentNode, TexNode } from './tex-tree.ts';
import { formatRootSign, formatTypedRoot, toUnicodePowers, toUnicodeScript } from './unicode-scripts.ts';
import { formatUnit } from './unit-text.ts';

/** `shown` is how a page displays it (x², π, ×); `typed` is how it is entered on a keyboard (x^2, pi). */
type PlainStyle = 'shown' | 'typed';

/** The state of one conversion. */
type Conversion = {
  readonly style: PlainStyle;
  /** Whether the TeX contains something that plain text cannot express. */
  isLossy: boolean;
};
/** A converted node with its arguments, and the index of the next node. */
type ConvertedPiece = readonly [piece: Piece, next: number];

/** Converts TeX to plain text with white space collapsed. The text that a page displays is cached. */
export function plainText(nodes: readonly TexNode[], style: PlainStyle): string {
  return style === 'shown' ? showText(nodes) : collapseSpaces(convert(nodes, { style, isLossy: false }));
}

const showText = cacheByObject((nodes: readonly TexNode[]): string =>
  collapseSpaces(convert(nodes, { style: 'shown', isLossy: false })),
);

/** Converts TeX to text that can be typed on a keyboard; undefined when it cannot be expressed that way. */
export function toTypedText(nodes: readonly TexNode[]): string | undefined {
  const conversion: Conversion = { style: 'typed', isLossy: false };
  const text = collapseSpaces(convert(nodes, conversion));
  return conversion.isLossy ? undefined : text;
}

function convert(nodes: readonly TexNode[], conversion: Conversion): string {
  return joinPieces(convertToPieces(nodes, conversion));
}

function convertToPieces(siblings: readonly TexNode[], conversion: Conversion): Piece[] {
  const nodes = separateArguments(siblings);
  const pieces: Piece[] = [];
  for (let index = 0; index < nodes.length; ) {
    const [piece, next] = convertAt(nodes, index, conversion);
    pieces.push(piece);
    index = next;
  }
  return pieces;
}

/** TeX ignores the line break that ends a comment, so the text after a comment continues the text before it. */
function toPlainCharacters(text: string, before: TexNode | undefined): string {
  const joined = before?.kind === 'comment' ? text.replace(/^\n[ \t]*(?!\s)/u, '') : text;
  return joined.replaceAll('\uFEFF', '').replace(/``|''/g, '"');
}

/** Converts the node at `index` together with its arguments. */
function convertAt(nodes: readonly TexNode[], index: number, conversion: Conversion): ConvertedPiece {
  const node = nodes[index];
  if (node === undefined) return [createPiece(''), index + 1];
  switch (node.kind) {
    case 'text':
      return [createPiece(toPlainCharacters(node.text, nodes[index - 1])), index + 1];
    case 'comment':
    case 'stray':
      return [createPiece(''), index + 1];
    case 'verbatim':
      return [createPiece(getVerbatimText(node.text)), index + 1];
    case 'symbol':
      return convertSymbol(nodes, index, conversion);
    case 'command':
      return convertCommand(nodes, index, conversion);
    case 'environment':
      return [createPiece(` ${convertEnvironment(node, conversion)} `), index + 1];
    default:
      return [convertGroup(node.children, conversion), index + 1];
  }
}

function convertGroup(children: readonly TexNode[], conversion: Conversion): Piece {
  const pieces = convertToPieces(children, conversion);
  const [onlyPiece, ...others] = pieces.filter(({ text }) => text.trim() !== '');
  if (onlyPiece !== undefined && others.length === 0 && onlyPiece.kind !== 'plain') return onlyPiece;
  const kind = isSingleFactor(pieces) ? 'word' : 'group';
  return createPiece(joinPieces(pieces), onlyPiece === undefined ? 'plain' : kind);
}

function convertSymbol(nodes: readonly TexNode[], index: number, conversion: Conversion): ConvertedPiece {
  const sign = nodes[index]?.kind === 'symbol' ? nodes[index].text : '';
  if (sign === '^' || sign === '_') return convertScript(nodes, index, { sign, conversion });
  return [createPiece(sign === '~' || sign === '&' ? ' ' : sign), index + 1];
}

function convertScript(
  nodes: readonly TexNode[],
  index: number,
  { sign, conversion }: { readonly sign: string; readonly conversion: Conversion },
): ConvertedPiece {
  const at = skipBlank(nodes, index + 1);
  if (hasArguments(nodes[at])) return [createPiece(sign, 'script'), index + 1];
  const [body, next] = convertAt(nodes, at, conversion);
  const script = body.text.trim();
  if (script === '°' || script === '′' || script === "'") return [createPiece(script, 'raised'), next];
  const raised = conversion.style === 'shown' ? toUnicodeScript(sign, script) : undefined;
  if (raised !== undefined) return [createPiece(raised, 'raised'), next];
  return [createPiece(`${sign}${needsNoBrackets(sign, body) ? script : `(${script})`}`, 'script'), next];
}

/** Whether a script needs no brackets. `x^ab` would be read as x^a b, while `v_max` and `x_ij` are single names. */
function needsNoBrackets(sign: string, body: Piece): boolean {
  const text = body.text.trim();
  if (sign === '_') return /^[\p{L}\p{N}.′+-]*$/u.test(text);
  return /^-?(?:[\d.]+|\p{L}′?)$/u.test(text) || isSingleFactor([body]);
}

function convertEnvironment(node: EnvironmentNode, conversion: Conversion): string {
  if (DRAWINGS.has(node.name)) return '';
  if (MATRICES.has(node.name)) return convertMatrix(node, conversion);
  if (ROW_ENVIRONMENTS.has(node.name)) conversion.isLossy = true;
  const from = ENVIRONMENTS_WITH_ARGUMENT.has(node.name)
    ? skipArguments(node.children, 0, node.name === 'tabularx' ? 2 : 1)
    : 0;
  const optional = findOptional(node.children, from);
  return convert(node.children.slice(optional?.next ?? from), conversion);
}

function convertMatrix(node: EnvironmentNode, conversion: Conversion): string {
  const rows = splitRows(node.children).map((row) =>
    splitCells(row).map((cell) => collapseSpaces(convert(cell, conversion))),
  );
  const nonEmptyRows = rows.filter((row) => row.some((cell) => cell !== ''));
  return `[${nonEmptyRows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
}

function convertCommand(nodes: readonly TexNode[], index: number, conversion: Conversion): ConvertedPiece {
  const node = nodes[index];
  if (node?.kind !== 'command') return [createPiece(''), index + 1];
  const { name } = node;
  const sign = SCRIPT_COMMANDS.get(name);
  if (sign !== undefined) return convertScript(nodes, index, { sign, conversion });
  if (FRACTION_COMMANDS.has(name)) return convertFraction(nodes, index, conversion);
  if (BINOMIAL_COMMANDS.has(name)) return convertBinomial(nodes, index, conversion);
  if (name === 'sqrt') return convertRoot(nodes, index, conversion);
  if (QUANTITY_COMMANDS.has(name) || UNIT_COMMANDS.has(name))
    return convertQuantity(nodes, index, conversion);
  if (ACCENTS.has(name)) return convertAccent(nodes, index, conversion);
  if (UPRIGHT_COMMANDS.has(name)) return convertUpright(nodes, index, conversion);
  return convertNamedCommand(nodes, index, { node, conversion });
}

type NamedCommand = { readonly node: CommandNode; readonly conversion: Conversion };

function convertNamedCommand(
  nodes: readonly TexNode[],
  index: number,
  { node: { name }, conversion }: NamedCommand,
): ConvertedPiece {
  if (SPACE_COMMANDS.has(name) || name === '\\') return [createPiece(' '), index + 1];
  const symbol = SYMBOLS.get(name)?.[conversion.style === 'shown' ? 0 : 1];
  if (symbol !== undefined) return [createSymbolPiece(symbol), index + 1];
  if (FUNCTION_NAMES.has(name)) return [createPiece(name, 'function'), index + 1];
  if (LITERAL_CHARACTERS.has(name)) return [createPiece(name), index + 1];
  const argumentCount = UNREAD_ARGUMENTS.get(name);
  if (argumentCount !== undefined) return [createPiece(''), skipArguments(nodes, index + 1, argumentCount)];
  if (name === 'item' || name === 'task')
    return [createPiece(' '), findOptional(nodes, index + 1)?.next ?? index + 1];
  if (!SILENT_COMMANDS.has(name) && !FORMATTING_COMMANDS.has(name)) conversion.isLossy = true;
  return [createPiece(''), index + 1];
}

function createSymbolPiece(symbol: string): Piece {
  if (SPACED_SYMBOLS.has(symbol)) return createPiece(` ${symbol} `);
  return createPiece(symbol, /^\p{L}{2,}$/u.test(symbol) ? 'word' : 'plain');
}

function convertUpright(nodes: readonly TexNode[], index: number, conversion: Conversion): ConvertedPiece {
  const command = nodes[index];
  const argument = findGroup(nodes, index + 1);
  if (argument === undefined) return [createPiece(''), index + 1];
  const isFunction = command?.kind === 'command' && command.name === 'operatorname';
  const text = convert(argument.group.children, conversion);
  return [createPiece(text, isFunction ? 'function' : 'text'), argument.next];
}

function convertAccent(nodes: readonly TexNode[], index: number, conversion: Conversion): ConvertedPiece {
  const command = nodes[index];
  const combiningCharacter = command?.kind === 'command' ? (ACCENTS.get(command.name) ?? '') : '';
  const argument = readArgument(nodes, index + 1, conversion);
  const body = argument.pieces.length === 1 ? argument.pieces[0] : undefined;
  const text = joinPieces(argument.pieces).trim();
  if (combiningCharacter === '')
    return [body ?? createPiece(text, isSingleFactor(argument.pieces) ? 'word' : 'plain'), argument.next];
  conversion.isLossy = true;
  return [
    createPiece([...text].length === 1 ? `${text}${combiningCharacter}`.normalize('NFC') : text),
    argument.next,
  ];
}

function convertFraction(nodes: readonly TexNode[], index: number, conversion: Conversion): ConvertedPiece {
  const above = readArgument(nodes, index + 1, conversion);
  const below = readArgument(nodes, above.next, conversion);
  return [
    createPiece(`${formatNumerator(above.pieces)}/${formatDenominator(below.pieces)}`, 'quotient'),
    below.next,
  ];
}

function convertBinomial(nodes: readonly TexNode[], index: number, conversion: Conversion): ConvertedPiece {
  const above = readArgument(nodes, index + 1, conversion);
  const below = readArgument(nodes, above.next, conversion);
  const text = `binom(${joinPieces(above.pieces).trim()},${joinPieces(below.pieces).trim()})`;
  return [createPiece(text, 'word'), below.next];
}

/** `\SI{5}{\metre\per\second}` is `5 m/s`; `\si{\metre}` is `m`. */
function convertQuantity(nodes: readonly TexNode[], index: number, conversion: Conversion): ConvertedPiece {
  const command = nodes[index];
  const isUnit = command?.kind === 'command' && UNIT_COMMANDS.has(command.name);
  const numberStart = findOptional(nodes, index + 1)?.next ?? index + 1;
  const number = isUnit ? { pieces: [], next: numberStart } : readArgument(nodes, numberStart, conversion);
  const text = joinPieces(number.pieces).trim();
  const group = findGroup(nodes, number.next);
  const unit = group === undefined ? undefined : formatUnit(group.group.children);
  if (group === undefined || unit === undefined) {
    const unitArgument = readArgument(nodes, number.next, conversion);
    const unitText = joinPieces(unitArgument.pieces).trim();
    return [createPiece(`${text} ${unitText}`.trim(), 'text'), unitArgument.next];
  }
  return [
    createPiece(`${text} ${conversion.style === 'shown' ? toUnicodePowers(unit) : unit}`.trim(), 'text'),
    group.next,
  ];
}

function convertRoot(nodes: readonly TexNode[], index: number, conversion: Conversion): ConvertedPiece {
  const degree = findOptional(nodes, index + 1);
  const argument = readArgument(nodes, degree?.next ?? index + 1, conversion);
  const order = degree === undefined ? '' : convert(degree.nodes, conversion).trim();
  const body = joinPieces(argument.pieces).trim();
  if (conversion.style === 'typed') return [createPiece(formatTypedRoot(order, body), 'word'), argument.next];
  return [
    createPiece(`${formatRootSign(order)}${isSingleFactor(argument.pieces) ? body : `(${body})`}`, 'word'),
    argument.next,
  ];
}

type ReadArgument = { readonly pieces: readonly Piece[]; readonly next: number };

function readArgument(nodes: readonly TexNode[], index: number, conversion: Conversion): ReadArgument {
  const argument = findGroup(nodes, index);
  if (argument !== undefined)
    return { pieces: convertToPieces(argument.group.children, conversion), next: argument.next };
  const at = skipBlank(nodes, index);
  if (hasArguments(nodes[at])) return { pieces: [], next: index };
  const [onlyPiece, next] = convertAt(nodes, at, conversion);
  return { pieces: [onlyPiece], next };
}

/** Whether a node has arguments. Such a node cannot be an argument without braces, which limits the recursion. */
function hasArguments(node: TexNode | undefined): boolean {
  if (node?.kind === 'symbol') return node.text === '^' || node.text === '_';
  return node?.kind === 'command' && getArgumentCount(node.name) > 0;
}
