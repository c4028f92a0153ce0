import type { DiagramTools } from '../agents/tikz/draw-diagram.ts';
import type { Settings } from '../domain/settings.ts';
import type { CliTools } from './cli-tools.ts';
import { warnOfReferences } from './warn-of-references.ts';

export type DrawingWish = {
  readonly settings: Settings;
  /** Folders to search; none means everything that was ever indexed. */
  readonly refs: readonly string[];
  readonly way: 'model' | 'rules';
};

/** TeX, and for a model the references and the author's drawings; a folder that is missing is warned of and left out. */
export async function openDrawingTools(
  { settings, refs, way }: DrawingWish,
  tools: CliTools,
): Promise<{ readonly tools: DiagramTools; close(): Promise<void> }> {
  const renderer = await tools.openDiagrams();
  const draw: DiagramTools['draw'] = (tikz) => renderer.draw(tikz);
  if (way === 'rules' && refs.length === 0) return { tools: { draw }, close: () => renderer.close() };
  const { store, examples } = await tools.openReferences(settings);
  for (const folder of refs) warnOfReferences(await store.index(folder), tools.terminal.err);
  return {
    tools: { draw, examples, references: { store, ...(refs.length > 0 && { folders: refs }) } },
    close: async () => {
      await store.close();
      await renderer.close();
    },
  };
}
