import type { Diagram } from '../domain/question-content.ts';
import { printNodes } from './print-tex.ts';
import { DRAWINGS, renderTex } from './render-tex.ts';
import { findGroup, findOptional } from './tex-arguments.ts';
import { dedent } from './tex-builder.ts';
import { isEnvironment, type TexNode } from './tex-tree.ts';

/** A diagram, and the index of the node after it. */
type FoundDiagram = { readonly diagram: Diagram; readonly next: number };

/** `% \input{diagram}` */
const COMMENTED_INPUT = /^%[%\s]*\\(?:input|include)\s*\{\s*([^{}]+?)\s*\}\s*$/;

/** Finds the drawing, image or placeholder that begins at `index`. The files are not read. */
export function findDiagram(nodes: readonly TexNode[], index: number): FoundDiagram | undefined {
  const node = nodes[index];
  if (isEnvironment(node, DRAWINGS)) {
    return { diagram: { kind: 'tikz', tex: printDrawing([node]) }, next: index + 1 };
  }
  if (node?.kind !== 'command') return undefined;
  if (node.name === 'includegraphics') return findImage(nodes, index);
  if (node.name === 'tikz') return findTikzCommand(nodes, index);
  if (node.name === 'input' || node.name === 'include') return findInput(nodes, index);
  return undefined;
}

/** Finds the file name in a comment such as `% \input{diagram}`. */
export function findPlaceholder(comment: string): string | undefined {
  return COMMENTED_INPUT.exec(comment.trimEnd())?.[1];
}

function printDrawing(nodes: readonly TexNode[]): string {
  return dedent(printNodes(nodes).replace(/\r\n?/g, '\n'));
}

function findImage(nodes: readonly TexNode[], index: number): FoundDiagram | undefined {
  const optional = findOptional(nodes, index + 1);
  const argument = findGroup(nodes, optional?.next ?? index + 1);
  const path = argument && renderTex(argument.group.children, { oneLine: true });
  if (argument === undefined || path === undefined || !isFileName(path)) return undefined;
  const options = optional === undefined ? '' : renderTex(optional.nodes, { oneLine: true });
  const diagram: Diagram = { kind: 'image', path, ...(isOptionList(options) ? { options } : {}) };
  return { diagram, next: argument.next };
}

function findTikzCommand(nodes: readonly TexNode[], index: number): FoundDiagram | undefined {
  const optional = findOptional(nodes, index + 1);
  const argument = findGroup(nodes, optional?.next ?? index + 1);
  if (argument === undefined) return undefined;
  return {
    diagram: { kind: 'tikz', tex: printDrawing(nodes.slice(index, argument.next)) },
    next: argument.next,
  };
}

function findInput(nodes: readonly TexNode[], index: number): FoundDiagram | undefined {
  const argument = findGroup(nodes, index + 1);
  const name = argument && renderTex(argument.group.children, { oneLine: true });
  if (argument === undefined || name === undefined || !isFileName(name)) return undefined;
  return { diagram: { kind: 'placeholder', name, commented: false }, next: argument.next };
}

function isFileName(text: string): boolean {
  return text !== '' && !/[{}%\r\n]/.test(text);
}

function isOptionList(text: string): boolean {
  return text !== '' && !/[%[\]]/.test(text);
}
