import type { DiagramRenderer, Drawing } from '../../ports/diagram-renderer.ts';

/** Draws each source once and keeps the newest drawings, so that a page opened twice waits once. */
export function cacheDrawings(renderer: DiagramRenderer, most = 200): DiagramRenderer {
  const kept = new Map<string, Promise<Drawing>>();
  return {
    draw: (tikz) => {
      const drawing = kept.get(tikz) ?? renderer.draw(tikz);
      kept.delete(tikz);
      kept.set(tikz, drawing);
      const oldest = kept.keys().next().value;
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      drawing.catch(() => kept.delete(tikz));
      return drawing;
    },
    close: () => renderer.close(),
  };
}
