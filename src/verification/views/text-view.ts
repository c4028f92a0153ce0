import type { Span } from '../../domain/span.ts';
import { parseTex } from '../../latex/parse-tex.ts';
import { plainText } from '../../latex/plain-text.ts';
import { isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { lazy } from './lazy.ts';

/** A piece of TeX with its visible text and words; each is computed on first use. */
export type TextView = {
  /** The TeX as stored in the question. */
  readonly tex: string;
  /** Its span in the source. */
  readonly span: Span | undefined;
  readonly nodes: readonly TexNode[];
  /** The text that a reader sees, including formulas. */
  readonly visible: string;
  /** The text that a reader sees, with each formula replaced by a blank. */
  readonly prose: string;
  /** The words outside formulas, as written. */
  readonly words: readonly string[];
};

const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;

/** Creates the view of some TeX; `span` is its position in the source. */
export function createTextView(tex: string, span: Span | undefined): TextView {
  const nodes = lazy(() => parseTex(tex).nodes);
  const visible = lazy(() => plainText(nodes(), 'shown'));
  const prose = lazy(() => plainText(removeFormulas(nodes()), 'shown'));
  const words = lazy(() => prose().match(WORD) ?? []);
  return {
    tex,
    span,
    get nodes() {
      return nodes();
    },
    get visible() {
      return visible();
    },
    get prose() {
      return prose();
    },
    get words() {
      return words();
    },
  };
}

/** Replaces formulas and verbatim text with spaces. */
function removeFormulas(nodes: readonly TexNode[]): TexNode[] {
  return nodes.map((node): TexNode => {
    if (node.kind === 'math' || node.kind === 'verbatim')
      return { kind: 'text', text: ' ', start: node.start };
    return isBranch(node) ? { ...node, children: removeFormulas(node.children) } : node;
  });
}
