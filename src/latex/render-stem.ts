import type { Definitions } from './definitions.ts';
import { renderShaped } from './render-shaped.ts';
import type { TexNode } from './tex-tree.ts';
import { trimBreaks } from './trim-breaks.ts';

/** Renders the text of a question or part without breaks at both ends and without a leading `{}`. */
export function renderStem(nodes: readonly TexNode[], definitions: Definitions): string {
  return renderShaped(nodes, definitions, shapeStem);
}

function shapeStem(nodes: readonly TexNode[]): readonly TexNode[] {
  const trimmed = trimBreaks(nodes);
  const [first] = trimmed;
  const startsWithEmptyGroup = first?.kind === 'group' && first.children.length === 0;
  return startsWithEmptyGroup ? trimBreaks(trimmed.slice(1)) : trimmed;
}
