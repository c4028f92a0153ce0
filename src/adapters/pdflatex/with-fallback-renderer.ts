import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';

/** Uses the fallback if the first renderer throws. A failed drawing is returned and does not use the fallback. */
export function withFallbackRenderer(first: DiagramRenderer, fallback: DiagramRenderer): DiagramRenderer {
  return {
    draw: (tikz) => first.draw(tikz).catch(() => fallback.draw(tikz)),
    close: async () => {
      await first.close();
      await fallback.close();
    },
  };
}
