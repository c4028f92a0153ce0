import { isTestFile, resolveImport, type SourceFile, type Violation } from './source-file.ts';

/** Every pair of sibling folders whose files import each other in both directions, type imports included. */
export function checkFolders(files: readonly SourceFile[]): Violation[] {
  const firstImport = new Map<string, Violation>();
  for (const { path, line, from, to } of files.flatMap(folderImports)) {
    const key = `${from} → ${to}`;
    if (!firstImport.has(key)) firstImport.set(key, { path, line, message: '' });
  }
  return [...firstImport].flatMap(([key, site]) => {
    const [from = '', to = ''] = key.split(' → ');
    const back = firstImport.get(`${to} → ${from}`);
    if (back === undefined || from > to) return [];
    return [{ ...site, message: `imports ${to}, and ${back.path}:${back.line} imports ${from} back` }];
  });
}

type FolderImport = { path: string; line: number; from: string; to: string };

/** The imports of a file that go from one folder to a sibling of it, named at the level where their paths part. */
function folderImports({ path, imports }: SourceFile): FolderImport[] {
  if (isTestFile(path)) return [];
  return imports.flatMap(({ specifier, line }) => {
    const target = resolveImport(path, specifier);
    if (target === undefined) return [];
    const [here, there] = [path.split('/').slice(0, -1), target.split('/').slice(0, -1)];
    const depth = here.findIndex((folder, index) => folder !== there[index]);
    if (depth < 0 || there[depth] === undefined) return [];
    const prefix = (folders: readonly string[]): string => folders.slice(0, depth + 1).join('/');
    return [{ path, line, from: prefix(here), to: prefix(there) }];
  });
}
