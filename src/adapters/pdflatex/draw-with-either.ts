import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';

/** Asks the second renderer whenever the first cannot be used at all; what TeX says of a drawing stands. */
export function drawWithEither(first: DiagramRenderer, second: DiagramRenderer): DiagramRenderer {
  return {
    draw: (tikz) => first.draw(tikz).catch(() => second.draw(tikz)),
    close: async () => {
      await first.close();
      await second.close();
    },
  };
}
