import { parseTex } from './parse-tex.ts';
import { printNodes } from './print-tex.ts';
import { DRAWINGS } from './render-tex.ts';
import { dedent } from './tex-builder.ts';
import { type EnvironmentNode, isBranch, type TexNode } from './tex-tree.ts';

/** Extracts the first TikZ environment from any surrounding text; undefined when there is no complete one. */
export function extractDrawing(text: string): string | undefined {
  const [first] = findDrawings(parseTex(text).nodes);
  const tex = first === undefined ? '' : dedent(printNodes([first]).replace(/\r\n?/g, '\n')).trim();
  return tex.endsWith(`\\end{${first?.name}}`) ? tex : undefined;
}

/** Finds every outermost TikZ environment, in document order. */
export function findDrawings(nodes: readonly TexNode[]): EnvironmentNode[] {
  return nodes.flatMap((node) => {
    if (!isBranch(node)) return [];
    const isDrawing = node.kind === 'environment' && DRAWINGS.has(node.name) && /tikz/.test(node.name);
    return isDrawing ? [node] : findDrawings(node.children);
  });
}
