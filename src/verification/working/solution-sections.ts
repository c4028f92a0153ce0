import type { Span } from '../../domain/span.ts';
import { removeAnswers } from '../../latex/given-answers.ts';
import { parseTex } from '../../latex/parse-tex.ts';
import { ALTERNATES, SECTIONS, SOLUTIONS } from '../../latex/section-names.ts';
import { isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { replaceDecimalCommas } from './decimal-commas.ts';

/** One solution in the source. */
export type SolutionSection = {
  readonly kind: 'solution' | 'alternate';
  readonly nodes: readonly TexNode[];
  /** The offset of positions in `nodes` within the document. */
  readonly offset: number;
  readonly span: Span;
};

/** Returns the solutions of a question, the main one first. */
export function listSolutionSections(source: string, question: Span): SolutionSection[] {
  return splitQuestion(source, question).sections;
}

type SplitQuestion = {
  readonly nodes: readonly TexNode[];
  /** The nodes before the options and solutions, without commands that state an answer. */
  readonly stem: readonly TexNode[];
  readonly sections: SolutionSection[];
};

/** Splits a question into its stem and solutions. */
export function splitQuestion(source: string, question: Span): SplitQuestion {
  const { nodes } = parseTex(replaceDecimalCommas(source.slice(question.start, question.end), source));
  const sections: SolutionSection[] = [];
  collectSections(nodes, question.start, sections);
  const end = nodes.findIndex((node) => node.kind === 'environment' && SECTIONS.has(node.name));
  const stem = end < 0 ? [] : removeAnswers(nodes.slice(0, end));
  return { nodes, stem, sections: putMainFirst(sections) };
}

function putMainFirst(sections: SolutionSection[]): SolutionSection[] {
  const [first] = sections.filter(({ kind }) => kind === 'solution');
  return first === undefined
    ? sections
    : [
        first,
        ...sections
          .filter((section) => section !== first)
          .map((section) => ({ ...section, kind: 'alternate' as const })),
      ];
}

function getSectionKind(name: string): SolutionSection['kind'] | undefined {
  if (SOLUTIONS.has(name)) return 'solution';
  return ALTERNATES.has(name) ? 'alternate' : undefined;
}

function collectSections(nodes: readonly TexNode[], offset: number, sections: SolutionSection[]): void {
  for (const node of nodes) {
    if (!isBranch(node)) continue;
    const kind = node.kind === 'environment' ? getSectionKind(node.name) : undefined;
    if (kind === undefined) collectSections(node.children, offset, sections);
    else
      sections.push({
        kind,
        nodes: node.children,
        offset,
        span: { start: node.start + offset, end: node.end + offset },
      });
  }
}
