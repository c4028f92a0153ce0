import { isTestFile, resolveImport, type SourceFile, type Violation } from './source-file.ts';

/** Reports every pair of sibling folders that import each other, including type imports. */
export function checkFolders(files: readonly SourceFile[]): Violation[] {
  const firstImport = new Map<string, Violation>();
  for (const { path, line, from, to } of files.flatMap(listFolderImports)) {
    const key = `${from} → ${to}`;
    if (!firstImport.has(key)) firstImport.set(key, { path, line, message: '' });
  }
  return [...firstImport].flatMap(([key, site]) => {
    const [from = '', to = ''] = key.split(' → ');
    const reverseImport = firstImport.get(`${to} → ${from}`);
    if (reverseImport === undefined || from > to) return [];
    return [
      {
        ...site,
        message: `imports ${to}, and ${reverseImport.path}:${reverseImport.line} imports ${from} back`,
      },
    ];
  });
}

type FolderImport = { path: string; line: number; from: string; to: string };

/** Lists the imports of a file from a sibling folder. Both folders are given at the level where their paths differ. */
function listFolderImports({ path, imports }: SourceFile): FolderImport[] {
  if (isTestFile(path)) return [];
  return imports.flatMap(({ specifier, line }) => {
    const target = resolveImport(path, specifier);
    if (target === undefined) return [];
    const [ownFolders, targetFolders] = [path.split('/').slice(0, -1), target.split('/').slice(0, -1)];
    const depth = ownFolders.findIndex((folder, index) => folder !== targetFolders[index]);
    if (depth < 0 || targetFolders[depth] === undefined) return [];
    const prefix = (folders: readonly string[]): string => folders.slice(0, depth + 1).join('/');
    return [{ path, line, from: prefix(ownFolders), to: prefix(targetFolders) }];
  });
}
