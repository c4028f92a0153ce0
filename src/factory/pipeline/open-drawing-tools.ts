import type { DiagramTools } from '../../agents/tikz/draw-diagram.ts';
import type { Settings } from '../../domain/settings.ts';
import type { AuthorExamples } from '../../ports/author-examples.ts';
import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';
import type { IndexReport, ReferenceStore } from '../../ports/reference-store.ts';

/** The reference folders and the author's drawings; the caller closes the store. */
export type OpenReferences = { readonly store: ReferenceStore; readonly examples: AuthorExamples };

type DrawingOptions = {
  readonly settings: Settings;
  /** Folders to search; an empty list searches everything that was ever indexed. */
  readonly refs: readonly string[];
  readonly mode: 'model' | 'rules';
};

export type DrawingDependencies = {
  readonly openDiagrams: () => Promise<DiagramRenderer>;
  readonly openReferences: (settings: Settings) => Promise<OpenReferences>;
  /** Receives the result of indexing each reference folder; a missing folder is left out of the search. */
  readonly onIndexed: (report: IndexReport) => void;
};

/** Opens the TikZ renderer and, for a model, the references and the author's drawings. */
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
