import type { DiagramRenderer } from '../ports/diagram-renderer.ts';

/** Draws TikZ; the engine is loaded at the first drawing. */
export function openDiagrams(): DiagramRenderer {
  let opened: Promise<DiagramRenderer> | undefined;
  const open = async (): Promise<DiagramRenderer> => {
    const { createTikzjaxRenderer } = await import('../adapters/tikzjax/create-tikzjax-renderer.ts');
    const { rememberDrawings } = await import('../adapters/tikzjax/remember-drawings.ts');
    return rememberDrawings(createTikzjaxRenderer());
  };
  return {
    draw: async (tikz) => {
      opened ??= open();
      return (await opened).draw(tikz);
    },
    close: async () => (await opened)?.close(),
  };
}
