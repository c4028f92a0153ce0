import { resolveImport, type SourceFile, type Violation } from './source-file.ts';

const DOMAIN_FOLDER = '../../src/domain/';

/** Reports pages that import from `src` anything but types of the domain. Paths are relative to `web/src`. */
export function checkPages(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    file.imports.flatMap(({ specifier, line, typeOnly }) => {
      const target = resolveImport(file.path, specifier);
      if (target === undefined || !target.startsWith('..')) return [];
      if (typeOnly && target.startsWith(DOMAIN_FOLDER)) return [];
      return [
        { path: file.path, line, message: `imports ${target}; pages may import only types of the domain` },
      ];
    }),
  );
}
