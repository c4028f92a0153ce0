import type { Span } from '../../domain/span.ts';
import { parseTex } from '../../latex/parse-tex.ts';
import { plainText } from '../../latex/plain-text.ts';
import { containsNode, isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { cacheByObject } from '../../text/cache-by-object.ts';

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
  return new LazyTextView(tex, span);
}

/** A class is used because object literals with getters are slow to create and to read. */
class LazyTextView implements TextView {
  readonly tex: string;
  readonly span: Span | undefined;
  #nodes: readonly TexNode[] | undefined;
  #visible: string | undefined;
  #prose: string | undefined;
  #words: readonly string[] | undefined;

  constructor(tex: string, span: Span | undefined) {
    this.tex = tex;
    this.span = span;
  }

  get nodes(): readonly TexNode[] {
    this.#nodes ??= parseTex(this.tex).nodes;
    return this.#nodes;
  }

  get visible(): string {
    this.#visible ??= plainText(this.nodes, 'shown');
    return this.#visible;
  }

  get prose(): string {
    this.#prose ??= getProse(this.nodes);
    return this.#prose;
  }

  get words(): readonly string[] {
    this.#words ??= this.prose.match(WORD) ?? [];
    return this.#words;
  }
}

const getProse = cacheByObject((nodes: readonly TexNode[]): string =>
  plainText(containsNode(nodes, isFormula) ? removeFormulas(nodes) : nodes, 'shown'),
);

function isFormula({ kind }: TexNode): boolean {
  return kind === 'math' || kind === 'verbatim';
}

/** Replaces formulas and verbatim text with spaces. */
function removeFormulas(nodes: readonly TexNode[]): TexNode[] {
  return nodes.map((node): TexNode => {
    if (isFormula(node)) return { kind: 'text', text: ' ', start: node.start };
    return isBranch(node) ? { ...node, children: removeFormulas(node.children) } : node;
  });
}
