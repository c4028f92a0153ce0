import type { Span } from '../../domain/span.ts';
import { parseTex } from '../../latex/parse-tex.ts';
import { ALTERNATES, SECTIONS, SOLUTIONS } from '../../latex/section-names.ts';
import { isBranch, type TexNode } from '../../latex/tex-tree.ts';

/** One solution in the source. */
export type SolutionSection = {
  readonly kind: 'solution' | 'alternate';
  readonly nodes: readonly TexNode[];
  /** The offset of positions in `nodes` within the document. */
  readonly offset: number;
  readonly span: Span;
};

/** Returns the solutions of a question, the main one first. */
export function solutionSections(source: string, question: Span): SolutionSection[] {
  return splitQuestion(source, question).sections;
}

type SplitQuestion = {
  /** The nodes before the options and solutions. */
  readonly stem: readonly TexNode[];
  readonly sections: SolutionSection[];
};

/** Splits a question into its stem and solutions. */
export function splitQuestion(source: string, question: Span): SplitQuestion {
  const { nodes } = parseTex(source.slice(question.start, question.end));
  const found: SolutionSection[] = [];
  collect(nodes, question.start, found);
  const end = nodes.findIndex((node) => node.kind === 'environment' && SECTIONS.has(node.name));
  return { stem: end < 0 ? [] : nodes.slice(0, end), sections: putMainFirst(found) };
}

function putMainFirst(found: SolutionSection[]): SolutionSection[] {
  const [first] = found.filter(({ kind }) => kind === 'solution');
  return first === undefined
    ? found
    : [
        first,
        ...found.filter((each) => each !== first).map((each) => ({ ...each, kind: 'alternate' as const })),
      ];
}

function collect(nodes: readonly TexNode[], offset: number, found: SolutionSection[]): void {
  for (const node of nodes) {
    if (!isBranch(node)) continue;
    const kind =
      node.kind !== 'environment'
        ? undefined
        : SOLUTIONS.has(node.name)
          ? 'solution'
          : ALTERNATES.has(node.name)
            ? 'alternate'
            : undefined;
    if (kind === undefined) collect(node.children, offset, found);
    else
      found.push({
        kind,
        nodes: node.children,
        offset,
        span: { start: node.start + offset, end: node.end + offset },
      });
  }
}
