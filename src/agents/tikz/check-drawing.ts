import type { Finding } from '../../domain/finding.ts';
import type { Drawing } from '../../ports/diagram-renderer.ts';
import { createLineIndex } from '../../text/line-index.ts';
import { verifyDiagrams } from '../../verification/verify-diagrams.ts';

/** Compiles TikZ; the diagram renderer's own function. */
export type DrawTikz = (tikz: string) => Promise<Drawing>;

export type CheckedDrawing = { readonly findings: readonly Finding[]; readonly svg?: string };

/** Commands that reach out of a drawing: to files, to the system, or into TeX itself. */
const OUTWARD =
  /\\(?:input|include|includegraphics|InputIfFileExists|openin|openout|read|write|immediate|special|directlua|catcode|csname|usepackage|usetikzlibrary|documentclass|newcommand|renewcommand|def|gdef|edef|let)(?![a-zA-Z])/g;

/** What is wrong with a drawing: commands that do not belong in one, and what TeX says of it. */
export async function checkDrawing(tikz: string, draw: DrawTikz): Promise<CheckedDrawing> {
  const outward = outwardCommands(tikz);
  if (outward.length > 0) return { findings: outward };
  let svg: string | undefined;
  const findings = await verifyDiagrams(tikz, async (tex) => {
    const drawing = await draw(tex);
    if (drawing.kind === 'drawn') svg = drawing.svg;
    return drawing;
  });
  return { findings, ...(svg !== undefined && { svg }) };
}

function outwardCommands(tikz: string): Finding[] {
  const lines = createLineIndex(tikz);
  return [...tikz.matchAll(OUTWARD)].map(
    ({ 0: command, index }): Finding => ({
      rule: 'drawing-stays-inside',
      severity: 'error',
      message: `A drawing has no use for ${command}, which reaches out of it.`,
      span: { start: index, end: index + command.length },
      position: lines.positionOf(index),
      field: 'diagrams',
    }),
  );
}
