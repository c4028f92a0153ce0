import { printNodes } from '../../latex/print-tex.ts';
import { isBlank, type TexNode } from '../../latex/tex-tree.ts';

const SPACING = /^(quad|qquad|,|;|:|!| |hspace|phantom|hphantom)$/;

/** Returns the index of the first node of a line that is neither space nor an alignment sign. */
export function findFirstVisible(nodes: readonly TexNode[]): number {
  return nodes.findIndex(
    (node) =>
      !isBlank(node) &&
      !(node.kind === 'symbol' && node.text === '&') &&
      !(node.kind === 'command' && SPACING.test(node.name)),
  );
}

/** Whether a line begins with an operator. A minus sign counts only if the line contains no equals sign. */
export function continuesPreviousLine(nodes: readonly TexNode[]): boolean {
  const first = nodes[findFirstVisible(nodes)];
  if (first?.kind === 'command' && /^(times|cdot|div|pm)$/.test(first.name)) return true;
  const sign = first?.kind === 'text' ? first.text.trimStart().charAt(0) : findSignInText(nodes);
  if (sign === '+' || sign === '/' || sign === '*') return true;
  return (
    (sign === '-' || sign === '−') && !nodes.some((node) => node.kind === 'text' && node.text.includes('='))
  );
}

/** Whether a line ends with an operator or an equals sign, so its formula continues in the next line. */
export function endsWithOperator(nodes: readonly TexNode[]): boolean {
  const last = nodes.findLast((node) => !isBlank(node) && !(node.kind === 'symbol' && node.text === '&'));
  if (last?.kind === 'command') return /^(times|cdot|div|pm)$/.test(last.name);
  return last?.kind === 'text' && /[-+*/=−]\s*$/.test(last.text);
}

/** Returns the sign that a line begins with as a text, as converters write it: `\text{−}\frac{1}{2}`. */
function findSignInText(nodes: readonly TexNode[]): string | undefined {
  const at = findFirstVisible(nodes);
  const [command, group] = nodes.slice(at, at + 2);
  if (command?.kind !== 'command' || command.name !== 'text' || group?.kind !== 'group') return undefined;
  return printNodes(group.children).trim();
}
