import { findDefinitionSpans, isInSpans } from '../../latex/definition-spans.ts';
import { hasNameIn } from '../../latex/names-in.ts';
import { isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { defineDocumentCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';

export const leftHasRight = defineDocumentCheck({
  id: 'left-has-right',
  code: 'S12',
  meaning: 'Every \\left has a matching \\right in the same group and cell.',
  severity: 'error',
  fails: writtenQuestion('Calculate $\\left(\\frac{1}{2} + 1$.', 'No value.'),
  passes: writtenQuestion(
    'Calculate $\\left(\\frac{1}{2} + 1\\right)$.',
    'The value is $\\frac{1}{2} + 1 = \\frac{3}{2}$.',
  ),
  run: ({ source, tree }) => {
    if (!hasNameIn(tree.nodes, (name) => name === 'left' || name === 'right')) return [];
    const definitions = findDefinitionSpans(source);
    // A macro of the author may contain the other half.
    if (definitions.some(({ start, end }) => hasHalf(source.slice(start, end)))) return [];
    return findUnmatched(tree.nodes).filter(({ span }) => !isInSpans(span?.start ?? 0, definitions));
  },
});

/** Whether a definition contains a \left without its \right, or a \right without its \left. */
function hasHalf(definition: string): boolean {
  const lefts = definition.match(/\\left(?![a-zA-Z])/gu)?.length ?? 0;
  return lefts !== (definition.match(/\\right(?![a-zA-Z])/gu)?.length ?? 0);
}

/** Finds unmatched \left and \right. As in TeX, they must match within each group, formula, cell and row. */
function findUnmatched(nodes: readonly TexNode[]): Remark[] {
  const remarks: Remark[] = [];
  let openLefts: TexNode[] = [];
  const finishCell = (): void => {
    remarks.push(
      ...openLefts.map((node) =>
        createRemark(node, 'This \\left has no \\right; add it where the bracket ends.'),
      ),
    );
    openLefts = [];
  };
  for (const node of nodes) {
    if (isBranch(node)) remarks.push(...findUnmatched(node.children));
    else if (node.kind === 'command' && node.name === 'left') openLefts.push(node);
    else if (node.kind === 'command' && node.name === 'right') {
      if (openLefts.pop() === undefined)
        remarks.push(createRemark(node, 'This \\right has no \\left; add it or remove this one.'));
    } else if (
      (node.kind === 'symbol' && node.text === '&') ||
      (node.kind === 'command' && node.name === '\\')
    )
      finishCell();
  }
  finishCell();
  return remarks;
}

function createRemark(node: TexNode, message: string): Remark {
  const length = node.kind === 'command' ? node.text.length : 1;
  return { message, span: { start: node.start, end: node.start + length } };
}
