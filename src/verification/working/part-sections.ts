import type { Span } from '../../domain/span.ts';
import type { ReadPart } from '../../latex/parts/read-parts.ts';
import type { ReadQuestion } from '../../latex/read-questions.ts';
import type { TexNode } from '../../latex/tex-tree.ts';
import { type SolutionSection, splitQuestion } from '../sections/solution-sections.ts';
import { clipNodes } from './clip-nodes.ts';

/** The text and the solutions of one part, or of what all parts share. */
export type PartSections = {
  /** `a` or `b.i`; empty for what all parts share. */
  readonly path: string;
  /** Text between the part before and this one, which later parts may use too. */
  readonly lead: readonly TexNode[];
  readonly text: readonly TexNode[];
  readonly sections: readonly SolutionSection[];
};

/** Returns the shared text and solution of a question, then the text and solution of each part, outer parts before their inner parts. */
export function splitByPart(source: string, read: ReadQuestion): PartSections[] {
  const { parts = [], question, spans } = read;
  const offset = spans.question.start;
  const { nodes, sections } = splitQuestion(source, spans.question);
  const clip = (span: Span): TexNode[] =>
    clipNodes(nodes, { start: span.start - offset, end: span.end - offset });
  const owned = Map.groupBy(sections, ({ span }) => findOwner(parts, span.start));
  const firstStart = parts[0]?.spans.part.start ?? spans.question.end;
  const hasSharedSolution = question.solution.length + question.alternateSolutions.length > 0;
  const shared = {
    path: '',
    lead: [],
    text: clip({ start: offset, end: firstStart }),
    sections: hasSharedSolution
      ? (owned.get(undefined) ?? []).map((section) => ({
          ...section,
          nodes: subtractSpans(section.span, listSolutionSpans(parts)).flatMap(clip),
        }))
      : [],
  };
  return [
    shared,
    ...parts.map((located, index): PartSections => {
      const { path } = located;
      const { text, solution, part } = located.spans;
      const inner = listInnerParts(parts, index);
      const textEnd = Math.min(text?.end ?? 0, inner[0]?.spans.part.start ?? Number.POSITIVE_INFINITY);
      const pieces = solution === undefined ? [] : subtractSpans(solution, listSolutionSpans(inner));
      const main =
        solution === undefined
          ? []
          : [{ kind: 'solution' as const, nodes: pieces.flatMap(clip), offset, span: solution }];
      const others = (owned.get(located) ?? []).filter(({ span }) => !overlap(span, solution));
      return {
        path,
        lead: clip({ start: findLeadStart(parts, index, part.start), end: part.start }),
        text: text === undefined ? [] : clip({ start: text.start, end: textEnd }),
        sections: [...main, ...others],
      };
    }),
  ];
}

/** Returns the parts inside the part at an index; they follow it. */
export function listInnerParts(parts: readonly ReadPart[], index: number): readonly ReadPart[] {
  const prefix = `${parts[index]?.path}.`;
  const end = parts.findIndex(({ path }, other) => other > index && !path.startsWith(prefix));
  return parts.slice(index + 1, end < 0 ? undefined : end);
}

/** Returns the innermost part that contains an offset (binary search; a part comes before its inner parts). */
export function findOwner(parts: readonly ReadPart[], offset: number): ReadPart | undefined {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((parts[middle]?.spans.part.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const last = parts[low - 1];
  if (last === undefined || offset < last.spans.part.end) return last;
  const outerPath = last.path.split('.')[0];
  const outer = parts.slice(0, low).findLast(({ path }) => path === outerPath);
  return outer !== undefined && outer !== last && offset < outer.spans.part.end ? outer : undefined;
}

/** Returns the end of the text before the part at `index`: of its sibling before it, or of the text of its outer part. */
function findLeadStart(parts: readonly ReadPart[], index: number, start: number): number {
  const previous = parts[index - 1];
  if (previous === undefined) return start;
  const isOuter = parts[index]?.path.startsWith(`${previous.path}.`) === true;
  const { part, text, label } = previous.spans;
  return Math.min(start, isOuter ? Math.min(text?.end ?? label.end, start) : part.end);
}

function listSolutionSpans(parts: readonly ReadPart[]): Span[] {
  return parts
    .flatMap(({ spans }) => spans.solution ?? [])
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Returns what remains of a span without the given spans, which are sorted by their start. */
function subtractSpans({ start, end }: Span, cuts: readonly Span[]): Span[] {
  const rest: Span[] = [];
  let from = start;
  for (const cut of cuts) {
    if (cut.end <= from || cut.start >= end) continue;
    if (cut.start > from) rest.push({ start: from, end: cut.start });
    from = cut.end;
  }
  return from < end ? [...rest, { start: from, end }] : rest;
}

function overlap(a: Span, b: Span | undefined): boolean {
  return b !== undefined && a.start < b.end && b.start < a.end;
}
