import type { DiagramRenderer, Drawing } from '../../ports/diagram-renderer.ts';

/** Wraps a renderer with a cache of the most recently requested drawings. */
export function cacheDrawings(renderer: DiagramRenderer, maxDrawings = 200): DiagramRenderer {
  const cache = new Map<string, Promise<Drawing>>();
  return {
    draw: (tikz) => {
      const drawing = cache.get(tikz) ?? renderer.draw(tikz);
      // Set again, so that the first key is always the least recently requested drawing.
      cache.delete(tikz);
      cache.set(tikz, drawing);
      const oldest = cache.keys().next().value;
      if (cache.size > maxDrawings && oldest !== undefined) cache.delete(oldest);
      drawing.catch(() => cache.delete(tikz));
      return drawing;
    },
    close: () => renderer.close(),
  };
}
