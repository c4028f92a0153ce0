import type { Span } from '../../domain/span.ts';
import { removeAnswers } from '../../latex/given-answers.ts';
import { parseTex } from '../../latex/parse-tex.ts';
import { rewriteForms } from '../../latex/rewrite-forms.ts';
import { ALTERNATES, SECTIONS, SOLUTIONS } from '../../latex/section-names.ts';
import { isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { wrapTitledSolution } from '../../latex/wrap-titled-solution.ts';
import { replaceDecimalCommas } from './decimal-commas.ts';

/** One solution in the source. */
export type SolutionSection = {
  readonly kind: 'solution' | 'alternate';
  readonly nodes: readonly TexNode[];
  /** Added to a position in `nodes`, it gives the position in the document. */
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

let last: { readonly source: string; readonly span: Span; readonly split: SplitQuestion } | undefined;

/** Splits a question into its stem and solutions. The last result is cached, because several checks need it. */
export function splitQuestion(source: string, span: Span): SplitQuestion {
  const isLast = last?.span.start === span.start && last.span.end === span.end && last.source === source;
  const split = isLast && last !== undefined ? last.split : splitBetween(source, span);
  last = { source, span, split };
  return split;
}

function splitBetween(source: string, question: Span): SplitQuestion {
  const text = source.slice(question.start, question.end);
  const parsed = parseTex(replaceDecimalCommas(text, source)).nodes;
  const nodes = text.includes('\\begin{solution}') ? parsed : wrapTitledSolution(rewriteForms(parsed));
  const sections: SolutionSection[] = [];
  collectSections(nodes, question.start, sections);
  // If the blanks contain their answers (`\answer{…}`), the text of the question is also its solution.
  if (sections.length === 0 && text.includes('\\answer{'))
    sections.push({ kind: 'solution', nodes: removeChoices(nodes), offset: question.start, span: question });
  const end = nodes.findIndex((node) => node.kind === 'environment' && SECTIONS.has(node.name));
  const stem = end < 0 ? [] : removeAnswers(nodes.slice(0, end));
  return { nodes, stem, sections: putMainFirst(sections) };
}

const CHOICES = /^(?:multipleChoice|selectAll|choices|tasks)$/;

/** Removes lists of options, whose equalities may be wrong on purpose. */
function removeChoices(nodes: readonly TexNode[]): readonly TexNode[] {
  return nodes
    .filter((node) => node.kind !== 'environment' || !CHOICES.test(node.name))
    .map((node) =>
      node.kind === 'environment' ? { ...node, children: removeChoices(node.children) } : node,
    );
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
