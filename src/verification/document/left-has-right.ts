import { isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { documentCheck, type Remark } from '../check.ts';
import { written } from '../example.ts';

export const leftHasRight = documentCheck({
  id: 'left-has-right',
  code: 'S12',
  meaning: 'Every \\left has a matching \\right in the same group and cell.',
  severity: 'error',
  fails: written('Calculate $\\left(\\frac{1}{2} + 1$.', 'No value.'),
  passes: written(
    'Calculate $\\left(\\frac{1}{2} + 1\\right)$.',
    'The value is $\\frac{1}{2} + 1 = \\frac{3}{2}$.',
  ),
  run: ({ tree }) => findUnmatched(tree.nodes),
});

/** As in TeX, each group, formula, cell and row must be balanced on its own. */
function findUnmatched(nodes: readonly TexNode[]): Remark[] {
  const remarks: Remark[] = [];
  let open: TexNode[] = [];
  const finishCell = (): void => {
    remarks.push(
      ...open.map((node) => remarkOn(node, 'This \\left has no \\right; add it where the bracket ends.')),
    );
    open = [];
  };
  for (const node of nodes) {
    if (isBranch(node)) remarks.push(...findUnmatched(node.children));
    else if (node.kind === 'command' && node.name === 'left') open.push(node);
    else if (node.kind === 'command' && node.name === 'right') {
      if (open.pop() === undefined)
        remarks.push(remarkOn(node, 'This \\right has no \\left; add it or remove this one.'));
    } else if (
      (node.kind === 'symbol' && node.text === '&') ||
      (node.kind === 'command' && node.name === '\\')
    )
      finishCell();
  }
  finishCell();
  return remarks;
}

function remarkOn(node: TexNode, message: string): Remark {
  const length = node.kind === 'command' ? node.text.length : 1;
  return { message, span: { start: node.start, end: node.start + length } };
}
