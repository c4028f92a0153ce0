import { findProgram } from '../adapters/process/find-program.ts';
import { processVariables } from '../config/process-environment.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';

/** Opens the TikZ renderer: the installed TeX if there is one, otherwise the bundled engine. It is loaded at the first drawing. */
export function openDiagrams({ PATH = '' } = processVariables()): DiagramRenderer {
  let opened: Promise<DiagramRenderer> | undefined;
  const open = async (): Promise<DiagramRenderer> => {
    const { createTikzjaxRenderer } = await import('../adapters/tikzjax/create-tikzjax-renderer.ts');
    const { cacheDrawings } = await import('../adapters/tikzjax/cache-drawings.ts');
    return cacheDrawings(await preferInstalled(createTikzjaxRenderer(), PATH));
  };
  return {
    draw: async (tikz) => {
      opened ??= open();
      return (await opened).draw(tikz);
    },
    close: async () => (await opened)?.close(),
  };
}

async function preferInstalled(own: DiagramRenderer, path: string): Promise<DiagramRenderer> {
  const [pdflatex, pdftocairo] = [await findProgram('pdflatex', path), await findProgram('pdftocairo', path)];
  if (pdflatex === undefined || pdftocairo === undefined) return own;
  const { createPdflatexRenderer } = await import('../adapters/pdflatex/create-pdflatex-renderer.ts');
  const { withFallbackRenderer } = await import('../adapters/pdflatex/with-fallback-renderer.ts');
  return withFallbackRenderer(createPdflatexRenderer({ pdflatex, pdftocairo }), own);
}
