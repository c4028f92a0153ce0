import { isBranch, isCommand, type TexNode } from './tex-tree.ts';

/** Macros whose name begins like a condition, but which have arguments and no `\fi`. */
const NO_CONDITION =
  /^(?:iff|ifthenelse|iftoggle|ifnottoggle|ifbool|ifdef(?!ined)[a-z]*|ifstr[a-z]+|ifnum[a-z]+)$/u;

/** Whether a source may hide text by a condition that is always false. */
export function mayHideText(tex: string): boolean {
  return /\\if\s*(?:false|0)/u.test(tex);
}

/** Removes the nodes that `\iffalse`, `\if false` or `\if0` hides, up to its `\else` or `\fi`. */
export function withoutHidden(nodes: readonly TexNode[]): readonly TexNode[] {
  const lastEnd = nodes.findLastIndex((node) => isCommand(node, 'fi'));
  const shown: TexNode[] = [];
  // The number of open conditions, from the one that hides the text.
  let depth = 0;
  let isElse = false;
  nodes.forEach((node, index) => {
    if (depth === 0 && index < lastEnd && isFalse(nodes, index)) depth = 1;
    else if (depth > 0 && isCondition(node)) depth++;
    else if (depth > 0 && isCommand(node, 'fi')) depth--;
    else if (depth === 1 && isCommand(node, 'else')) [depth, isElse] = [0, true];
    else if (depth === 0 && isElse && isCommand(node, 'fi')) isElse = false;
    else if (depth === 0)
      shown.push(isBranch(node) ? { ...node, children: withoutHidden(node.children) } : node);
  });
  return shown;
}

function isFalse(nodes: readonly TexNode[], index: number): boolean {
  const node = nodes[index];
  const next = nodes[index + 1];
  if (isCommand(node, 'iffalse')) return true;
  return isCommand(node, 'if') && next?.kind === 'text' && /^\s*(?:false\b|0)/u.test(next.text);
}

function isCondition(node: TexNode): boolean {
  return node.kind === 'command' && node.name.startsWith('if') && !NO_CONDITION.test(node.name);
}
