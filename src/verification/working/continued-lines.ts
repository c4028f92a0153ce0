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
  if (first?.kind === 'command') return /^(times|cdot|div|pm)$/.test(first.name);
  if (first?.kind !== 'text') return false;
  const sign = first.text.trimStart().charAt(0);
  if (sign === '+' || sign === '/' || sign === '*') return true;
  return (
    (sign === '-' || sign === '−') && !nodes.some((node) => node.kind === 'text' && node.text.includes('='))
  );
}

/** Whether a line ends with an operator or an equals sign, so that its formula continues in the next line. */
export function endsWithOperator(nodes: readonly TexNode[]): boolean {
  const last = nodes.findLast((node) => !isBlank(node) && !(node.kind === 'symbol' && node.text === '&'));
  if (last?.kind === 'command') return /^(times|cdot|div|pm)$/.test(last.name);
  return last?.kind === 'text' && /[-+*/=−]\s*$/.test(last.text);
}
