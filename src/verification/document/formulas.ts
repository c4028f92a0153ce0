import type { Span } from '../../domain/span.ts';
import { DISPLAYS } from '../../latex/section-names.ts';
import { findGroup } from '../../latex/tex-arguments.ts';
import { isBranch, type TexBranch, type TexNode } from '../../latex/tex-tree.ts';

/** A formula in the source, with its delimiters. */
export type SourceFormula = {
  readonly node: TexBranch;
  readonly display: boolean;
  /** The environment, such as `align*`; undefined for `$…$` and `\[…\]`. */
  readonly environment: string | undefined;
};

/** Formulas beyond this limit are not checked. */
const MAX_FORMULAS = 200_000;

/** Finds all formulas below some nodes, including those in the `\intertext` of a display. */
export function findFormulas(nodes: readonly TexNode[], formulas: SourceFormula[] = []): SourceFormula[] {
  for (const node of nodes) {
    if (formulas.length >= MAX_FORMULAS) break;
    if (!isBranch(node)) continue;
    if (node.kind === 'math') formulas.push({ node, display: node.display, environment: undefined });
    else if (node.kind === 'environment' && DISPLAYS.has(node.name)) {
      formulas.push({ node, display: true, environment: node.name });
      for (const intertext of findIntertexts(node.children)) findFormulas(intertext, formulas);
    } else findFormulas(node.children, formulas);
  }
  return formulas;
}

/** Finds the contents of `\intertext{…}` between the lines of a display. */
export function findIntertexts(nodes: readonly TexNode[]): (readonly TexNode[])[] {
  return nodes.flatMap((node, index) => {
    if (node.kind !== 'command' || !/^(?:short)?intertext$/.test(node.name)) return [];
    const argument = findGroup(nodes, index + 1);
    return argument === undefined ? [] : [argument.group.children];
  });
}

/** Returns the source between the delimiters of a formula, and its start. */
export function getFormulaSource(
  source: string,
  node: TexBranch,
): { readonly text: string; readonly start: number } {
  const start = node.start + node.open.length;
  return { text: source.slice(start, node.end - node.close.length), start };
}

/** Finds drawings that some sources put into the text as `[asy] … [/asy]`. */
export function findInlineDrawings(source: string): readonly Span[] {
  const spans: Span[] = [];
  for (let start = source.indexOf('[asy]'); start >= 0; ) {
    const close = source.indexOf('[/asy]', start);
    if (close < 0) break;
    spans.push({ start, end: close + '[/asy]'.length });
    start = source.indexOf('[asy]', close);
  }
  return spans;
}
