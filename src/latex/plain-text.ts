import { DRAWINGS } from './render-tex.ts';
import { FUNCTION_NAMES, SUBSCRIPTS, SUPERSCRIPTS, SYMBOLS, UNREAD_ARGUMENTS } from './symbols.table.ts';
import { findGroup, findOptional, skipArguments, skipBlank } from './tex-arguments.ts';
import type { CommandNode, EnvironmentNode, TexNode } from './tex-tree.ts';

/** `shown` as a page shows it (x², π, ×), `typed` as a keyboard gives it (x^2, pi). */
export type PlainStyle = 'shown' | 'typed';

const FRACTIONS = new Set(['frac', 'dfrac', 'tfrac', 'cfrac', 'nicefrac', 'sfrac', 'flatfrac']);
/** `\SI{3}{m}` of siunitx. */
const QUANTITIES = new Set(['SI', 'qty']);
const NO_SPACE = new Set([
  '!',
  'left',
  'right',
  'big',
  'Big',
  'bigl',
  'bigr',
  'Bigl',
  'Bigr',
  'displaystyle',
  '/',
]);
const SPACES = new Set([
  ',',
  ';',
  ':',
  '>',
  ' ',
  '\n',
  '\r',
  '\t',
  'quad',
  'qquad',
  'enspace',
  'thinspace',
  'space',
]);
const SPACED = new Set(['×', '=', '→', '⇒', '≈', '≤', '≥', '≠', '->', '=>', '∴']);
const LITERAL = new Set(['%', '$', '&', '#', '_', '{', '}', '|']);
/** Environments whose first argument is their shape. */
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

/** The words and signs of some TeX, with white space collapsed. */
export function plainText(nodes: readonly TexNode[], style: PlainStyle): string {
  return convert(nodes, style).replace(/\s+/g, ' ').trim();
}

function convert(given: readonly TexNode[], style: PlainStyle): string {
  const nodes = separateArguments(given);
  const pieces: string[] = [];
  for (let index = 0; index < nodes.length; ) {
    const [piece, next] = convertAt(nodes, index, style);
    pieces.push(spaced(pieces.at(-1) ?? '', piece));
    index = next;
  }
  return pieces.join('');
}

/** In `x^2y` and `\\frac12` each bare character is an argument of its own. */
function separateArguments(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!nodes.some((node, index) => node.kind === 'text' && bareArguments(nodes[index - 1]) > 0)) return nodes;
  return nodes.flatMap((node, index) => {
    const count = node.kind === 'text' ? bareArguments(nodes[index - 1]) : 0;
    if (node.kind !== 'text' || count === 0) return [node];
    const characters = [...node.text.trimStart()];
    const bare = characters.slice(0, count).map((text) => ({ ...node, text }));
    return [...bare, { ...node, text: characters.slice(count).join('') }];
  });
}

function bareArguments(before: TexNode | undefined): number {
  if (before?.kind === 'symbol' && (before.text === '^' || before.text === '_')) return 1;
  return before?.kind === 'command' && FRACTIONS.has(before.name) ? 2 : 0;
}

/** A fraction or a function name and the letter after it are two things. */
function spaced(before: string, piece: string): string {
  const touches = /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}√(]/u.test(piece);
  const isCompound = /^\p{N}+\/\p{N}+$/u.test(before) || FUNCTION_NAMES.has(before);
  return touches && isCompound && !piece.startsWith('(') ? ` ${piece}` : piece;
}

function convertAt(nodes: readonly TexNode[], index: number, style: PlainStyle): [string, number] {
  const node = nodes[index];
  if (node === undefined) return ['', index + 1];
  switch (node.kind) {
    case 'text':
      return [node.text.replaceAll('\uFEFF', '').replace(/``|''/g, '"'), index + 1];
    case 'comment':
    case 'stray':
      return ['', index + 1];
    case 'verbatim':
      return [
        node.text
          .replace(/^\\(verb|lstinline)\*?(.)([\s\S]*)\2$/, '$3')
          .replace(/\\(begin|end)\{[^}]*\}/g, ''),
        index + 1,
      ];
    case 'symbol':
      return convertSymbol(nodes, index, style);
    case 'command':
      return convertCommand(nodes, index, node, style);
    case 'environment':
      return [` ${convertEnvironment(node, style)} `, index + 1];
    default:
      return [convert(node.children, style), index + 1];
  }
}

function convertSymbol(nodes: readonly TexNode[], index: number, style: PlainStyle): [string, number] {
  const sign = nodes[index]?.kind === 'symbol' ? nodes[index].text : '';
  if (sign === '^' || sign === '_') return convertScript(nodes, index, { sign, style });
  if (sign === '~') return [' ', index + 1];
  return [sign === '&' ? ' ' : sign, index + 1];
}

function convertScript(
  nodes: readonly TexNode[],
  index: number,
  { sign, style }: { sign: '^' | '_'; style: PlainStyle },
): [string, number] {
  const at = skipBlank(nodes, index + 1);
  if (takesArguments(nodes[at])) return [sign, index + 1];
  const [body, next] = convertAt(nodes, at, style);
  const script = body.trim();
  if (script === '°' || script === '′' || script === "'") return [script, next];
  const raised = style === 'shown' ? translate(script, sign === '^' ? SUPERSCRIPTS : SUBSCRIPTS) : undefined;
  if (raised !== undefined) return [raised, next];
  return [`${sign}${needsBrackets(script) ? `(${script})` : script}`, next];
}

function translate(text: string, table: Readonly<Record<string, string>>): string | undefined {
  const signs = [...text].map((character) => table[character]);
  if (signs.length === 0 || signs.some((sign) => sign === undefined)) return undefined;
  return signs.join('');
}

function needsBrackets(text: string): boolean {
  return !/^(?:-?[\p{L}\p{N}.′°√]*|\([^()]*\))$/u.test(text);
}

function convertEnvironment(node: EnvironmentNode, style: PlainStyle): string {
  if (DRAWINGS.has(node.name)) return '';
  const from = SHAPED.has(node.name) ? skipArguments(node.children, 0, node.name === 'tabularx' ? 2 : 1) : 0;
  const optional = findOptional(node.children, from);
  return convert(node.children.slice(optional?.next ?? from), style);
}

function convertCommand(
  nodes: readonly TexNode[],
  index: number,
  node: CommandNode,
  style: PlainStyle,
): [string, number] {
  const { name } = node;
  if (FRACTIONS.has(name)) return convertFraction(nodes, index, style);
  if (name === 'sqrt') return convertRoot(nodes, index, style);
  if (QUANTITIES.has(name)) return convertQuantity(nodes, index, style);
  if (SPACES.has(name) || name === '\\') return [' ', index + 1];
  const symbol = SYMBOLS.get(name)?.[style === 'shown' ? 0 : 1];
  if (symbol !== undefined) return [SPACED.has(symbol) ? ` ${symbol} ` : symbol, index + 1];
  if (FUNCTION_NAMES.has(name)) return [name, index + 1];
  if (LITERAL.has(name)) return [name, index + 1];
  const unread = UNREAD_ARGUMENTS.get(name);
  if (unread !== undefined) return ['', skipArguments(nodes, index + 1, unread)];
  if (NO_SPACE.has(name)) return ['', index + 1];
  if (name === 'item' || name === 'task') return [' ', findOptional(nodes, index + 1)?.next ?? index + 1];
  return ['', index + 1];
}

function convertFraction(nodes: readonly TexNode[], index: number, style: PlainStyle): [string, number] {
  const above = takeArgument(nodes, index + 1, style);
  const below = takeArgument(nodes, above.next, style);
  return [`${bracketed(above.text)}/${bracketed(below.text)}`, below.next];
}

function convertQuantity(nodes: readonly TexNode[], index: number, style: PlainStyle): [string, number] {
  const options = findOptional(nodes, index + 1)?.next ?? index + 1;
  const number = takeArgument(nodes, options, style);
  const unit = takeArgument(nodes, number.next, style);
  return [`${number.text} ${unit.text}`, unit.next];
}

function convertRoot(nodes: readonly TexNode[], index: number, style: PlainStyle): [string, number] {
  const degree = findOptional(nodes, index + 1);
  const body = takeArgument(nodes, degree?.next ?? index + 1, style);
  const order = degree === undefined ? '' : convert(degree.nodes, style).trim();
  if (style === 'typed') return [`${order === '' ? 'sqrt' : `root${order}`}(${body.text})`, body.next];
  const sign = order === '3' ? '∛' : order === '4' ? '∜' : `${translate(order, SUPERSCRIPTS) ?? ''}√`;
  return [`${sign}${needsBrackets(body.text) ? `(${body.text})` : body.text}`, body.next];
}

function takeArgument(
  nodes: readonly TexNode[],
  index: number,
  style: PlainStyle,
): { text: string; next: number } {
  const argument = findGroup(nodes, index);
  if (argument === undefined) {
    if (takesArguments(nodes[index])) return { text: '', next: index };
    const [text, next] = convertAt(nodes, index, style);
    return { text: text.trim(), next };
  }
  return { text: convert(argument.group.children, style).replace(/\s+/g, ' ').trim(), next: argument.next };
}

/** Such a node is no bare argument; a chain of them must not nest without end. */
function takesArguments(node: TexNode | undefined): boolean {
  if (node?.kind === 'symbol') return node.text === '^' || node.text === '_';
  return node?.kind === 'command' && (FRACTIONS.has(node.name) || node.name === 'sqrt');
}

function bracketed(text: string): string {
  return /^[\p{L}\p{N}.°′²³√_^]*$/u.test(text) ? text : `(${text})`;
}
