import type { DiagramTools } from '../../agents/tikz/draw-diagram.ts';
import type { Settings } from '../../domain/settings.ts';
import type { AuthorExamples } from '../../ports/author-examples.ts';
import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';
import type { IndexReport, ReferenceStore } from '../../ports/reference-store.ts';

/** The indexed reference folders and the author's drawings, from which a model gets examples. The caller closes the store. */
export type OpenReferences = { readonly store: ReferenceStore; readonly examples: AuthorExamples };

type DrawingOptions = {
  readonly settings: Settings;
  /** The reference folders to search; an empty list searches all folders that are indexed. */
  readonly refs: readonly string[];
  readonly mode: 'model' | 'rules';
};

export type DrawingDependencies = {
  readonly openDiagrams: () => Promise<DiagramRenderer>;
  readonly openReferences: (settings: Settings) => Promise<OpenReferences>;
  /** Called with the result of indexing each reference folder; a missing folder is not searched. */
  readonly onIndexed: (report: IndexReport) => void;
};

/** Opens the TikZ renderer. In model mode or with reference folders, also opens the references and the author's drawings. */
export async function openDrawingTools(
  { settings, refs, mode }: DrawingOptions,
  { openDiagrams, openReferences, onIndexed }: DrawingDependencies,
): Promise<{ readonly tools: DiagramTools; close(): Promise<void> }> {
  const renderer = await openDiagrams();
  const draw: DiagramTools['draw'] = (tikz) => renderer.draw(tikz);
  if (mode === 'rules' && refs.length === 0) return { tools: { draw }, close: () => renderer.close() };
  const { store, examples } = await openReferences(settings);
  for (const folder of refs) onIndexed(await store.index(folder));
  return {
    tools: { draw, examples, references: { store, ...(refs.length > 0 && { folders: refs }) } },
    close: async () => {
      await store.close();
      await renderer.close();
    },
  };
}
