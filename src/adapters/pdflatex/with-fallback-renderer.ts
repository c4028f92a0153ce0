import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';

/** Uses the second renderer if the first throws; a failed drawing of the first is returned. */
export function withFallbackRenderer(first: DiagramRenderer, fallback: DiagramRenderer): DiagramRenderer {
  return {
    draw: (tikz) => first.draw(tikz).catch(() => fallback.draw(tikz)),
    close: async () => {
      await first.close();
      await fallback.close();
    },
  };
}
