import { dirname, join } from 'node:path';
import { createAuthorExamples } from '../adapters/references/create-author-examples.ts';
import { createReferenceStore } from '../adapters/references/create-reference-store.ts';
import type { Settings } from '../domain/settings.ts';
import type { OpenReferences } from '../factory/pipeline/open-drawing-tools.ts';
import type { Files } from '../ports/files.ts';

/** Opens the references and author examples beside the embedded database, because they refer only to files of this machine. */
export async function openReferences(
  { database }: Pick<Settings, 'database'>,
  files: Files,
  now: () => Date,
): Promise<OpenReferences> {
  const folder = join(dirname(database), 'references');
  return {
    store: await createReferenceStore({ path: join(folder, 'index.db'), files, now }),
    examples: createAuthorExamples(join(folder, 'examples')),
  };
}
