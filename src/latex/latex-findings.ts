import type { Finding, Severity } from '../domain/finding.ts';
import type { Span } from '../domain/span.ts';
import { createLineIndex, type LineIndex } from '../text/line-index.ts';
import type { TexProblem } from './tex-tree.ts';

/** Collects findings with line and column, at most `MAX_FINDINGS`. */
export type FindingSink = {
  readonly findings: Finding[];
  report(severity: Severity, finding: { rule: string; message: string; span: Span }): void;
};

const MAX_FINDINGS = 1000;

/** Creates an empty collection of findings for a document. */
export function createFindingSink(tex: string): FindingSink {
  const findings: Finding[] = [];
  let lines: LineIndex | undefined;
  return {
    findings,
    report: (severity, { rule, message, span }) => {
      if (findings.length >= MAX_FINDINGS) return;
      lines ??= createLineIndex(tex);
      findings.push({ rule, severity, message, span, position: lines.positionOf(span.start) });
    },
  };
}

const MESSAGES: Readonly<Record<TexProblem['rule'], (name: string) => string>> = {
  'brace-is-closed': () => 'This { is never closed; add the } that belongs to it or remove it.',
  'brace-is-opened': () => 'This } closes nothing; remove it or add the { before it.',
  'math-is-closed': (name) =>
    `The formula that ${name} opens here is never closed; add ${getClosingSign(name)} where it ends.`,
  'math-is-opened': (name) => `${name} closes no formula; add the opening sign before it or remove it.`,
  'environment-is-closed': (name) => `\\begin{${name}} has no \\end{${name}}; add it where the ${name} ends.`,
  'environment-is-opened': (name) =>
    `\\end{${name}} closes nothing; add \\begin{${name}} before it or remove it.`,
  'nesting-is-shallow': () => 'Braces and environments are nested too deeply here; remove some of them.',
};

function getClosingSign(name: string): string {
  if (name === '\\[') return '\\]';
  return name === '\\(' ? '\\)' : name;
}

/** The message of a delimiter problem. */
export function formatProblem(problem: TexProblem): string {
  return MESSAGES[problem.rule](problem.name);
}
