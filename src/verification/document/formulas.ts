import { DISPLAYS } from '../../latex/section-names.ts';
import { isBranch, type TexBranch, type TexNode } from '../../latex/tex-tree.ts';

/** A formula of the source: what stands between its delimiters. */
export type SourceFormula = {
  readonly node: TexBranch;
  readonly display: boolean;
  /** `align*` and the like; undefined for `$…$` and `\[…\]`. */
  readonly environment: string | undefined;
};

const VERBATIM_PICTURES = /^(tikzpicture|circuitikz|pspicture|picture|asy|tikzcd|pgfpicture|axis)$/;

/** Every formula below some nodes, outermost first; drawings are left alone. */
export function formulasIn(nodes: readonly TexNode[], found: SourceFormula[] = []): SourceFormula[] {
  for (const node of nodes) {
    if (!isBranch(node)) continue;
    if (node.kind === 'math') found.push({ node, display: node.display, environment: undefined });
    else if (node.kind === 'environment' && DISPLAYS.has(node.name))
      found.push({ node, display: true, environment: node.name });
    else if (node.kind !== 'environment' || !VERBATIM_PICTURES.test(node.name))
      formulasIn(node.children, found);
  }
  return found;
}

/** The source between the delimiters of a formula, and where it begins. */
export function insideOf(source: string, node: TexBranch): { readonly text: string; readonly start: number } {
  const start = node.start + node.open.length;
  return { text: source.slice(start, node.end - node.close.length), start };
}
