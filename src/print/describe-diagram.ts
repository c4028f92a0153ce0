import type { Diagram } from '../domain/question-content.ts';
import { plainLine } from './plain-line.ts';

/** Describes a diagram that cannot be drawn here: `[image: ramp.png]`. */
export function describeDiagram(diagram: Diagram): string {
  if (diagram.kind === 'image') return `[image: ${plainLine(diagram.path)}]`;
  return diagram.kind === 'placeholder' ? `[diagram: ${plainLine(diagram.name)}]` : '[diagram: TikZ]';
}
