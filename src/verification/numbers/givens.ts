import type { Span } from '../../domain/span.ts';
import { printNodes } from '../../latex/print-tex.ts';
import { isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { cacheByObject } from '../../text/cache-by-object.ts';
import { type MeasuredValue, parseQuantity } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';

/** A number or quantity that the stem gives. */
export type Given = { readonly tex: string; readonly measured: MeasuredValue };

/** Returns the numbers in the passage and the stem, in order (cached). */
export const getGivens = cacheByObject((view: QuestionView): readonly Given[] => [
  ...findGivens(view.passage?.nodes ?? []),
  ...findGivens(view.stem.nodes),
]);

/** Finds the inline formulas that are only a number or quantity (cached). */
export const findGivens: (nodes: readonly TexNode[]) => readonly Given[] = cacheByObject((nodes) =>
  nodes.flatMap((node) => {
    if (node.kind !== 'math') return isBranch(node) ? findGivens(node.children) : [];
    const tex = printNodes(node.children);
    const measured = /\d/.test(tex) ? parseQuantity(tex) : undefined;
    return measured === undefined ? [] : [{ tex, measured }];
  }),
);

/** Returns the span of a given value in the stem. */
export function locateGiven(view: QuestionView, given: Given): Span {
  return view.locate(view.stem.span, given.tex);
}
