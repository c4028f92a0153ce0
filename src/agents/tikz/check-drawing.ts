import type { Finding } from '../../domain/finding.ts';
import type { Drawing } from '../../ports/diagram-renderer.ts';
import { createLineIndex } from '../../text/line-index.ts';
import { verifyDiagrams } from '../../verification/verify-diagrams.ts';

/** Compiles TikZ, like `DiagramRenderer.draw`. */
export type DrawTikz = (tikz: string) => Promise<Drawing>;

/** The findings of a drawing, and its SVG if it compiled. */
export type CheckedDrawing = { readonly findings: readonly Finding[]; readonly svg?: string };

/** Commands that a drawing must not use, because they access files or the system, or redefine TeX. */
const FORBIDDEN_COMMAND =
  /\\(?:input|include|includegraphics|InputIfFileExists|openin|openout|read|write|immediate|special|directlua|catcode|csname|usepackage|usetikzlibrary|documentclass|newcommand|renewcommand|def|gdef|edef|let)(?![a-zA-Z])/g;

/** Checks a drawing for forbidden commands and compiles it. */
export async function checkDrawing(tikz: string, draw: DrawTikz): Promise<CheckedDrawing> {
  const forbidden = findForbiddenCommands(tikz);
  if (forbidden.length > 0) return { findings: forbidden };
  let svg: string | undefined;
  const findings = await verifyDiagrams(tikz, async (tex) => {
    const drawing = await draw(tex);
    if (drawing.kind === 'drawn') svg = drawing.svg;
    return drawing;
  });
  return { findings, ...(svg !== undefined && { svg }) };
}

function findForbiddenCommands(tikz: string): Finding[] {
  const lines = createLineIndex(tikz);
  return [...tikz.matchAll(FORBIDDEN_COMMAND)].map(
    ({ 0: command, index }): Finding => ({
      rule: 'drawing-stays-inside',
      severity: 'error',
      message: `A drawing must not use ${command}.`,
      span: { start: index, end: index + command.length },
      position: lines.positionOf(index),
      field: 'diagrams',
    }),
  );
}
