import type { Finding } from '../domain/finding.ts';
import { findDrawings } from '../latex/extract-drawing.ts';
import { parseTex } from '../latex/parse-tex.ts';
import { printNodes } from '../latex/print-tex.ts';
import { createLineIndex } from '../text/line-index.ts';

/** Compiles a TikZ drawing or returns the error; the port for diagram rendering has this signature. */
export type Draw = (
  tikz: string,
) => Promise<
  { readonly kind: 'drawn' } | { readonly kind: 'failed'; readonly message: string; readonly line?: number }
>;

/** Compiles every TikZ drawing of a document; reports one error for each that fails. */
export async function verifyDiagrams(source: string, draw: Draw): Promise<Finding[]> {
  const lines = createLineIndex(source);
  const findings: Finding[] = [];
  for (const node of findDrawings(parseTex(source).nodes)) {
    const drawing = await draw(printNodes([node]));
    if (drawing.kind === 'drawn') continue;
    const first = lines.positionOf(node.start);
    const start =
      drawing.line === undefined
        ? node.start
        : lines.offsetOf({ line: first.line + drawing.line - 1, column: 1 });
    findings.push({
      rule: 'diagram-compiles',
      severity: 'error',
      message: `This drawing cannot be compiled: ${drawing.message}`,
      span: { start, end: Math.min(source.length, start + 1) },
      position: lines.positionOf(start),
      field: 'diagrams',
    });
  }
  return findings;
}
