import { isTestFile, resolveImport, type SourceFile, type Violation } from './source-file.ts';

export type UnusedExportRules = {
  /** Files whose exports are for users outside the repository. */
  readonly publicFiles: ReadonlySet<string>;
  /** Names that a specification spells out. */
  readonly specNames: ReadonlySet<string>;
};

/**
 * Reports the exports of `candidates` that no file of `all` imports. Imports from tests do not count, so code that only
 * tests use is reported too. Paths are relative to the root of the repository.
 */
export function findUnusedExports(
  candidates: readonly SourceFile[],
  all: readonly SourceFile[],
  { publicFiles, specNames }: UnusedExportRules,
): Violation[] {
  const namesByFile = collectImportedNames(all.filter(({ path }) => !isTestFile(path)));
  return candidates
    .filter(({ path }) => !isTestFile(path) && !publicFiles.has(path))
    .flatMap(({ path, exports }) => {
      const names = namesByFile.get(path) ?? new Set();
      return exports
        .filter(({ name }) => !names.has(name) && !names.has('*') && !specNames.has(name))
        .map(({ name, line }) => ({ path, line, message: `exports ${name}, which nothing imports` }));
    });
}

/** Returns, for each file, the names that other files import from it. */
function collectImportedNames(files: readonly SourceFile[]): Map<string, Set<string>> {
  const namesByFile = new Map<string, Set<string>>();
  for (const file of files)
    for (const { specifier, names } of file.imports) {
      const target = resolveImport(file.path, specifier);
      if (target === undefined) continue;
      const importedNames = namesByFile.get(target) ?? new Set();
      for (const name of names) importedNames.add(name);
      namesByFile.set(target, importedNames);
    }
  return namesByFile;
}
