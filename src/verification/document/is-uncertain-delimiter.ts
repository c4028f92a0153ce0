import type { Finding } from '../../domain/finding.ts';
import type { Span } from '../../domain/span.ts';
import { findDefinitionSpans } from '../../latex/definition-spans.ts';
import { DISPLAYS, FRAMES, QUESTIONS, SECTIONS, TABLES } from '../../latex/section-names.ts';
import { getNodeEnd, isBlank, isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { readEnvironmentName } from '../../latex/tokenise-tex.ts';
import type { DocumentView } from '../views/document-view.ts';

/** If `\else` or `\fi` follows an unmatched `\begin` within this many characters, the `\begin` is one of two alternatives. */
const MAX_BRANCH_LENGTH = 400;

/** Environments for text, in which a $ always begins a formula; others may contain program code. */
const TEXT_ENVIRONMENTS: ReadonlySet<string> = new Set([
  ...[...SECTIONS, ...QUESTIONS, ...DISPLAYS, ...FRAMES, ...TABLES],
  ...[
    'document',
    'enumerate',
    'itemize',
    'description',
    'parts',
    'subparts',
    'questions',
    'multicols',
    'multicols*',
  ],
  ...[
    'quote',
    'quotation',
    'proof',
    'theorem',
    'lemma',
    'definition',
    'example',
    'remark',
    'hint',
    'frame',
    'block',
  ],
  ...['array', 'aligned', 'cases', 'gathered', 'split', 'matrix', 'pmatrix', 'bmatrix', 'vmatrix'],
]);
/** A group that changes the typeface: TeX ends it with the document, without an error. */
const TYPEFACE_GROUP =
  /^\{\s*\\(?:tiny|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|bf|it|sf|sl|sc|tt|rm|em|bfseries|itshape|centering|raggedright)(?![a-zA-Z])/u;

/**
 * Whether an unmatched delimiter may be intended. Its partner may be in another file, in a macro or in another branch of a
 * condition, or the delimiter may be part of program code.
 */
export function isUncertainDelimiter(finding: Finding, view: DocumentView): boolean {
  const { rule, span } = finding;
  if (span === undefined) return false;
  if (rule === 'math-is-closed') return isInUnknownEnvironment(view.tree.nodes, span.start);
  if (rule === 'brace-is-closed') return TYPEFACE_GROUP.test(view.source.slice(span.start, span.start + 40));
  return rule.startsWith('environment-is-') && isUncertainEnvironment(span, view);
}

function isUncertainEnvironment(span: Span, { source, tree }: DocumentView): boolean {
  const name = readEnvironmentName(source.slice(span.start, span.end));
  if (name === 'document' || (source.includes('\\end{document}') && !source.includes('\\begin{document}')))
    return true;
  return (
    isInCondition(source, span.end) || hasHalfInMacro(source, name) || isInArgument(tree.nodes, span.start)
  );
}

/** Whether the innermost environment around an offset is one that may contain program code. */
function isInUnknownEnvironment(nodes: readonly TexNode[], offset: number, isUnknown = false): boolean {
  const node = nodes.find((child) => isBranch(child) && child.start <= offset && offset < getNodeEnd(child));
  if (node === undefined || !isBranch(node)) return isUnknown;
  const isInside = node.kind === 'environment' ? !TEXT_ENVIRONMENTS.has(node.name) : isUnknown;
  return isInUnknownEnvironment(node.children, offset, isInside);
}

/** Whether the next condition that ends after an offset began before it. */
function isInCondition(source: string, offset: number): boolean {
  const next = /\\(if[a-zA-Z]*|else|fi)(?![a-zA-Z])/u.exec(source.slice(offset, offset + MAX_BRANCH_LENGTH));
  return next !== null && (next[1] === 'else' || next[1] === 'fi');
}

/** Whether a macro contains \begin{name} without its \end, or \end{name} without its \begin, as `\def\ei{\end{itemize}}` does. */
function hasHalfInMacro(source: string, name: string): boolean {
  return findDefinitionSpans(source).some(({ start, end }) => {
    const definition = source.slice(start, end);
    const count = (command: string): number => definition.split(`\\${command}{${name}}`).length;
    return count('begin') !== count('end');
  });
}

/** Whether an offset is in a group after a command, which may be the argument of a macro. */
function isInArgument(nodes: readonly TexNode[], offset: number): boolean {
  const index = nodes.findIndex(
    (node) => isBranch(node) && node.start <= offset && offset < getNodeEnd(node),
  );
  const node = nodes[index];
  if (node === undefined || !isBranch(node)) return false;
  const before = nodes.slice(0, index).findLast((earlier) => !isBlank(earlier));
  const isArgument = node.kind === 'group' && (before?.kind === 'command' || before?.kind === 'group');
  return isArgument || isInArgument(node.children, offset);
}
