import { findProgram } from '../adapters/process/find-program.ts';
import { processVariables } from '../config/process-environment.ts';
import { expandTextQuantities } from '../latex/quantity-tex.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';

/** Opens the TikZ renderer: the installed TeX if there is one, otherwise the bundled engine. It is loaded at the first drawing. */
export function openDiagrams({ PATH = '' } = processVariables()): DiagramRenderer {
  let renderer: Promise<DiagramRenderer> | undefined;
  const openRenderer = async (): Promise<DiagramRenderer> => {
    const { createTikzjaxRenderer } = await import('../adapters/tikzjax/create-tikzjax-renderer.ts');
    const { cacheDrawings } = await import('../adapters/tikzjax/cache-drawings.ts');
    return cacheDrawings(await preferInstalledTex(createTikzjaxRenderer(), PATH));
  };
  return {
    draw: async (tikz) => {
      renderer ??= openRenderer();
      // The bundled engine has no siunitx.
      return (await renderer).draw(expandTextQuantities(tikz));
    },
    close: async () => (await renderer)?.close(),
  };
}

async function preferInstalledTex(bundled: DiagramRenderer, path: string): Promise<DiagramRenderer> {
  const [pdflatex, pdftocairo] = [await findProgram('pdflatex', path), await findProgram('pdftocairo', path)];
  if (pdflatex === undefined || pdftocairo === undefined) return bundled;
  const { createPdflatexRenderer } = await import('../adapters/pdflatex/create-pdflatex-renderer.ts');
  const { withFallbackRenderer } = await import('../adapters/pdflatex/with-fallback-renderer.ts');
  return withFallbackRenderer(createPdflatexRenderer({ pdflatex, pdftocairo }), bundled);
}
