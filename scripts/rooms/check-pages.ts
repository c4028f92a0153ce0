import { resolveImport, type SourceFile, type Violation } from './source-file.ts';

const DOMAIN = '../../src/domain/';

/** The pages may import only types of the domain from `src`; paths are relative to `web/src`. */
export function checkPages(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    file.imports.flatMap(({ specifier, line, typeOnly }) => {
      const target = resolveImport(file.path, specifier);
      if (target === undefined || !target.startsWith('..')) return [];
      if (typeOnly && target.startsWith(DOMAIN)) return [];
      return [
        { path: file.path, line, message: `imports ${target}; pages may import only types of the domain` },
      ];
    }),
  );
}
