import type { SolutionStep } from '../domain/question-content.ts';
import { closeOpenSections } from './close-open-sections.ts';
import type { Definitions } from './definitions.ts';
import { findInlineDollars } from './inline-dollars.ts';
import { isLayoutOnly } from './is-layout-only.ts';
import { parseTex } from './parse-tex.ts';
import { renderTex } from './render-tex.ts';
import { DISPLAYS } from './section-names.ts';
import { splitRows } from './split-rows.ts';
import { findGroup, findOptional, skipArguments } from './tex-arguments.ts';
import { isBlank, type TexNode } from './tex-tree.ts';
import { trimBreaks } from './trim-breaks.ts';

const INNER_DISPLAYS = new Set(['aligned', 'split', 'gathered', 'alignedat']);
const INTERTEXTS = new Set(['intertext', 'shortintertext']);
/** Commands for equation numbers, with the number of their arguments. */
const NUMBERING = new Map([
  ['nonumber', 0],
  ['notag', 0],
  ['label', 1],
]);
const BLANK_LINE = /\n[ \t]*\n/;

/** Reads a solution as steps: displayed lines and the paragraphs between them, in order. */
export function readSteps(children: readonly TexNode[], definitions: Definitions): SolutionStep[] {
  const [first] = children;
  const optional = first?.kind === 'symbol' ? findOptional(children, 0) : undefined;
  const repaired = closeOpenSections(children.slice(optional?.next ?? 0), DISPLAYS);
  return splitSteps(parseTex(renderTex(repaired, { definitions })).nodes);
}

/** Splits nodes into displays and paragraphs. */
function splitSteps(nodes: readonly TexNode[]): SolutionStep[] {
  const steps: SolutionStep[] = [];
  const inline = findInlineDollars(nodes);
  let prose: TexNode[] = [];
  for (const node of nodes) {
    const display = inline.has(node) ? undefined : readDisplay(node);
    if (display === undefined) {
      prose.push(node);
      continue;
    }
    for (const step of [...readProse(prose), ...display]) steps.push(step);
    prose = [];
  }
  return [...steps, ...readProse(prose)];
}

function readProse(nodes: readonly TexNode[]): SolutionStep[] {
  return splitParagraphs(nodes).flatMap((paragraph): SolutionStep[] => {
    const trimmed = trimBreaks(paragraph);
    const tex = isLayoutOnly(trimmed) ? '' : renderTex(trimmed);
    return tex === '' ? [] : [{ kind: 'prose', tex }];
  });
}

/** Splits at empty lines and `\par`, but not inside groups and environments. */
function splitParagraphs(nodes: readonly TexNode[]): TexNode[][] {
  const paragraphs: TexNode[][] = [[]];
  for (const node of nodes) {
    if (node.kind === 'command' && node.name === 'par') paragraphs.push([]);
    else if (node.kind !== 'text' || !BLANK_LINE.test(node.text)) paragraphs.at(-1)?.push(node);
    else {
      node.text.split(BLANK_LINE).forEach((text, index) => {
        if (index > 0) paragraphs.push([]);
        paragraphs.at(-1)?.push({ ...node, text });
      });
    }
  }
  return paragraphs;
}

function readDisplay(node: TexNode): SolutionStep[] | undefined {
  if (node.kind === 'math' && node.display) return readDisplayRows(node.children, false);
  if (node.kind !== 'environment' || !DISPLAYS.has(node.name)) return undefined;
  const from = node.name.startsWith('alignat') ? skipArguments(node.children, 0, 1) : 0;
  return readDisplayRows(node.children.slice(from), node.name.startsWith('eqnarray'));
}

function readDisplayRows(nodes: readonly TexNode[], isEqnarray: boolean): SolutionStep[] {
  const pieces = splitRows(unwrapAligned(nodes)).flatMap(cutAtIntertext);
  return joinDisplays(
    pieces.flatMap((piece): SolutionStep[] => {
      if (piece.kind === 'prose') return splitSteps(piece.nodes);
      const rows = unwrapAligned(piece.nodes);
      if (rows !== piece.nodes) return readDisplayRows(rows, isEqnarray);
      return [{ kind: 'display', lines: readLine(piece.nodes, isEqnarray) }];
    }),
  );
}

/** Joins neighbouring displays into one and drops empty ones. */
function joinDisplays(steps: readonly SolutionStep[]): SolutionStep[] {
  const joined: SolutionStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (step.kind === 'display' && last?.kind === 'display')
      for (const line of step.lines) last.lines.push(line);
    else if (step.kind === 'prose' || step.lines.length > 0) joined.push(step);
  }
  return joined;
}

/**
 * Returns the content of an `aligned` environment when it is the only content of a display or of one of its rows;
 * otherwise the nodes unchanged.
 */
function unwrapAligned(nodes: readonly TexNode[]): readonly TexNode[] {
  const visible = trimBreaks(withoutNumbering(nodes)).filter((node) => !isBlank(node));
  const [onlyNode] = visible;
  if (visible.length !== 1 || onlyNode?.kind !== 'environment' || !INNER_DISPLAYS.has(onlyNode.name))
    return nodes;
  return unwrapAligned(
    onlyNode.children.slice(skipArguments(onlyNode.children, 0, onlyNode.name === 'alignedat' ? 1 : 0)),
  );
}

type RowPiece = { readonly kind: 'line' | 'prose'; readonly nodes: readonly TexNode[] };

/** Splits a row of a display at `\intertext`, whose argument is prose. */
export function cutAtIntertext(row: readonly TexNode[]): RowPiece[] {
  const pieces: RowPiece[] = [];
  let line: TexNode[] = [];
  for (let index = 0; index < row.length; index++) {
    const node = row[index];
    if (node === undefined) break;
    const text = node.kind === 'command' && INTERTEXTS.has(node.name) ? findGroup(row, index + 1) : undefined;
    if (text === undefined) {
      line.push(node);
      continue;
    }
    pieces.push({ kind: 'line', nodes: line }, { kind: 'prose', nodes: text.group.children });
    line = [];
    index = text.next - 1;
  }
  return [...pieces, { kind: 'line', nodes: line }];
}

function withoutNumbering(nodes: readonly TexNode[]): TexNode[] {
  const kept: TexNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const count = node.kind === 'command' ? NUMBERING.get(node.name) : undefined;
    if (count === undefined) kept.push(node);
    else index = skipArguments(nodes, index + 1, count) - 1;
  }
  return kept;
}

function readLine(nodes: readonly TexNode[], isEqnarray: boolean): string[] {
  const line = renderTex(withoutNumbering(nodes), { oneLine: true });
  if (/^[&\s]*$/.test(line)) return [];
  return [isEqnarray ? joinEqnarrayColumns(line) : line];
}

/** Replaces the two `&` around a relation sign, which only `eqnarray` has, by one. */
function joinEqnarrayColumns(line: string): string {
  return line.replace(/&\s*(=|\\approx|\\leq?|\\geq?|<|>)\s*&/, '&$1');
}
