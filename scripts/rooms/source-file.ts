/** The facts about a TypeScript file that the checks need. Paths are relative to `src/`, with forward slashes. */
export type SourceFile = {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly ImportSite[];
  readonly exports: readonly ExportSite[];
  readonly functions: readonly FunctionSite[];
  /** Lines that import a module by a computed name. */
  readonly unreadableImports: readonly number[];
  /** Lines that read the environment or may do so. */
  readonly environmentReads: readonly number[];
};

export type ImportSite = {
  readonly specifier: string;
  /** The imported names; `*` is the whole module. */
  readonly names: readonly string[];
  readonly line: number;
  readonly typeOnly: boolean;
};

export type ExportSite = {
  readonly name: string;
  readonly line: number;
  /** The statement declares a type; false for values and for names that are only exported again. */
  readonly declaresType: boolean;
};

export type FunctionSite = { readonly line: number; readonly lines: number };

export type Violation = { readonly path: string; readonly line: number; readonly message: string };

/** Returns the room of a file: its first folder, or the file name if it is directly in `src/`. */
export function getRoom(path: string): string {
  const [first = '', ...rest] = path.split('/');
  return rest.length === 0 ? first.replace(/\.ts$/, '') : first;
}

const TEST_FILE = /\.(test|contract|arbitrary|fixture)\.tsx?$/;

/** Returns whether a file belongs to tests. Such files may import any room; production code may not import them. */
export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path);
}

/** Returns whether a file is a data table, which may be long. */
export function isTable(path: string): boolean {
  return /\.table(\.fixture)?\.ts$/.test(path);
}

/** Resolves a relative import to a path relative to the same root as `from`; undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.length === 0 || parts.at(-1) === '..') parts.push('..');
      else parts.pop();
    } else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
