import { ACCENTS } from './symbols.table.ts';
import type { TexNode } from './tex-tree.ts';

export const FRACTIONS: ReadonlySet<string> = new Set(
  'frac dfrac tfrac cfrac nicefrac sfrac flatfrac'.split(' '),
);
export const BINOMIALS: ReadonlySet<string> = new Set(['binom', 'dbinom', 'tbinom']);
const OPENING = /^(?:left|lvert|lVert|lfloor|lceil|langle|lbrace)$/;

/** Splits off arguments written without braces: in `x^2y`, `\\frac12` and `\\sqrt2x` each character is an argument. */
export function separateArguments(given: readonly TexNode[]): readonly TexNode[] {
  const nodes = given.some((node) => node.kind === 'command') ? given.map(withoutSpaceAfterOpening) : given;
  if (!nodes.some((node, index) => node.kind === 'text' && countBareArguments(nodes, index) > 0))
    return nodes;
  return nodes.flatMap((node, index) => {
    const count = node.kind === 'text' ? countBareArguments(nodes, index) : 0;
    if (node.kind !== 'text' || count === 0) return [node];
    const bare = new RegExp(`^(?:\\s*\\S){1,${count}}`, 'u').exec(node.text)?.[0] ?? '';
    const characters = [...bare.replace(/\s+/g, '')].map((text) => ({ ...node, text }));
    return [...characters, { ...node, text: node.text.slice(bare.length) }];
  });
}

/** Counts the arguments without braces with which the text at `index` may begin. */
function countBareArguments(nodes: readonly TexNode[], index: number): number {
  const before = nodes[index - 1];
  if (before?.kind === 'symbol') return before.text === '^' || before.text === '_' ? 1 : 0;
  if (before?.kind === 'command') return argumentCount(before.name);
  const command = before?.kind === 'group' ? nodes[index - 2] : undefined;
  return command?.kind === 'command' && argumentCount(command.name) === 2 ? 1 : 0;
}

/** The number of arguments of a command in formulas. */
export function argumentCount(name: string): number {
  if (FRACTIONS.has(name) || BINOMIALS.has(name)) return 2;
  return name === 'sqrt' || ACCENTS.has(name) ? 1 : 0;
}

/** Removes the space after `\\lvert`, which TeX ignores, and the dot of `\\left.`, which prints nothing. */
function withoutSpaceAfterOpening(node: TexNode, index: number, nodes: readonly TexNode[]): TexNode {
  const before = nodes[index - 1];
  if (node.kind !== 'text' || before?.kind !== 'command') return node;
  const isSided = before.name === 'left' || before.name === 'right';
  if (!isSided && !OPENING.test(before.name)) return node;
  const text = isSided ? node.text.replace(/^\s*\./, '') : node.text;
  return { ...node, text: OPENING.test(before.name) ? text.trimStart() : text };
}
