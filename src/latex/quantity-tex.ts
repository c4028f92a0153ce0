import { parseTex } from './parse-tex.ts';
import { printNodes } from './print-tex.ts';
import { findGroup, findOptional } from './tex-arguments.ts';
import { isBranch, isCommand, type TexNode } from './tex-tree.ts';
import { formatSiunitxUnit } from './unit-text.ts';

/** The commands of siunitx that print numbers and units, with the number of their arguments. */
export const SIUNITX_COMMANDS: ReadonlyMap<string, number> = new Map([
  ['SI', 2],
  ['qty', 2],
  ['si', 1],
  ['unit', 1],
  ['num', 1],
  ['ang', 1],
  ['SIrange', 3],
  ['qtyrange', 3],
  ['numrange', 2],
]);

const HAS_COMMAND = new RegExp(`\\\\(?:${[...SIUNITX_COMMANDS.keys()].join('|')})(?![a-zA-Z])`, 'u');
/** The commands whose argument is text also within a formula. */
const TEXT_COMMANDS = ['text', 'mbox', 'textrm', 'textnormal', 'intertext'];

/** Replaces the commands of siunitx in a formula by ordinary ones: `\SI{5}{\metre\per\second}` becomes `5\,\mathrm{m\,s^{-1}}`. */
export function expandQuantities(tex: string): string {
  return HAS_COMMAND.test(tex) ? printNodes(expandNodes(parseTex(tex).nodes, false)) : tex;
}

/** Does the same for text: `at \SI{5}{\metre}` becomes `at $5\,\mathrm{m}$`. */
export function expandTextQuantities(tex: string): string {
  return HAS_COMMAND.test(tex) ? printNodes(expandNodes(parseTex(tex).nodes, true)) : tex;
}

function expandNodes(nodes: readonly TexNode[], isText: boolean): TexNode[] {
  const expanded: TexNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const quantity = readQuantity(nodes, index);
    if (quantity !== undefined) {
      const text = isText ? `$${quantity.tex}$` : `{${quantity.tex}}`;
      expanded.push({ kind: 'text', text, start: node.start });
      index = quantity.next - 1;
    } else if (isBranch(node)) {
      const previous = nodes[index - 1];
      const isTextArgument = TEXT_COMMANDS.some((name) => isCommand(previous, name));
      const isInText = node.kind === 'math' ? false : isText || isTextArgument;
      expanded.push({ ...node, children: expandNodes(node.children, isInText) });
    } else expanded.push(node);
  }
  return expanded;
}

/** Formats the command at an index with its arguments; undefined for another node, or if an argument is missing. */
function readQuantity(
  nodes: readonly TexNode[],
  index: number,
): { readonly tex: string; readonly next: number } | undefined {
  const command = nodes[index];
  const count = command?.kind === 'command' ? SIUNITX_COMMANDS.get(command.name) : undefined;
  if (command?.kind !== 'command' || count === undefined) return undefined;
  let next = findOptional(nodes, index + 1)?.next ?? index + 1;
  const groups: (readonly TexNode[])[] = [];
  for (let taken = 0; taken < count; taken++) {
    const argument = findGroup(nodes, next);
    if (argument === undefined) return undefined;
    groups.push(argument.group.children);
    next = argument.next;
  }
  return { tex: formatQuantity(command.name, groups), next };
}

function formatQuantity(name: string, groups: readonly (readonly TexNode[])[]): string {
  const [first = [], second = [], third = []] = groups;
  if (name === 'ang') return formatAngle(printNodes(first));
  if (name === 'num') return formatNumber(first);
  if (name === 'si' || name === 'unit') return formatSiunitxUnit(first);
  const isRange = name.endsWith('range');
  const number = isRange ? `${formatNumber(first)}\\text{–}${formatNumber(second)}` : formatNumber(first);
  const unit = formatSiunitxUnit(isRange ? third : second);
  return unit === '' ? number : `${number}\\,${unit}`;
}

/** Formats a number: `4.0e-3` becomes `4.0\times 10^{-3}`. */
function formatNumber(nodes: readonly TexNode[]): string {
  return printNodes(nodes)
    .trim()
    .replace(/\+-/u, '\\pm ')
    .replace(/(?<=[\d.])\s*x\s*(?=\d)/gu, '\\times ')
    .replace(/(?<=[\d.])\s*[eEdD]\s*\+?(-?\d+)$/u, '\\times 10^{$1}')
    .replace(/^[eE]\+?(-?\d+)$/u, '10^{$1}');
}

const ANGLE_SIGNS = ['^{\\circ}', "'", "''"];

/** Formats degrees, minutes and seconds: `30;15;` becomes `30^{\circ}15'`. */
function formatAngle(text: string): string {
  return text
    .split(';')
    .map((amount, index) => (amount.trim() === '' ? '' : `${amount.trim()}${ANGLE_SIGNS[index] ?? ''}`))
    .join('');
}
