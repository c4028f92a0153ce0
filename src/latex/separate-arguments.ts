import { ACCENTS } from './symbols.table.ts';
import type { TexNode } from './tex-tree.ts';

export const FRACTION_COMMANDS: ReadonlySet<string> = new Set(
  'frac dfrac tfrac cfrac nicefrac sfrac flatfrac'.split(' '),
);
export const BINOMIAL_COMMANDS: ReadonlySet<string> = new Set(['binom', 'dbinom', 'tbinom']);
const OPENING_DELIMITER = /^(?:left|lvert|lVert|lfloor|lceil|langle|lbrace)$/;

/** Makes each argument without braces a node of its own. In `x^2y`, `\frac12` and `\sqrt2x`, each argument is one character. */
export function separateArguments(siblings: readonly TexNode[]): readonly TexNode[] {
  const nodes = siblings.some((node) => node.kind === 'command')
    ? siblings.map(withoutSpaceAfterOpening)
    : siblings;
  if (!nodes.some((node, index) => node.kind === 'text' && countBareArguments(nodes, index) > 0))
    return nodes;
  return nodes.flatMap((node, index) => {
    const count = node.kind === 'text' ? countBareArguments(nodes, index) : 0;
    if (node.kind !== 'text' || count === 0) return [node];
    const argumentText = new RegExp(`^(?:\\s*\\S){1,${count}}`, 'u').exec(node.text)?.[0] ?? '';
    const characters = [...argumentText.replace(/\s+/g, '')].map((text) => ({ ...node, text }));
    return [...characters, { ...node, text: node.text.slice(argumentText.length) }];
  });
}

/** Counts the arguments without braces with which the text at `index` may begin. */
function countBareArguments(nodes: readonly TexNode[], index: number): number {
  const before = nodes[index - 1];
  if (before?.kind === 'symbol') return before.text === '^' || before.text === '_' ? 1 : 0;
  if (before?.kind === 'command') return getArgumentCount(before.name);
  const command = before?.kind === 'group' ? nodes[index - 2] : undefined;
  return command?.kind === 'command' && getArgumentCount(command.name) === 2 ? 1 : 0;
}

/** The number of arguments of a command in formulas. */
export function getArgumentCount(name: string): number {
  if (FRACTION_COMMANDS.has(name) || BINOMIAL_COMMANDS.has(name)) return 2;
  return name === 'sqrt' || ACCENTS.has(name) ? 1 : 0;
}

/** Removes the space after `\lvert`, which TeX ignores. Also removes the dot of `\left.`, which prints nothing. */
function withoutSpaceAfterOpening(node: TexNode, index: number, nodes: readonly TexNode[]): TexNode {
  const before = nodes[index - 1];
  if (node.kind !== 'text' || before?.kind !== 'command') return node;
  const isLeftOrRight = before.name === 'left' || before.name === 'right';
  if (!isLeftOrRight && !OPENING_DELIMITER.test(before.name)) return node;
  const text = isLeftOrRight ? node.text.replace(/^\s*\./, '') : node.text;
  return { ...node, text: OPENING_DELIMITER.test(before.name) ? text.trimStart() : text };
}
